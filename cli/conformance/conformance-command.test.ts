import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, expect, it } from 'vitest'
import { runCommand } from '../run-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-conformance-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function conformance(source: string, ...args: readonly string[]) {
  const path = join(folder, `${Math.random().toString(36).slice(2)}.mjs`)
  writeFileSync(path, source)
  let output = ''
  let complaint = ''
  const status = await runCommand(['conformance', '--boundary', path, ...args], {
    input: Readable.from([]),
    write: async (text) => {
      output += text
    },
    complain: async (sentence) => {
      complaint += sentence
    },
  })
  return { status, output, complaint }
}

/** A boundary that refuses everything. */
const REFUSING = `{ checked() { throw { tool: 't', rule: 'r', path: '', message: 'm' } } }`

it.each([
  ['an object as default', `export default ${REFUSING}`, true],
  ['an object named boundary', `export const boundary = ${REFUSING}`, true],
  ['a class', `export class Boundary { checked() { return ${REFUSING}.checked() } }`, false],
  ['a class with a field', `export default class { checked = ${REFUSING}.checked }`, false],
  ['a function', `export default ({ policy }) => (${REFUSING})`, false],
])('takes %s', async (_, source, skipsPolicies) => {
  const { status, output } = await conformance(source)
  expect(status).toBe(1)
  expect(output).toContain('failed injection "base64" (encoded_carrier):')
  expect(output.includes('skipped B-FAIL')).toBe(skipsPolicies)
  expect(output).toMatch(/\d+ passed, \d+ failed, \d+ skipped\.\n$/)
})

it('writes the whole report as JSON', async () => {
  const { output } = await conformance(`export default ${REFUSING}`, '--json')
  expect(JSON.parse(output)).toMatchObject({ conforms: false, rules: expect.any(Array) })
})

it.each([
  ['export const other = 1', 'exports no boundary'],
  ['export default 1', 'neither has nor makes'],
  ['export default () => 1', 'neither has nor makes'],
  ["throw new Error('broken\\u001b')", 'could not be loaded: broken\\u{1b}'],
])('ends with 2 where the module is %s', async (source, sentence) => {
  const { status, output, complaint } = await conformance(source)
  expect([status, output]).toEqual([2, ''])
  expect(complaint).toContain(sentence)
})
