import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{lib,db,components,app,cli,scripts,fixtures}/**/*.test.{ts,tsx}'],
    environment: 'node',
    testTimeout: 30_000,
    coverage: { include: ['lib/**', 'db/**'], exclude: ['**/*.test.ts'] },
  },
})
