// First-load JavaScript of each page: every script that the browser asked for until the page was idle, gzipped.
import { gzipSync } from 'node:zlib'
import { openBrowser } from './bench-browser.ts'
import { report } from './report.ts'
import { serveProduct } from './served-product.ts'

const LIMIT_KB = 300
const product = await serveProduct()
const browser = await openBrowser()
const figures = []
for (const path of ['/playground', '/runs', '/settings']) {
  const page = await browser.newPage()
  const sizes = new Map<string, number>()
  const bodies: Promise<void>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    bodies.push(
      response.body().then((body) => {
        sizes.set(response.url(), gzipSync(body, { level: 9 }).length)
      }),
    )
  })
  await page.goto(`${product.url}${path}`, { waitUntil: 'networkidle' })
  await Promise.all(bodies)
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  figures.push({
    name: `${path}: ${sizes.size} scripts`,
    value: total / 1024,
    unit: 'KB gzip',
    against: { name: 'limit', value: LIMIT_KB },
  })
  await page.close()
}
await browser.close()
await product.stop()
report('first-load JavaScript', figures)
