import type { Settings } from './settings.ts'

/** Under which hosts and origins the console may be asked for; all in lower case. */
export type ServedAddresses = {
  /** Values of the `Host` header. */
  readonly hosts: ReadonlySet<string>
  readonly origins: ReadonlySet<string>
}

const LOCAL_NAMES = ['127.0.0.1', 'localhost', '[::1]']

/** The addresses of loopback at the port in use, and the configured origins. */
export function servedAddresses({
  host,
  port,
  origins,
}: Pick<Settings, 'host' | 'port' | 'origins'>): ServedAddresses {
  const listening = host.includes(':') ? `[${host}]` : host
  const local = [...LOCAL_NAMES, listening].map((name) => `http://${name}:${port}`)
  const all = [...local, ...origins].map((origin) => new URL(origin))
  return {
    hosts: new Set(all.flatMap(hostsOf)),
    origins: new Set(all.map((url) => url.origin)),
  }
}

/** The values of `Host` that an origin may be asked for by: a default port may stand there or not. */
export function hostsOf(origin: URL): readonly string[] {
  const port = origin.port || (origin.protocol === 'https:' ? '443' : '80')
  return [origin.host, `${origin.hostname}:${port}`]
}
