/** Where an address that is not public leads: to this machine itself, or somewhere in its network. */
export type NearAddress = 'machine' | 'network'

/** First of these numbers, and which second ones: private, shared and link-local ranges (RFC 1918, 6598, 3927). */
const PRIVATE_RANGES: readonly { readonly first: number; from: number; to: number }[] = [
  { first: 10, from: 0, to: 255 },
  { first: 172, from: 16, to: 31 },
  { first: 192, from: 168, to: 168 },
  { first: 100, from: 64, to: 127 },
  { first: 169, from: 254, to: 254 },
]

const NETWORK_NAME = /\.(?:local|lan|internal|intranet|home|home\.arpa)$/

/**
 * What the text of an address says of where it leads; null where it says nothing, though its name may still lead
 * into the network. The URL parser writes every spelling of an IPv4 address in its one form.
 */
export function nearAddress(address: string): NearAddress | null {
  const text = address.trim()
  if (!/^https?:/i.test(text) || !URL.canParse(text)) return null
  const host = new URL(text).hostname.replace(/\.$/, '')
  if (host.startsWith('[')) return nearIpv6(host.slice(1, -1))
  if (/^\d+\.\d+\.\d+\.\d+$/.test(host)) return nearIpv4(host.split('.').map(Number))
  if (host === 'localhost' || host.endsWith('.localhost')) return 'machine'
  return NETWORK_NAME.test(host) || !host.includes('.') ? 'network' : null
}

function nearIpv4([first = 0, second = 0]: readonly number[]): NearAddress | null {
  if (first === 127 || first === 0) return 'machine'
  const isPrivate = PRIVATE_RANGES.some((range) => {
    return range.first === first && range.from <= second && second <= range.to
  })
  return isPrivate ? 'network' : null
}

function nearIpv6(host: string): NearAddress | null {
  if (host === '::1' || host === '::') return 'machine'
  const mapped = /^::ffff:([0-9a-f]{1,4}):[0-9a-f]{1,4}$/.exec(host)?.[1]
  if (mapped !== undefined) {
    const pair = Number.parseInt(mapped, 16)
    return nearIpv4([pair >> 8, pair & 255])
  }
  return /^f[cd]|^fe[89ab]/.test(host) ? 'network' : null
}
