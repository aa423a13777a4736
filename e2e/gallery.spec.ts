import type { Locator, Page } from '@playwright/test'
import { accessibilityFaults } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { nodeCount, openRun } from './gallery.ts'

const KINDS = [
  'text',
  'json',
  'error',
  'table',
  'tree',
  'list',
  'key_value',
  'link',
  'code',
  'diff',
  'image',
]

/** Kinds without pictures of their own: the page of all kinds shows them. */
const PLAIN_KINDS = ['text', 'json', 'error']

/** Places of the states whose looks are compared with how they looked when their picture was taken. */
const STATES = { ordinary: 0, hostile: 3 } as const

/** Widths of two words in the fonts that the pictures were taken with, in pixels. */
const FONTS = { prose: 964, code: 1024 }

for (const kind of KINDS) {
  test(`${kind} is shown in every state as nothing but text, in few nodes, accessible, and looks as it did`, async ({
    page,
  }) => {
    await openRun(page, `kind-${kind}`, '?tab=artifacts')
    const cards = page.getByRole('article')
    await expect(cards).toHaveCount(7)
    // The last card of this version has its body: those before it have theirs too.
    await expect(cards.nth(4)).toContainText(kind === 'code' ? 'ملف.txt' : 'דפים')
    await expect(page.getByText('Comparing the two texts…')).toHaveCount(0)
    // Only what is of a version that is not known here falls back, and says which.
    await expect(page.getByText('It is shown as JSON.')).toHaveCount(1)
    await expect(cards.last()).toContainText('version 2')
    await expect(cards.nth(5)).toContainText('failed')
    const foreign = page
      .getByRole('tabpanel')
      .locator(
        'img:not([src^="blob:"]), script, style, a, iframe, object, embed, form, b, [onclick], [onerror]',
      )
    await expect(foreign).toHaveCount(0)
    await expect(cards.nth(3)).toContainText('U+202E')
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
    expect(await nodeCount(page)).toBeLessThan(2000)
    // The page around them is looked at in `inspector.spec.ts`.
    expect(await accessibilityFaults(page, '[role="tabpanel"]')).toEqual([])
    if (PLAIN_KINDS.includes(kind)) return
    await page.setViewportSize({ width: 1024, height: 768 })
    for (const [state, place] of Object.entries(STATES)) {
      await compare(page, `${kind}-${state}`, cards.nth(place))
    }
  })
}

test('all kinds together look as they did in both themes', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openRun(page, 'kinds', '?tab=artifacts')
  await expect(page.getByRole('article')).not.toHaveCount(0)
  await compare(page, 'kinds', page.getByRole('tabpanel'))
})

/** Pictures taken with other fonts are of no use here, which the report tells. */
async function compare(page: Page, name: string, shown: Locator): Promise<void> {
  const widths = await page.evaluate(fontWidths)
  if (widths.prose !== FONTS.prose || widths.code !== FONTS.code) {
    const description = `The pictures show other fonts than these: ${JSON.stringify(widths)}.`
    test.info().annotations.push({ type: 'not compared', description })
    return
  }
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
