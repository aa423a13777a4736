import { test as base, expect } from '@playwright/test'

/** What a page did that no page of ours may do; a test that expects some of it takes it out by `allow`. */
export class Complaints {
  readonly #seen: string[] = []
  readonly #allowed: RegExp[] = []

  add(complaint: string): void {
    this.#seen.push(complaint)
  }

  /** Complaints that match `pattern` are part of the test. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern)
  }

  unexpected(): string[] {
    return this.#seen.filter((line) => !this.#allowed.some((pattern) => pattern.test(line)))
  }
}

/** Every test fails when its page logs an error, throws, or violates the content security policy. */
export const test = base.extend<{ complaints: Complaints }>({
  complaints: [
    async ({ page }, use) => {
      const complaints = new Complaints()
      page.on('console', (message) => {
        if (message.type() !== 'error') return
        complaints.add(`console: ${message.text()} (${message.location().url})`)
      })
      page.on('pageerror', (error) => complaints.add(`page error: ${error.message}`))
      await page.exposeFunction('reportViolation', (line: string) => complaints.add(line))
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const report = Reflect.get(window, 'reportViolation') as (line: string) => void
          report(`policy violation: ${event.effectiveDirective} ${event.blockedURI}`)
        })
      })
      await use(complaints)
      expect(complaints.unexpected()).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
