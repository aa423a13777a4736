import { isIPv4 } from 'node:net'

/** True for an address or host name that only this machine can reach. */
export function isLoopback(host: string): boolean {
  if (host === 'localhost' || host === '::1') return true
  const address = host.startsWith('::ffff:') ? host.slice('::ffff:'.length) : host
  return isIPv4(address) && address.startsWith('127.')
}
