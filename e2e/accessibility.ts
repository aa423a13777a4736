import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * What axe finds on the page as it stands, or in the part of it that a selector names: by all rules in the light
 * scheme, and once more in the dark one, where only the colours are others.
 */
export async function accessibilityFaults(page: Page, within = 'html'): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const light = await faultsOf(page, lookingAt(page, within), 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  const colours = lookingAt(page, within).withRules(['color-contrast', 'link-in-text-block'])
  return [...light, ...(await faultsOf(page, colours, 'dark'))]
}

/** The widths, in pixels, at which the page as it stands would have to be scrolled sideways. */
export async function widthsTooNarrow(page: Page, widths: readonly number[]): Promise<number[]> {
  const tooNarrow: number[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    // Two frames: what measures itself has answered to the new width.
    const needed = await page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
      return document.documentElement.scrollWidth
    })
    if (needed > width) tooNarrow.push(width)
  }
  return tooNarrow
}

/** No page of its own for the report, and no style sheet fetched again: both take longer than looking. */
function lookingAt(page: Page, within: string): AxeBuilder {
  // The options are all set at once: rules that were chosen before would be forgotten.
  return new AxeBuilder({ page })
    .include(within)
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], preload: false })
}

async function faultsOf(page: Page, axe: AxeBuilder, scheme: 'light' | 'dark'): Promise<string[]> {
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme)
  await page.evaluate(async () => {
    // Nothing fades in while it is looked at; what turns for ever is not waited for.
    const endings = document.getAnimations().filter(({ effect }) => {
      return effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
    })
    // One that is broken off, as what it moved went away, has ended too.
    await Promise.allSettled(endings.map(({ finished }) => finished))
  })
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${scheme}: ${id}: ${html.slice(0, 200)}`),
  )
}
