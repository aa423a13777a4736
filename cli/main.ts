#!/usr/bin/env node
import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { EXIT } from './exit-status.ts'
import { runCommand } from './run-command.ts'

async function writeTo(stream: Writable, text: string): Promise<void> {
  if (!stream.write(text)) await once(stream, 'drain')
}

// Whoever read the report has gone: nothing can be said any more, and not everything was looked at.
process.stdout.on('error', () => process.exit(EXIT.unchecked))

process.exitCode = await runCommand(process.argv.slice(2), {
  input: process.stdin,
  write: (text) => writeTo(process.stdout, text),
  complain: (sentence) => writeTo(process.stderr, `vitrine: ${sentence}\n`),
})
