import { readFileSync } from 'node:fs'

/** The flags that `npm start` gives to the engine, so that what is measured runs as what is used. */
export const START_FLAGS = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
)
  .scripts.start.split(' ')
  .filter((word) => word.startsWith('--'))
