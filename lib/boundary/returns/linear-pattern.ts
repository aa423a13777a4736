import { Uncheckable } from './fault.ts'
import { compilePattern, type Instruction, type Program } from './pattern-program.ts'

/** Instructions times characters of one match. */
const MAX_WORK = 50_000_000

/** Patterns kept ready. */
const MAX_KEPT = 200

const programs = new Map<string, Program>()

/**
 * True where a foreign regular expression matches somewhere in `text`. All ways through the expression are
 * followed at once, so no expression backtracks: at most its length times the text's. Throws `Uncheckable`
 * for what it doesn't know (look-around, back-references) and for what would be too much work.
 */
export function matchesPattern(pattern: unknown, text: string): boolean {
  if (typeof pattern !== 'string') throw new Uncheckable('a pattern is not text')
  const program = programOf(pattern)
  if (program.length * (text.length + 1) > MAX_WORK)
    throw new Uncheckable('a pattern is too costly')
  return run(program, text)
}

function programOf(pattern: string): Program {
  const kept = programs.get(pattern)
  if (kept) return kept
  const program = compilePattern(pattern)
  if (programs.size >= MAX_KEPT) programs.clear()
  programs.set(pattern, program)
  return program
}

function run(program: Program, text: string): boolean {
  const seenAt = new Int32Array(program.length).fill(-1)
  let threads: readonly number[] = []
  let step = 0
  for (let at = 0; at <= text.length; step++) {
    const point = text.codePointAt(at)
    const character = point === undefined ? '' : String.fromCodePoint(point)
    // A match may begin at each character: instruction 0 is tried again and again.
    const reached = follow(program, [...threads, 0], seenAt, step, text, at)
    if (reached.some((thread) => program[thread]?.kind === 'match')) return true
    threads = reached
      .filter((thread) => consumes(program[thread], character))
      .map((thread) => thread + 1)
    at += character.length || 1
  }
  return false
}

function consumes(instruction: Instruction | undefined, character: string): boolean {
  return instruction?.kind === 'character' && character !== '' && instruction.test(character)
}

/** The instructions that consume or end, reachable from `threads` without a character. */
function follow(
  program: Program,
  threads: readonly number[],
  seenAt: Int32Array,
  step: number,
  text: string,
  at: number,
): number[] {
  const open = [...threads].reverse()
  const reached: number[] = []
  for (let thread = open.pop(); thread !== undefined; thread = open.pop()) {
    if (seenAt[thread] === step) continue
    seenAt[thread] = step
    const instruction = program[thread]
    if (instruction === undefined) continue
    if (instruction.kind === 'character' || instruction.kind === 'match') reached.push(thread)
    else open.push(...successors(instruction, thread, text, at))
  }
  return reached
}

function successors(
  instruction: Exclude<Instruction, { kind: 'character' | 'match' }>,
  thread: number,
  text: string,
  at: number,
): readonly number[] {
  switch (instruction.kind) {
    case 'jump':
      return [instruction.to]
    case 'split':
      return [instruction.first, instruction.second]
    case 'start':
      return at === 0 ? [thread + 1] : []
    case 'end':
      return at === text.length ? [thread + 1] : []
    case 'boundary':
      return isBoundary(text, at) === instruction.isBoundary ? [thread + 1] : []
  }
}

function isBoundary(text: string, at: number): boolean {
  return /\w/.test(text.charAt(at - 1)) !== /\w/.test(text.charAt(at))
}
