import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import type { PrivacyLevel } from '#lib/privacy/privacy-level.ts'
import type { SourceSettings } from '#lib/sources/source-settings.ts'
import { readConfigFile } from './config-file.ts'
import { isLoopback } from './loopback.ts'
import { SettingsError } from './settings-error.ts'
import { withMcpFiles } from './sources/mcp-files.ts'
import { withAbsolutePaths } from './sources/source-paths.ts'

/** What the environment and the configuration file say, parsed. Every path is absolute. */
export type Settings = {
  /** The folder that holds this installation's `lib/` and `db/`. */
  readonly installRoot: string
  readonly host: string
  readonly port: number
  readonly dataDir: string
  /** The SQLite file of the audit. */
  readonly databaseFile: string
  /** SQLite files that an administrator configured for the tools; empty means the sample. */
  readonly databases: readonly { readonly name: string; readonly path: string }[]
  /** Null means the sample folder. */
  readonly filesRoot: string | null
  readonly fetch: { readonly allowPrivateAddresses: boolean }
  /** Origins that the console is served at beside its own address. */
  readonly origins: readonly string[]
  readonly limits: {
    readonly queryTimeoutMs: number
    readonly liveRuns: number
    readonly liveBytes: number
    readonly liveAgeMs: number
  }
  readonly privacy: {
    readonly ceiling: PrivacyLevel
    readonly sources: Readonly<Record<string, PrivacyLevel>>
  }
  /** Sources of foreign tools that the configuration file names. */
  readonly sources: Readonly<Record<string, SourceSettings>>
  /** Variables of the environment that sources which the console added may refer to. */
  readonly sourceVariables: readonly string[]
}

/** Variables by name, as `process.env` has them. */
export type Environment = Readonly<Record<string, string | undefined>>

const SHAPE = {
  PORT: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .refine((port) => port >= 1 && port <= 65_535)
    .default(3000),
  VITRINE_HOST: z.string().refine(isLoopback).default('127.0.0.1'),
  VITRINE_DATA_DIR: z.string().default('data'),
  VITRINE_DATABASE_URL: z.string().transform(databasePath).optional(),
  VITRINE_CONFIG: z.string().optional(),
}

/** What a variable must be, in the words of its error. */
const RULES: Readonly<Record<string, string>> = {
  PORT: 'must be a whole number from 1 to 65535',
  VITRINE_HOST:
    'must be a loopback address such as 127.0.0.1: the console has no sign-in yet, so it may not be reachable from another machine',
  VITRINE_DATABASE_URL: 'must be a path or a file: URL of a SQLite database',
}

/**
 * Reads all settings once. An empty variable counts as unset; relative paths start at `installRoot`, those
 * of the configuration file at its own folder. Throws `SettingsError` with a sentence that names the variable.
 */
export function readSettings(environment: Environment, installRoot: string): Settings {
  const given = Object.fromEntries(
    Object.keys(SHAPE).map((name) => [name, environment[name]?.trim() || undefined]),
  )
  const parsed = z.object(SHAPE).safeParse(given)
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0])
    throw new SettingsError(`${name} ${RULES[name] ?? 'cannot be used'}.`)
  }
  const { PORT, VITRINE_HOST, VITRINE_DATA_DIR, VITRINE_DATABASE_URL, VITRINE_CONFIG } = parsed.data
  const dataDir = resolve(installRoot, VITRINE_DATA_DIR)
  const configPath = VITRINE_CONFIG ? resolve(installRoot, VITRINE_CONFIG) : null
  const config = readConfigFile(configPath)
  const configFolder = configPath ? dirname(configPath) : installRoot
  return {
    installRoot,
    host: VITRINE_HOST,
    port: PORT,
    dataDir,
    databaseFile: VITRINE_DATABASE_URL
      ? resolve(installRoot, VITRINE_DATABASE_URL)
      : join(dataDir, 'vitrine.db'),
    databases: (config.databases ?? []).map(({ name, path }) => {
      return { name, path: resolve(configFolder, path) }
    }),
    filesRoot: config.filesRoot ? resolve(configFolder, config.filesRoot) : null,
    fetch: config.fetch,
    origins: config.origins,
    limits: config.limits,
    privacy: config.privacy,
    sources: withAbsolutePaths(
      withMcpFiles(
        config.sources,
        config.mcpFiles.map((path) => resolve(configFolder, path)),
      ),
      configFolder,
    ),
    sourceVariables: config.sourceVariables,
  }
}

function databasePath(text: string, context: z.RefinementCtx): string {
  if (!text.startsWith('file:')) {
    if (/^[a-z][a-z0-9+.-]+:/i.test(text)) context.addIssue('not a file')
    return text
  }
  // `file:relative.db` is no legal URL of a host's file, but what people write.
  if (!text.startsWith('file:/')) return text.slice('file:'.length)
  try {
    return fileURLToPath(text)
  } catch {
    context.addIssue('not a file')
    return text
  }
}
