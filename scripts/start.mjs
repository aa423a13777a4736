// Serves the product from a clean clone or a built tree: one process, on loopback unless told otherwise.
import { createServer } from 'node:http'
import { createServer as createProbe } from 'node:net'
import { resolve } from 'node:path'
import {
  buildProduct,
  fail,
  installPackages,
  MIN_FREE_DATA_MIB,
  ROOT,
  requireDiskSpace,
  requireNode,
  say,
} from './prerequisites.mjs'

process.chdir(ROOT)
requireNode()
requireDiskSpace(ROOT)
requireDiskSpace(resolve(process.env.VITRINE_DATA_DIR?.trim() || 'data'), MIN_FREE_DATA_MIB)
const host = process.env.VITRINE_HOST || '127.0.0.1'
const port = readPort()
await requireFreePort()
installPackages()
buildProduct()

// The proxy compares each request's Host and Origin with the address it is served at.
process.env.PORT = String(port)
process.env.NODE_ENV = 'production'
process.env.NEXT_TELEMETRY_DISABLED = '1'
process.env.NEXT_MANUAL_SIG_HANDLE = 'true'

say('migrating the database and starting …')
const { default: next } = await import('next')
const server = createServer()
const app = next({ dev: false, dir: ROOT, hostname: host, port, httpServer: server })
await app.prepare()
const answer = app.getRequestHandler()
server.on('request', (request, response) => void answer(request, response))
server.on('error', (problem) => fail(listenSentence(problem)))
server.listen(port, host, async () => {
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  // The first answer means that the database is open and migrated; a failure of that ends the process itself.
  const { status } = await fetch(`${address}/api/health`)
  if (status !== 200) fail('The server does not answer as it should: see what it printed above.')
  say(`ready at ${address} (Ctrl-C stops it)`)
})

function readPort() {
  const text = process.env.PORT || '3000'
  const number = Number(text)
  if (Number.isInteger(number) && number >= 1 && number <= 65_535) return number
  return fail('PORT must be a whole number from 1 to 65535: set it to a free port.')
}

/** Before the long steps, so that nobody waits a minute for this message. */
function requireFreePort() {
  return new Promise((settle) => {
    const probe = createProbe()
    probe.once('error', (problem) => fail(listenSentence(problem)))
    probe.listen(port, host, () => probe.close(() => settle()))
  })
}

function listenSentence(problem) {
  if (problem.code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is taken: stop what uses it, or choose another with PORT=3001 npm start.`
  }
  if (problem.code === 'EACCES') {
    return `Port ${port} may not be opened by this user: choose one above 1023 with PORT=3000 npm start.`
  }
  return `Port ${port} on ${host} cannot be opened (${problem.code}): check PORT and VITRINE_HOST.`
}
