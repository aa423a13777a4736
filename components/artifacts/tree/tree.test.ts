import { expect, test } from 'vitest'
import { pressTreeKey } from '#components/inspector/tree-keys.ts'
import type { JsonObject } from '#lib/base/json.ts'
import { treeMoves } from './tree-moves.ts'
import { MAX_NODES, openWithin, seenRows, treeFault, treeRows, treeText } from './tree-rows.ts'
import type { TreeState } from './use-tree.ts'

const leaf = (label: string) => ({ label })
const payload: JsonObject = {
  nodes: [
    { label: 'a', children: [{ label: 'b', value: 1, children: [leaf('c')] }, leaf('d')] },
    { label: 'e', value: null, children: [] },
  ],
}
const { rows } = treeRows(payload)

test('nodes are read in order, each with its place in the tree', () => {
  expect(
    rows.map(({ label, level, position, setSize, parent, end }) => [
      label,
      level,
      position,
      setSize,
      parent,
      end,
    ]),
  ).toEqual([
    ['a', 1, 1, 2, -1, 4],
    ['b', 2, 1, 2, 0, 3],
    ['c', 3, 1, 1, 1, 3],
    ['d', 2, 2, 2, 0, 4],
    ['e', 1, 2, 2, -1, 5],
  ])
  expect(rows.map(({ value }) => value)).toEqual([null, '1', null, null, 'null'])
  expect(treeText(rows)).toBe('a\n  b: 1\n    c\n  d\ne: null')
})

test('what is in a closed branch is not seen', () => {
  expect(seenRows(rows, new Set())).toEqual([0, 4])
  expect(seenRows(rows, new Set([0]))).toEqual([0, 1, 3, 4])
  expect(seenRows(rows, new Set([1]))).toEqual([0, 4])
  expect(seenRows(rows, new Set([0, 1]))).toEqual([0, 1, 2, 3, 4])
})

test('upper levels are opened first, as far as the budget goes', () => {
  expect([...openWithin(rows, 2)]).toEqual([])
  expect([...openWithin(rows, 4)]).toEqual([0])
  expect([...openWithin(rows, 100)]).toEqual([0, 1])
})

test('a tree far deeper than the stack is read, and one with too many nodes is cut', () => {
  let node: { label: string; children: object[] } = { label: 'n', children: [] }
  for (let level = 1; level < 20_000; level++) node = { label: 'n', children: [node] }
  const deep = JSON.parse('{"nodes":[]}')
  deep.nodes.push(node)
  expect(treeFault(deep)).toBeNull()
  expect(treeRows(deep).rows.at(-1)?.level).toBe(20_000)
  const wide = { nodes: Array.from({ length: MAX_NODES }, () => leaf('n')) }
  expect(treeRows(wide).isCut).toBe(false)
  const cut = treeRows({ nodes: [{ label: 'root', children: wide.nodes }] })
  expect(cut.isCut).toBe(true)
  expect(cut.rows).toHaveLength(MAX_NODES)
  expect(cut.rows[0]?.end).toBe(MAX_NODES)
})

/** A tree without React, and what it looks like after each key. */
function pressed(...keys: readonly string[]): string {
  let open: ReadonlySet<number> = new Set()
  let activeRow = 0
  const tree = (): TreeState => {
    const seen = seenRows(rows, open)
    return {
      rows,
      isCut: false,
      seen,
      active: seen.indexOf(activeRow),
      isOpen: (index) => open.has(index),
      activate(place) {
        activeRow = seen[Math.max(0, Math.min(seen.length - 1, place))] ?? 0
      },
      toggle(index) {
        open = open.has(index)
          ? new Set([...open].filter((one) => one !== index))
          : new Set([...open, index])
      },
      openEverything() {
        open = openWithin(rows, 100)
      },
      closeEverything() {
        open = new Set()
      },
    }
  }
  for (const key of keys) pressTreeKey(key, treeMoves(tree()))
  return tree()
    .seen.map((index) => (index === activeRow ? `[${rows[index]?.label}]` : rows[index]?.label))
    .join(' ')
}

test.each([
  [['ArrowRight'], '[a] b d e'],
  [['ArrowRight', 'ArrowRight'], 'a [b] d e'],
  [['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowRight'], 'a b [c] d e'],
  [['*', 'ArrowDown', 'ArrowDown', 'ArrowLeft'], 'a [b] c d e'],
  [['*', 'ArrowDown', 'ArrowLeft'], 'a [b] d e'],
  [['*', 'ArrowDown', 'ArrowLeft', 'ArrowLeft'], '[a] b d e'],
  [['End'], 'a [e]'],
  [['End', 'ArrowRight'], 'a [e]'],
  [['*', 'End', 'ArrowUp', 'Home', 'ArrowUp'], '[a] b c d e'],
  [['Enter', ' '], '[a] e'],
  [['PageDown', 'ArrowDown', 'PageUp'], '[a] e'],
])('the keys %j move and open as a tree does', (keys, seen) => {
  expect(pressed(...keys)).toBe(seen)
})

test('a key that means nothing on a tree is left to the page', () => {
  const fail = () => expect.unreachable()
  const untouched = { activate: fail, enter: fail, leave: fail, toggle: fail, openEverything: fail }
  expect(pressTreeKey('j', { active: 0, count: 1, ...untouched })).toBe(false)
})
