import type { JsonObject } from '#lib/base/json.ts'
import { getOwn } from '#lib/base/own.ts'
import { arrayOf, asObject, flagOf, objectOf, textOf } from '../members.ts'
import type { DraftSource } from './imported-source.ts'
import { variableName } from './references.ts'
import {
  eitherOf,
  isRequired,
  type ReadArguments,
  readArguments,
  templateText,
} from './registry-arguments.ts'
import { told } from './told.ts'

/** How packages of one registry are started. */
type Runner = {
  readonly command: string
  /** What comes before the package, unless the document says it itself. */
  readonly first: readonly string[]
  reference(identifier: string, version: string | undefined): string
}

const RUNNERS: ReadonlyMap<string, Runner> = new Map([
  ['npm', { command: 'npx', first: ['-y'], reference: joined('@') }],
  ['pypi', { command: 'uvx', first: [], reference: joined('==') }],
  ['oci', { command: 'docker', first: ['run', '-i', '--rm'], reference: imageReference }],
  ['docker', { command: 'docker', first: ['run', '-i', '--rm'], reference: imageReference }],
  ['nuget', { command: 'dnx', first: ['--yes'], reference: joined('@') }],
])

/** True for a server as the registry of MCP describes one. */
export function isRegistryServer(candidate: JsonObject): boolean {
  const isNamed = textOf(candidate, 'name') !== undefined
  return (
    isNamed &&
    (arrayOf(candidate, 'packages').length > 0 || arrayOf(candidate, 'remotes').length > 0)
  )
}

/** Every way to reach a server of the registry: its remotes, then its packages. Never throws. */
export function readRegistryServer(server: JsonObject): readonly DraftSource[] {
  const name = textOf(server, 'name') ?? 'source'
  return [
    ...arrayOf(server, 'remotes').map((remote) => readRemote(name, asObject(remote))),
    ...arrayOf(server, 'packages').map((one) => readPackage(name, asObject(one))),
  ]
}

function readRemote(name: string, remote: JsonObject): DraftSource {
  const type = eitherOf(remote, 'type', 'transport_type') ?? ''
  const url = templateText(remote, 'url')
  const headers = readInputs(arrayOf(remote, 'headers').map(asObject), 'Header', name)
  return {
    name,
    draft: {
      transport: type === 'sse' ? 'sse' : 'streamable_http',
      url: url.value ?? '',
      headers: headers.values,
    },
    notes: headers.notes,
    problems: [...url.problems, ...headers.problems],
  }
}

function readPackage(name: string, one: JsonObject): DraftSource {
  const registry = eitherOf(one, 'registryType', 'registry_type', 'registry_name') ?? ''
  const runner = RUNNERS.get(registry.toLowerCase())
  const identifier = eitherOf(one, 'identifier', 'name')
  if (runner === undefined || identifier === undefined) {
    const problem = `Packages of the kind ${told(registry)} are not started here: install it and write its command.`
    return { name, draft: null, notes: [], problems: [problem] }
  }
  const transport = objectOf(one, 'transport')
  if ((textOf(transport, 'type') ?? 'stdio') !== 'stdio') return ownServer(name, transport)
  const runtime = readArguments(firstArray(one, 'runtimeArguments', 'runtime_arguments'))
  const own = readArguments(firstArray(one, 'packageArguments', 'package_arguments'))
  const env = readInputs(
    firstArray(one, 'environmentVariables', 'environment_variables').map(asObject),
    'Variable',
    name,
  )
  const reference = runner.reference(identifier, textOf(one, 'version'))
  const isImage = runner.reference === imageReference
  const passed = isImage ? Object.keys(env.values).flatMap((variable) => ['-e', variable]) : []
  const command = eitherOf(one, 'runtimeHint', 'runtime_hint') ?? runner.command
  return {
    name,
    draft: {
      transport: 'stdio',
      command,
      args: [...started(runner, runtime), ...passed, reference, ...own.words],
      env: env.values,
    },
    notes: [
      `It is started by ${told(command)}, which fetches the package.`,
      ...env.notes,
      ...runtime.notes,
      ...own.notes,
    ],
    problems: [...runtime.problems, ...own.problems, ...env.problems],
  }
}

/** What the document says itself of the start is not said twice. */
function started({ first }: Runner, { words }: ReadArguments): readonly string[] {
  const missing = first.filter((word) => !words.includes(word))
  const [start] = first
  return start === 'run' && words[0] === 'run'
    ? ['run', ...missing, ...words.slice(1)]
    : [...missing, ...words]
}

function ownServer(name: string, transport: JsonObject): DraftSource {
  const url = templateText(transport, 'url')
  return {
    name,
    draft: {
      transport: textOf(transport, 'type') === 'sse' ? 'sse' : 'streamable_http',
      url: url.value ?? '',
    },
    notes: [],
    problems: [
      'The package is a server of its own: start it, then connect to its address.',
      ...url.problems,
    ],
  }
}

type ReadInputs = {
  readonly values: Readonly<Record<string, string>>
  readonly notes: readonly string[]
  readonly problems: readonly string[]
}

/** Variables or headers: what is secret or has to be given becomes a variable of the server's environment. */
function readInputs(
  inputs: readonly JsonObject[],
  what: 'Variable' | 'Header',
  source: string,
): ReadInputs {
  const values = new Map<string, string>()
  const notes: string[] = []
  const problems: string[] = []
  for (const input of inputs) {
    const name = textOf(input, 'name')
    if (name === undefined) continue
    const value = plainValue(input)
    const variable = variableName(what === 'Header' ? `${source}_${name}` : name)
    if (value !== undefined) values.set(name, value)
    else if (isNeeded(input)) {
      values.set(name, `${headerPrefix(input)}\${${variable}}`)
      problems.push(
        `${what} ${told(name)} has to be given: set the environment variable ${variable}.`,
      )
    } else notes.push(`${what} ${told(name)} may be set and was left out.`)
  }
  return { values: Object.fromEntries(values), notes, problems }
}

/** What the document gives for everybody; a secret it cannot give. */
function plainValue(input: JsonObject): string | undefined {
  const { value, problems } = templateText(input, 'value', 'default')
  return isSecret(input) || problems.length > 0 ? undefined : value
}

function isNeeded(input: JsonObject): boolean {
  return isRequired(input) || isSecret(input) || textOf(input, 'value') !== undefined
}

function isSecret(input: JsonObject): boolean {
  return flagOf(input, 'isSecret') ?? flagOf(input, 'is_secret') ?? false
}

/** Of a header such as `Bearer {token}` the word before what is to be filled in. */
function headerPrefix(input: JsonObject): string {
  return /^([A-Za-z]{1,20} )\{[^{}]+\}$/.exec(textOf(input, 'value') ?? '')?.[1] ?? ''
}

function firstArray(holder: JsonObject, ...names: readonly string[]) {
  const name = names.find((one) => getOwn(holder, one) !== undefined)
  return name === undefined ? [] : arrayOf(holder, name)
}

function joined(separator: string): Runner['reference'] {
  return (identifier, version) =>
    version === undefined || version === 'latest'
      ? identifier
      : `${identifier}${separator}${version}`
}

/** An image that names its tag or digest itself keeps it. */
function imageReference(identifier: string, version: string | undefined): string {
  const last = identifier.slice(identifier.lastIndexOf('/') + 1)
  return version === undefined || /[:@]/.test(last) ? identifier : `${identifier}:${version}`
}
