import { test as base } from '@playwright/test'

/** A test that talks to the built server without a browser; `server` is where it answers. */
export const test = base.extend<{ server: string }>({
  server: async ({ baseURL }, use) => use(baseURL ?? ''),
})
