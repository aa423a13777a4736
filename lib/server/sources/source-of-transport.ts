import { addressRefusal } from '#lib/network/address-rules.ts'
import { openApiSource } from '#lib/sources/http/open-api-source.ts'
import { mcpSource } from '#lib/sources/mcp/mcp-source.ts'
import { givenSecrets } from './given-secrets.ts'
import type { SourceMaker } from './make-source.ts'
import { maskedText } from './masked-text.ts'

/** The source for each transport. */
export const sourceOfTransport: SourceMaker = (name, settings, world) => {
  const redactText = maskedText(settings, world.variable)
  const secrets = givenSecrets(settings, world.variable)
  switch (settings.transport) {
    case 'stdio':
      return mcpSource(name, settings, { ...world, redactText, secrets })
    case 'streamable_http':
    case 'sse': {
      const rule = world.allowPrivateAddresses ? () => undefined : addressRefusal
      const signIn = { tokens: world.tokens, redirectUrl: world.redirectUrl(name), rule }
      return mcpSource(name, settings, { ...world, redactText, secrets, signIn })
    }
    case 'openapi':
      return openApiSource(name, settings, {
        clock: world.clock,
        variable: world.variable,
        redactText,
        secrets,
        rule: world.allowPrivateAddresses ? () => undefined : addressRefusal,
        isFromFile: world.isFromFile,
      })
  }
}
