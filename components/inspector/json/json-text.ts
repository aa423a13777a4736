import { ExactNumber } from './exact-number.ts'
import { isContainer, isList } from './json-rows.ts'
import type { TreeObject, TreeValue } from './parse-json.ts'

type Frame = {
  readonly open: readonly (readonly [string, TreeValue])[]
  readonly end: string
  next: number
}

/** `value` as JSON text, indented by two. Walks with its own stack; exact numbers are written as they were. */
export function jsonText(value: TreeValue): string {
  const parts: string[] = []
  const frames: Frame[] = []
  const write = (one: TreeValue) => {
    if (!isContainer(one)) parts.push(scalarJson(one))
    else frames.push(openFrame(one, parts))
  }
  write(value)
  for (let frame = frames.at(-1); frame; frame = frames.at(-1)) {
    const member = frame.open[frame.next]
    const indent = '  '.repeat(frames.length)
    if (member) {
      parts.push(frame.next > 0 ? `,\n${indent}` : `\n${indent}`, member[0])
      frame.next++
      write(member[1])
      continue
    }
    frames.pop()
    parts.push(frame.next > 0 ? `\n${'  '.repeat(frames.length)}${frame.end}` : frame.end)
  }
  return parts.join('')
}

function openFrame(value: readonly TreeValue[] | TreeObject, parts: string[]): Frame {
  if (isList(value)) {
    parts.push('[')
    return { open: value.map((member) => ['', member] as const), end: ']', next: 0 }
  }
  parts.push('{')
  const named = Object.entries(value)
  const open = named.map(([key, member]) => [`${JSON.stringify(key)}: `, member] as const)
  return { open, end: '}', next: 0 }
}

function scalarJson(value: TreeValue): string {
  return value instanceof ExactNumber ? value.digits : JSON.stringify(value)
}
