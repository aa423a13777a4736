import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { openRun } from './gallery.ts'

/** Kinds whose ordinary and hostile states are compared with how they looked when their picture was taken. */
const KINDS = ['table', 'tree', 'list', 'key_value', 'link', 'code', 'diff', 'image'] as const

/** Places of the two among the cards of a kind. */
const STATES = { ordinary: 0, hostile: 3 } as const

/** Widths of two words in the fonts that the pictures were taken with, in pixels. */
const FONTS = { prose: 964, code: 1024 }

test('the gallery looks as it did in both themes', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openRun(page, 'kinds', '?tab=artifacts')
  const widths = await page.evaluate(fontWidths)
  const isOtherFonts = widths.prose !== FONTS.prose || widths.code !== FONTS.code
  test.skip(isOtherFonts, `The pictures show other fonts than these: ${JSON.stringify(widths)}.`)
  await expect(page.getByRole('article')).not.toHaveCount(0)
  await compare(page, 'kinds', page.getByRole('tabpanel'))
  for (const kind of KINDS) {
    await openRun(page, `kind-${kind}`, '?tab=artifacts')
    await expect(page.getByRole('article')).toHaveCount(7)
    await expect(page.getByText('Comparing the two texts…')).toHaveCount(0)
    // Colours come a moment after the text.
    if (kind === 'code')
      await expect(page.getByText('return', { exact: true }).first()).toBeVisible()
    for (const [state, place] of Object.entries(STATES)) {
      await compare(page, `${kind}-${state}`, page.getByRole('article').nth(place))
    }
  }
})

async function compare(page: Page, name: string, shown: Locator): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(shown).toHaveScreenshot(`${name}-${colorScheme}.png`)
  }
}

function fontWidths(): { prose: number; code: number } {
  const widthOf = (family: string) => {
    const word = document.createElement('span')
    word.style.cssText = `position:absolute;font:100px ${family}`
    word.textContent = 'Vitrine shows 0O1lI'
    document.body.append(word)
    const width = Math.round(word.getBoundingClientRect().width)
    word.remove()
    return width
  }
  return { prose: widthOf('var(--mantine-font-family)'), code: widthOf('var(--v-mono)') }
}
