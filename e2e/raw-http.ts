import { readFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { createGunzip } from 'node:zlib'
import * as z from 'zod'

/** A request as a hostile page or program could make it: any Host, any Origin. */
export type RawRequest = {
  readonly method?: string
  readonly path?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** Hangs up when it is aborted; the answer is then rejected. */
  readonly signal?: AbortSignal
  /** Called with each piece of the (decompressed) body as it arrives. */
  onText?(piece: string): void
}

/** What came back. */
export type RawAnswer = {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

/** Sends one request to the server at `baseURL`, with its own `Host` unless another is given. */
export function rawRequest(baseURL: string, asked: RawRequest): Promise<RawAnswer> {
  const { hostname, port, host } = new URL(baseURL)
  const { method = 'GET', path = '/', headers = {}, body, signal, onText } = asked
  return new Promise((resolve, reject) => {
    const options = { hostname, port, method, path, headers: { host, ...headers }, signal }
    const sent = request(options, (answer) => {
      const isZipped = answer.headers['content-encoding'] === 'gzip'
      const stream = isZipped ? answer.pipe(createGunzip()) : answer
      let text = ''
      stream.setEncoding('utf8')
      stream.on('data', (piece: string) => {
        text += piece
        onText?.(piece)
      })
      stream.on('error', reject)
      answer.on('error', reject)
      stream.on('end', () => {
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text })
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

const Manifest = z.object({ node: z.record(z.string(), z.object({ exportedName: z.string() })) })

/** A call of a server action as the console's own page makes it; `given` changes what it sends. */
export function actionCall(
  baseURL: string,
  name: string,
  args: readonly unknown[],
  given: Readonly<Record<string, string>> = {},
): RawRequest {
  const manifest = readFileSync('.next/server/server-reference-manifest.json', 'utf8')
  const actions = Object.entries(Manifest.parse(JSON.parse(manifest)).node)
  const id = actions.find(([, { exportedName }]) => exportedName === name)?.[0]
  if (!id) throw new Error(`The build has no action named ${name}.`)
  return {
    method: 'POST',
    path: name === 'setPrivacyLevel' ? '/settings' : '/playground',
    headers: {
      'next-action': id,
      'content-type': 'text/plain;charset=UTF-8',
      accept: 'text/x-component',
      origin: baseURL,
      'sec-fetch-site': 'same-origin',
      ...given,
    },
    body: JSON.stringify(args),
  }
}
