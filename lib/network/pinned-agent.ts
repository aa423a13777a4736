import { isIP, type LookupFunction } from 'node:net'
import { Agent } from 'undici'
import type { GuardedAddress } from './guarded-address.ts'

const CONNECT_TIMEOUT_MS = 10_000
const MAX_HEADER_BYTES = 32_768

/** An agent that connects to the checked addresses and to nothing else, whatever the name resolves to now. */
export function pinnedAgent({ addresses }: Pick<GuardedAddress, 'addresses'>): Agent {
  const found = addresses.map((address) => ({ address, family: isIP(address) }))
  const lookup: LookupFunction = (_hostname, options, callback) => {
    const [first] = found
    if (options.all) callback(null, found)
    else callback(null, first?.address ?? '', first?.family ?? 0)
  }
  return new Agent({
    connect: { lookup, timeout: CONNECT_TIMEOUT_MS },
    maxHeaderSize: MAX_HEADER_BYTES,
    pipelining: 0,
  })
}
