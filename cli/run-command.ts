import manifest from '../package.json' with { type: 'json' }
import { EXIT, type ExitStatus } from './exit-status.ts'
import { HELP } from './help.ts'
import { printable } from './printable.ts'
import type { Terminal } from './terminal.ts'

/**
 * Runs the command that `args` name and gives its exit status. Commands are loaded when they are asked for, so
 * that help costs nothing.
 */
export async function runCommand(args: readonly string[], terminal: Terminal): Promise<ExitStatus> {
  const [name, ...rest] = args
  if (args.includes('--help') || args.includes('-h')) {
    await terminal.write(HELP)
    return EXIT.clean
  }
  if (name === '--version') {
    await terminal.write(`${manifest.version}\n`)
    return EXIT.clean
  }
  if (name === 'check') {
    const { checkCommand } = await import('./check/check-command.ts')
    return checkCommand(rest, terminal)
  }
  if (name === 'show') {
    const { showCommand } = await import('./show/show-command.ts')
    return showCommand(rest, terminal)
  }
  if (name === 'conformance') {
    const { conformanceCommand } = await import('./conformance/conformance-command.ts')
    return conformanceCommand(rest, terminal)
  }
  const problem =
    name === undefined ? 'A command is missing' : `There is no command ${printable(name)}`
  await terminal.complain(`${problem}: see vitrine --help.`)
  return EXIT.unchecked
}
