import { subscribe } from 'node:diagnostics_channel'
import { Server } from 'node:http'
import { isLoopback } from './loopback.ts'

/**
 * Calls `refuse` when an HTTP server of this process listens where another machine could reach it: one that
 * listens already, and any that will. So `next start -H 0.0.0.0` is caught though no setting says so.
 */
export function guardListening(refuse: (address: string) => void): void {
  const check = (server: unknown) => {
    const address = server instanceof Server ? server.address() : null
    if (typeof address === 'object' && address && !isLoopback(address.address)) {
      refuse(address.address)
    }
  }
  for (const handle of openHandles()) check(handle)
  subscribe('tracing:net.server.listen:asyncEnd', (message) => {
    if (typeof message === 'object' && message && 'server' in message) check(message.server)
  })
}

/** Node has no documented way to list the servers that listen; without this one only later ones are seen. */
function openHandles(): readonly unknown[] {
  const list: unknown = Reflect.get(process, '_getActiveHandles')
  const handles: unknown = typeof list === 'function' ? list.call(process) : []
  return Array.isArray(handles) ? handles : []
}
