import { expect, test } from 'vitest'
import { readPlace, writePlace } from './playground-url.ts'

const place = (query: string) => readPlace(new URLSearchParams(query))
const moved = (query: string, change: Partial<ReturnType<typeof place>>) =>
  writePlace(new URLSearchParams(query), { ...place(query), ...change })

test('an empty address is a call of no tool by form', () => {
  expect(place('')).toEqual({ mode: 'call', toolName: null, input: 'form', runId: null })
})

test('what is unknown in the address counts as absent', () => {
  expect(place('mode=loop&input=yaml&tool=')).toEqual(place(''))
})

test('a place survives being written and read', () => {
  const query = writePlace(new URLSearchParams(), {
    mode: 'call',
    toolName: 'a&b=c',
    input: 'json',
    runId: 'r/1',
  })
  expect(place(query)).toEqual({ mode: 'call', toolName: 'a&b=c', input: 'json', runId: 'r/1' })
})

test('another run drops the chosen step and keeps the tab and foreign keys', () => {
  expect(moved('tool=t&run=one&step=3&tab=wire&x=1', { runId: 'two' })).toBe(
    '?tool=t&run=two&tab=wire&x=1',
  )
})

test('the same run keeps the chosen step', () => {
  expect(moved('tool=t&run=one&step=3', { input: 'json' })).toContain('step=3')
})

test('inspecting names no tool', () => {
  expect(moved('tool=t&input=json', { mode: 'inspect' })).toBe('?mode=inspect')
})
