import { subscribe } from 'node:diagnostics_channel'
import { ServerResponse } from 'node:http'
import { CLOSED_POLICY, SECURITY_HEADERS } from './security-headers.ts'

/**
 * Gives every answer of this process its security headers before anything else sees the request: some
 * answers (a redirect to a tidier path, a method that Next does not know) never pass the proxy. What the
 * proxy sets later, the page's policy above all, replaces them.
 */
export function setDefaultHeaders(): void {
  subscribe('http.server.request.start', (message) => {
    if (typeof message !== 'object' || message === null || !('response' in message)) return
    const { response } = message
    if (!(response instanceof ServerResponse)) return
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value)
    response.setHeader('content-security-policy', CLOSED_POLICY)
  })
}
