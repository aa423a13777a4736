// Plugins of the build of what is published: modules whose tables follow from others alone are replaced by the
// tables themselves, made beforehand, so that whoever starts the command does not wait for them.
import { build } from 'esbuild'

const KNOWN_WORDS = 'lib/boundary/reading/known-words.ts'
const HEURISTICS = 'lib/boundary/heuristics/heuristics.ts'

/** Puts the words and phrases in place of the module that makes them from heuristics and lexicons. */
export async function readyWords() {
  const { PHRASES, WORDS } = await evaluated(KNOWN_WORDS)
  return inPlaceOf('ready words', /known-words\.ts$/, [
    `export const PHRASES = ${parsedText(PHRASES)}`,
    `export const WORDS = ${parsedText(WORDS)}`,
  ])
}

/** Puts heuristics without their examples and phrases in place of the whole ones: `readyWords` holds the phrases. */
export async function heuristicsWithoutExamples() {
  const whole = (await evaluated(HEURISTICS)).HEURISTICS
  return inPlaceOf('heuristics without examples', /heuristics\/heuristics\.ts$/, [
    `export const HEURISTICS = [${whole.map(withoutExamples).join(',\n')}]`,
  ])
}

function withoutExamples({ match, ...heuristic }) {
  const told = JSON.stringify({ ...heuristic, positive: [], negative: [] })
  const shapes = (match.shapes ?? []).map(
    ({ needs, expression }) => `{ needs: ${JSON.stringify(needs)}, expression: ${expression} }`,
  )
  return `{ ...${told}, match: { phrases: [], shapes: [${shapes.join(', ')}] } }`
}

/** JSON in a string: an engine reads it in half the time of the same literal. */
function parsedText(value) {
  return `JSON.parse(${JSON.stringify(JSON.stringify(value))})`
}

function inPlaceOf(name, filter, lines) {
  return {
    name,
    setup(bundler) {
      bundler.onLoad({ filter }, () => ({ contents: lines.join('\n'), loader: 'js' }))
    },
  }
}

async function evaluated(module) {
  const { outputFiles } = await build({
    entryPoints: [module],
    bundle: true,
    format: 'esm',
    target: 'node20',
    write: false,
    logLevel: 'error',
  })
  const source = Buffer.from(outputFiles[0].contents).toString('base64')
  return await import(`data:text/javascript;base64,${source}`)
}
