/*
 * What the boundary finds and what it flags in vain, by set and by sort of attack, beside the scanners of npm.
 *
 *   npm run bench -- quality FOLDER [--alone] [--sorts]
 *
 * FOLDER holds the public sets as JSON lines; `--alone` leaves the peers out, `--sorts` lists each set by sort.
 */
import process from 'node:process'
import { scan } from '#lib/boundary/scan.ts'
import { PeerProcess } from './peer-process.ts'
import { PEER_SCANNERS } from './peer-scanners.ts'
import { type QualitySet, qualitySets } from './quality-sets.ts'

/** Longest time for one result, and failures after which a peer is given up for a set. */
const ROW_LIMIT_MS = 5_000
const MAX_FAILURES = 5

const folder = process.argv.slice(2).find((argument) => !argument.startsWith('--'))
const isAlone = process.argv.includes('--alone')
const listsSorts = process.argv.includes('--sorts')

type Share = { readonly flagged: number; readonly read: number }

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

function asText({ rows }: QualitySet): readonly string[] {
  return rows.map(({ payload }) =>
    typeof payload === 'string' ? payload : JSON.stringify(payload),
  )
}

function ours(set: QualitySet): readonly boolean[] {
  return set.rows.map(({ payload }) => scan(payload).length > 0)
}

function shareOf(flags: readonly boolean[]): Share {
  return { flagged: flags.filter(Boolean).length, read: flags.length }
}

async function shareOfPeer(peer: PeerProcess, set: QualitySet): Promise<Share> {
  let flagged = 0
  let read = 0
  let failures = 0
  for (const text of asText(set)) {
    const answer = await peer.read(text, 1, ROW_LIMIT_MS)
    if ('failure' in answer) failures++
    else {
      read++
      if (answer.flagged) flagged++
    }
    if (failures >= MAX_FAILURES) break
  }
  return { flagged, read }
}

function percent({ flagged, read }: Share, whole: number): string {
  if (read === 0) return 'fails'
  const share = `${((100 * flagged) / read).toFixed(1)} %`
  return read < whole ? `${share} of ${read}` : share
}

function printOwn(set: QualitySet, flags: readonly boolean[]): void {
  const { name, kind, use, isAttack, rows } = set
  const figure = percent(shareOf(flags), rows.length)
  print(
    `| ${name} | ${rows.length} | ${kind} | ${use} | ${isAttack ? figure : ''} | ${isAttack ? '' : figure} |`,
  )
}

function printSorts(set: QualitySet, flags: readonly boolean[]): void {
  const bySort = new Map<string, boolean[]>()
  for (const [index, { group }] of set.rows.entries()) {
    bySort.set(group, [...(bySort.get(group) ?? []), flags[index] ?? false])
  }
  print(`\n${set.name} by sort\n`)
  for (const [sort, itsFlags] of [...bySort].sort(([, a], [, b]) => b.length - a.length)) {
    if (itsFlags.length < 5) continue
    print(`| ${sort} | ${percent(shareOf(itsFlags), itsFlags.length)} of ${itsFlags.length} |`)
  }
}

async function printPeers(sets: readonly QualitySet[]): Promise<void> {
  print(`\n| scanner | ${sets.map(({ name }) => name).join(' | ')} |`)
  print(`| --- |${' --- |'.repeat(sets.length)}`)
  const own = sets.map((set) => percent(shareOf(ours(set)), set.rows.length))
  print(`| vitrine | ${own.join(' | ')} |`)
  for (const scanner of PEER_SCANNERS) {
    const peer = PeerProcess.install(scanner)
    if ('failure' in peer) {
      print(`| ${scanner.name} | ${peer.failure} |`)
      continue
    }
    using installed = peer
    const figures: string[] = []
    for (const set of sets) {
      figures.push(percent(await shareOfPeer(installed, set), set.rows.length))
    }
    print(`| ${scanner.name} | ${figures.join(' | ')} |`)
  }
}

if (folder === undefined) {
  process.stderr.write(
    'Name the folder that holds the public sets: npm run bench -- quality FOLDER\n',
  )
  process.exitCode = 1
} else {
  const sets = qualitySets(folder)
  print(
    '| set | rows | what | use | found | flagged in vain |\n| --- | --- | --- | --- | --- | --- |',
  )
  const own = sets.map((set) => ({ set, flags: ours(set) }))
  for (const { set, flags } of own) printOwn(set, flags)
  if (listsSorts) {
    for (const { set, flags } of own) if (set.isAttack) printSorts(set, flags)
  }
  if (!isAlone) await printPeers(sets)
}
