import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { PRIVACY_LEVELS } from '#lib/privacy/privacy-level.ts'
import { SourceName, SourceSettings } from '#lib/sources/source-settings.ts'
import { SettingsError } from './settings-error.ts'
import { MAX_SOURCES, RESERVED_SOURCE_NAMES } from './sources/source-names.ts'

const Origin = z.string().refine(isOrigin, {
  error: 'must be an origin like https://vitrine.example, without a path',
})

/** What the JSON file named by `VITRINE_CONFIG` may say. Unknown names are refused, so a typing mistake is seen. */
const ConfigFile = z.strictObject({
  /** SQLite files for the database tools; the first is the default. In place of the sample database. */
  databases: z
    .array(
      z.strictObject({
        name: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/, {
          error: 'must be 1 to 40 letters, digits, - or _',
        }),
        path: z.string().min(1),
      }),
    )
    .min(1)
    .refine((list) => new Set(list.map(({ name }) => name)).size === list.length, {
      error: 'must have names that differ',
    })
    .optional(),
  /** The only folder that the file tools see. */
  filesRoot: z.string().min(1).optional(),
  fetch: z.strictObject({ allowPrivateAddresses: z.boolean().default(false) }).prefault({}),
  /** Origins that the console is served at beside its own address, e.g. that of a TLS proxy in front. */
  origins: z.array(Origin).default([]),
  limits: z
    .strictObject({
      /** How long one database query may take, in milliseconds. */
      queryTimeoutMs: z.int().min(100).max(600_000).default(10_000),
      /** Runs whose unfiltered copy stays in memory after their end. */
      liveRuns: z.int().min(1).max(1000).default(50),
      /** Bytes of those copies, all together. */
      liveBytes: z.int().min(1_000_000).max(1_000_000_000).default(64_000_000),
      /** How long such a copy stays, in milliseconds. */
      liveAgeMs: z.int().min(1000).max(86_400_000).default(900_000),
    })
    .prefault({}),
  privacy: z
    .strictObject({
      /** No run is kept at more than this. */
      ceiling: z.enum(PRIVACY_LEVELS).default('full'),
      /** Stricter ceilings of single tool sources, by the source's name. */
      sources: z.record(z.string(), z.enum(PRIVACY_LEVELS)).default({}),
    })
    .prefault({}),
  /** Where foreign tools come from, by name. The only place for a command that the server may start. */
  sources: z
    .record(
      SourceName.refine((name) => !RESERVED_SOURCE_NAMES.has(name), {
        error: 'is a name that Vitrine uses itself',
      }),
      SourceSettings,
    )
    .refine((sources) => Object.keys(sources).length <= MAX_SOURCES, {
      error: `may name at most ${MAX_SOURCES} sources`,
    })
    .default({}),
  /** Files of other clients (`mcp.json`) whose servers are sources too. */
  mcpFiles: z.array(z.string().min(1)).max(20).default([]),
  /** Variables of the environment that sources added in the console may refer to by `${NAME}`. */
  sourceVariables: z.array(z.string().min(1).max(200)).default([]),
})

/** The parsed configuration file; paths are as written, relative to the file's folder. */
export type ConfigFile = Readonly<z.infer<typeof ConfigFile>>

/** Reads the configuration file at `path` (absolute), or gives the defaults for null. Throws `SettingsError`. */
export function readConfigFile(path: string | null): ConfigFile {
  if (path === null) return ConfigFile.parse({})
  const parsed = ConfigFile.safeParse(readJson(path))
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const place = issue?.path.map(String).join('.')
  throw new SettingsError(
    `VITRINE_CONFIG: in ${path}, ${place ? `"${place}"` : 'the file'} is not as expected: ${issue?.message}.`,
  )
}

function readJson(path: string): unknown {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (cause) {
    throw new SettingsError(
      `VITRINE_CONFIG names ${path}, which cannot be read: check that the file is there and readable.`,
      { cause },
    )
  }
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new SettingsError(`VITRINE_CONFIG names ${path}, which is not JSON: correct the file.`, {
      cause,
    })
  }
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, origin } = new URL(text)
  return (protocol === 'http:' || protocol === 'https:') && origin === text
}
