// Megabytes a second of the whole boundary on benign text, and its time for hostile megabytes, beside the
// scanners of npm. Arguments: names of peers (all where none is given; `none` for ours alone).

import { utf8Length } from '#lib/base/text.ts'
import { INSPECT_POLICY } from '#lib/boundary/result-policy.ts'
import { ToolResultBoundary } from '#lib/boundary/tool-result-boundary.ts'
import { BENIGN_KINDS, benignRecords, benignText } from './benign-texts.ts'
import { HOSTILE_MEGABYTES } from './hostile-megabytes.ts'
import { PeerProcess } from './peer-process.ts'
import { PEER_SCANNERS } from './peer-scanners.ts'
import { type Figure, quantile, report } from './report.ts'

const SIZES: readonly (readonly [string, number])[] = [
  ['2 KB', 2_000],
  ['64 KB', 65_536],
  ['1 MB', 1_000_000],
  ['5 MB', 5_000_000],
]

/** How long one figure is measured. */
const SPAN_MS = 400

/** Peers are given up on a text after this. */
const LIMIT_MS = 10_000

const MOST_HOSTILE = 3
const boundary = new ToolResultBoundary({ policy: INSPECT_POLICY })
const tool = { name: 'read_file' }

/** Milliseconds of single calls, after some that warm up. */
function samplesOf(value: unknown): readonly number[] {
  const samples: number[] = []
  const from = performance.now()
  for (let now = from; now - from < SPAN_MS || samples.length < 5; ) {
    boundary.checked(tool, value)
    const after = performance.now()
    samples.push(after - now)
    now = after
  }
  return samples.slice(samples.length >> 2)
}

function medianMs(value: unknown): number {
  return quantile(samplesOf(value), 0.5)
}

const inputs = SIZES.flatMap(([size, length]) =>
  BENIGN_KINDS.map((kind) => ({ name: `${kind}, ${size}`, text: benignText(kind, length) })),
)

function megabytesASecond(text: string, ms: number): number {
  return utf8Length(text) / 1000 / ms
}

function ourSpeed(): Figure[] {
  const texts = inputs.map(({ name, text }) => {
    const value = megabytesASecond(text, medianMs(text))
    const against = name === 'JSON, 1 MB' ? { against: { name: 'at least', value: 40 } } : {}
    return { name, value, unit: 'MB/s', ...against }
  })
  const values = SIZES.map(([size, length]) => {
    const records = benignRecords(length)
    const value = megabytesASecond(JSON.stringify(records), medianMs(records))
    return { name: `JSON as a value, ${size}`, value, unit: 'MB/s' }
  })
  const small = BENIGN_KINDS.map((kind) => {
    const value = 1000 * medianMs(benignText(kind, 2_000))
    const against = { name: 'under', value: 100 }
    return { name: `${kind}, 2 KB: p50`, value, unit: 'µs', against }
  })
  return [...texts, ...values, ...small]
}

function ourHostileTimes(): Figure[] {
  const benign = medianMs(benignText('JSON', 1_000_000))
  return HOSTILE_MEGABYTES.map(([name, text]) => ({
    name,
    value: medianMs(text),
    unit: 'ms',
    against: { name: `${MOST_HOSTILE} × benign JSON`, value: MOST_HOSTILE * benign },
  }))
}

async function reportPeer(peer: (typeof PEER_SCANNERS)[number]): Promise<void> {
  const installed = PeerProcess.install(peer)
  if (!(installed instanceof PeerProcess)) {
    process.stdout.write(`${peer.name}: ${installed.failure}\n`)
    return
  }
  using scanner = installed
  process.stdout.write(`${peer.name}\n`)
  for (const { name, text } of inputs) {
    const times = Math.max(1, Math.round(20_000 / text.length))
    await scanner.read(text, times, LIMIT_MS)
    const answer = await scanner.read(text, times, LIMIT_MS)
    const figure = 'ms' in answer ? megabytesASecond(text, answer.ms).toFixed(2) : answer.failure
    process.stdout.write(`  ${name.padEnd(58)} ${figure.padStart(12)} MB/s\n`)
  }
  for (const [name, text] of HOSTILE_MEGABYTES) {
    const answer = await scanner.read(text, 1, LIMIT_MS)
    const figure = 'ms' in answer ? answer.ms.toFixed(0) : answer.failure
    process.stdout.write(`  ${name.padEnd(58)} ${figure.padStart(12)} ms\n`)
  }
}

report('boundary, benign text', ourSpeed())
report('boundary, hostile megabytes', ourHostileTimes())
const chosen = process.argv.slice(2)
const peers = PEER_SCANNERS.filter(({ name }) => chosen.length === 0 || chosen.includes(name))
for (const peer of peers) await reportPeer(peer)
