import ipaddr from 'ipaddr.js'

/**
 * Why `address`, an IP address as text, may not be reached from the server, or undefined when it is a public
 * one. What carries an IPv4 address inside (mapped, NAT64) is judged by that address; every other special
 * purpose range (IANA registries; RFC 6890) is refused, tunnels that could lead anywhere included.
 */
export function addressRefusal(address: string): string | undefined {
  if (!ipaddr.isValid(address)) return 'not an IP address'
  const parsed = ipaddr.parse(address)
  const range = parsed.range()
  if (parsed instanceof ipaddr.IPv6) return ipv6Refusal(parsed, range)
  return range === 'unicast' ? undefined : range
}

/** IPv6 that is routed at all lies in 2000::/3 (RFC 4291, 2.4). */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')

/** The one prefix of NAT64 that leads to public IPv4 addresses (RFC 6052); others are a network's own. */
const WELL_KNOWN_NAT64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96')

function ipv6Refusal(address: ipaddr.IPv6, range: string): string | undefined {
  const embedded = embeddedIPv4(address)
  if (embedded) return addressRefusal(embedded)
  if (range !== 'unicast') return range
  return address.match(GLOBAL_UNICAST) ? undefined : 'reserved'
}

function embeddedIPv4(address: ipaddr.IPv6): string | undefined {
  if (address.isIPv4MappedAddress()) return address.toIPv4Address().toString()
  if (!address.match(WELL_KNOWN_NAT64)) return undefined
  return address.toByteArray().slice(12).join('.')
}
