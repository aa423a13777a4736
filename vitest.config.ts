import { defineConfig } from 'vitest/config'

/** Rooms that are calculations: their tests share nothing that one of them could change for another. */
const PURE = '{lib/{base,contract,boundary,events,runs,stream,privacy,audit},components}'

export default defineConfig({
  test: {
    testTimeout: 30_000,
    // By default one core is left to a person who works beside it.
    maxWorkers: 2,
    coverage: { include: ['lib/**', 'db/**'], exclude: ['**/*.test.ts'] },
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: [`${PURE}/**/*.test.{ts,tsx}`],
          environment: 'node',
          // A module is loaded once a worker, not once a file: a third of the time.
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'machine',
          include: ['{lib,db,app,cli,scripts,fixtures}/**/*.test.{ts,tsx}'],
          exclude: [`${PURE}/**`, '**/node_modules/**'],
          environment: 'node',
          pool: 'forks',
        },
      },
    ],
  },
})
