import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

const port = Number(process.env.E2E_PORT ?? 3207)
const baseURL = `http://127.0.0.1:${port}`

// One data directory for the server and for the tests that look into its files. Workers read this file
// again, so the first reading hands the name on.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'vitrine-e2e-'))

export default defineConfig({
  testDir: 'e2e',
  projects: [
    { name: 'console', testMatch: '*.spec.ts', testIgnore: 'settings.spec.ts' },
    // Changes what holds for all runs, so nothing may run beside it.
    { name: 'settings', testMatch: 'settings.spec.ts', dependencies: ['console'] },
  ],
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  // Several screens are looked at whole in some tests, and the machine may be slow.
  timeout: 120_000,
  // A test that passes only at its second try is listed as flaky.
  retries: 1,
  snapshotPathTemplate: 'fixtures/screenshots/{arg}{ext}',
  // A letter drawn a shade otherwise is no other picture.
  expect: { timeout: 15_000, toHaveScreenshot: { maxDiffPixelRatio: 0.01 } },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL,
    // What does not come at all is not waited for until the test's own end.
    actionTimeout: 40_000,
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
    },
  },
  webServer: {
    command: 'node scripts/start.mjs',
    url: `${baseURL}/api/health`,
    timeout: 240_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      VITRINE_DATA_DIR: process.env.E2E_DATA_DIR,
      VITRINE_GALLERY: '1',
    },
  },
})
