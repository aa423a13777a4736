import { expect, test } from 'vitest'
import { runInSlices } from './run-in-slices.ts'

function walked(lengths: readonly number[], problem?: Error) {
  const waiting: (() => void)[] = []
  const told: unknown[] = []
  function* steps(): Generator<number, string> {
    for (const length of lengths) yield length
    if (problem) throw problem
    return 'done'
  }
  runInSlices(steps(), {
    later: (task) => waiting.push(task),
    done: (value) => told.push(value),
    failed: (fault) => told.push(fault),
  })
  return { waiting, told }
}

test('what is short is done at once', () => {
  expect(walked([10, 20])).toEqual({ waiting: [], told: ['done'] })
})

test('what is long waits its turn after each slice, and comes to its end', () => {
  const { waiting, told } = walked(Array.from({ length: 10 }, () => 9_000))
  let turns = 0
  for (let task = waiting.shift(); task; task = waiting.shift()) {
    expect(told).toEqual([])
    turns++
    task()
  }
  expect(turns).toBe(5)
  expect(told).toEqual(['done'])
})

test('a step that throws ends the walk and is told, though nobody waits for it any more', () => {
  const { waiting, told } = walked([20_000], new Error('broken'))
  expect(told).toEqual([])
  waiting.shift()?.()
  expect(told).toEqual([new Error('broken')])
  expect(waiting).toEqual([])
})
