import * as z from 'zod'

/** Names of sources stand in tool names, paths and settings. */
export const SourceName = z.string().regex(/^[a-z0-9](?:[a-z0-9-]{0,30}[a-z0-9])?$/, {
  error: 'must be 1 to 32 lower-case letters, digits or -, not at an end',
})

/** Values may hold `${NAME}` for a variable of the server's environment; only the name is ever shown. */
const Values = z.record(z.string().min(1).max(200), z.string().max(8192))

const HttpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).max(2000)

/** Folders that a server is told it may work in, as `file:` addresses; it is not held to them. */
const Roots = z
  .array(z.url({ protocol: /^file$/, error: 'must be a file: address' }).max(2000))
  .max(50)
  .optional()

/** An MCP server that is started here; only a file on the server may hold one. */
export const StdioSettings = z.strictObject({
  transport: z.literal('stdio'),
  command: z.string().min(1).max(4096),
  args: z.array(z.string().max(8192)).max(200).default([]),
  env: Values.default({}),
  /** The folder it works in. */
  cwd: z.string().min(1).max(4096).optional(),
  roots: Roots,
})

/** An MCP server that is reached by HTTP: the transport of today, or the older one with events. */
export const McpHttpSettings = z.strictObject({
  transport: z.enum(['streamable_http', 'sse']),
  url: HttpUrl,
  headers: Values.default({}),
  /** What is asked for when an administrator signs in; absent where no sign-in is wanted. */
  oauth: z
    .strictObject({
      clientId: z.string().min(1).max(500).optional(),
      clientSecret: z.string().min(1).max(2000).optional(),
      scope: z.string().max(2000).optional(),
      /** The one authorization server that may sign in; absent means the one that the service names. */
      issuer: HttpUrl.optional(),
    })
    .optional(),
  roots: Roots,
})

/** An HTTP service that an OpenAPI document describes. */
export const OpenApiSettings = z.strictObject({
  transport: z.literal('openapi'),
  /** Address of the document, or its path where a file on the server says so. */
  document: z.string().min(1).max(4096),
  /** In place of the document's own server. */
  baseUrl: HttpUrl.optional(),
  /** What each security scheme of the document gets, by the scheme's name: a key, a token, or `user:password`. */
  credentials: Values.default({}),
})

/** How a source is reached. */
export const SourceSettings = z.discriminatedUnion('transport', [
  StdioSettings,
  McpHttpSettings,
  OpenApiSettings,
])
export type StdioSettings = Readonly<z.infer<typeof StdioSettings>>
export type McpHttpSettings = Readonly<z.infer<typeof McpHttpSettings>>
export type OpenApiSettings = Readonly<z.infer<typeof OpenApiSettings>>
export type SourceSettings = Readonly<z.infer<typeof SourceSettings>>
