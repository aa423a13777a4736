import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { DEFAULT_RESULT_BUDGETS } from '../result-budgets.ts'
import { type FetchSettings, fetchPageTool } from '../web/fetch-page.ts'

/** A real server on the loopback interface, and every request it got. */
export async function served(listener: RequestListener) {
  const requests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    requests.push(request)
    listener(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { requests, port, url: `http://127.0.0.1:${port}` }
}

/** The tool that reaches every address, within small limits. */
export function fetching(settings: Partial<FetchSettings> = {}) {
  const all: FetchSettings = {
    rule: () => undefined,
    resolve: async () => ['127.0.0.1'],
    timeoutMs: 20_000,
    maxBytes: 100_000,
    ...settings,
  }
  return fetchPageTool(all, DEFAULT_RESULT_BUDGETS)
}

/** Answers with an HTML page. */
export const html =
  (body: string): RequestListener =>
  (_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(body)
  }
