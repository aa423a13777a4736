// The process that runs one database query at a time, and the only one that opens a configured database.
// It is a process and not a thread because SQLite runs native code that no signal of JavaScript can stop
// (better-sqlite3 has no interrupt): a view that never ends is stopped by killing the process.
// Plain JavaScript, started by path, so that it runs the same under a test, a bundle and bare Node.
import process from 'node:process'
import { Worker } from 'node:worker_threads'
import Database from 'better-sqlite3'

/** Kills this process when a query outlives its time, even when nobody is left to kill it from outside. */
const watchdog = new Worker(
  `const { parentPort } = require('node:worker_threads')
   let timer
   parentPort.on('message', (delayMs) => {
     clearTimeout(timer)
     if (delayMs > 0) timer = setTimeout(() => process.kill(process.pid, 'SIGKILL'), delayMs)
   })`,
  { eval: true },
)
watchdog.unref()

process.on('disconnect', () => process.exit(0))
process.on('message', (request) => {
  watchdog.postMessage(request.timeoutMs + 1000)
  const reply = answer(request)
  watchdog.postMessage(0)
  process.send(reply)
})
process.send({ ready: true })

function answer({ path, statements }) {
  let database
  try {
    database = open(path)
    const encoding = database.pragma('encoding', { simple: true })
    // One read transaction: the counts and the rows come from one state of the file.
    database.exec('BEGIN')
    return { ok: true, encoding, results: statements.map((one) => read(database, one)) }
  } catch (problem) {
    return { ok: false, code: codeOf(problem) }
  } finally {
    database?.close()
  }
}

function open(path) {
  const database = new Database(path, { readonly: true, fileMustExist: true, timeout: 2000 })
  database.pragma('query_only = ON')
  // A schema in a foreign file may not call functions or virtual tables with side effects.
  database.pragma('trusted_schema = OFF')
  database.pragma('cell_size_check = ON')
  database.pragma('hard_heap_limit = 268435456')
  return database
}

function read(database, { sql, parameters, maxRows, maxBytes }) {
  try {
    const statement = database.prepare(sql)
    if (!statement.reader || !statement.readonly) return { ok: false, code: 'NOT_A_READ' }
    const rows = []
    let bytes = 0
    for (const row of statement
      .raw(true)
      .safeIntegers(true)
      .iterate(...parameters)) {
      if (rows.length >= maxRows || (rows.length > 0 && bytes >= maxBytes)) {
        return { ok: true, rows, more: true }
      }
      bytes += row.reduce((sum, cell) => sum + sizeOf(cell), 0)
      rows.push(row)
    }
    return { ok: true, rows, more: false }
  } catch (problem) {
    return { ok: false, code: codeOf(problem) }
  }
}

function sizeOf(cell) {
  return typeof cell === 'string' || cell instanceof Uint8Array ? cell.length : 8
}

function codeOf(problem) {
  return typeof problem?.code === 'string' ? problem.code : 'UNKNOWN'
}
