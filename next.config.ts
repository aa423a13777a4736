import type { NextConfig } from 'next'
import { MAX_BODY_BYTES } from './lib/server/request-refusal.ts'
import { CLOSED_POLICY, SECURITY_HEADERS } from './lib/server/security-headers.ts'

const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  // A native addon cannot be bundled.
  serverExternalPackages: ['better-sqlite3'],
  allowedDevOrigins: ['127.0.0.1', 'localhost'],
  // For answers that the proxy never sees, e.g. to an address that is no URL; its own headers win.
  async headers() {
    const all = { ...SECURITY_HEADERS, 'content-security-policy': CLOSED_POLICY }
    const headers = Object.entries(all).map(([key, value]) => ({ key, value }))
    return [{ source: '/:path*', headers }]
  },
  turbopack: {
    resolveAlias: {
      // `@rjsf/core` names it in a helper for its own tests; it compiles code, which our policy forbids.
      '@rjsf/validator-ajv8': './components/playground/form/no-validator.json',
    },
  },
  experimental: {
    optimizePackageImports: ['@mantine/core', '@mantine/hooks', '@tabler/icons-react'],
    serverActions: { bodySizeLimit: MAX_BODY_BYTES },
    // Beyond its limit Next would hand on a body that is cut.
    proxyClientMaxBodySize: MAX_BODY_BYTES,
  },
}

export default config
