// How a JSON tree of 200,000 nodes opens: the result of a service, inspected on the built product.
import { openBrowser } from './bench-browser.ts'
import { nestedJson } from './large-results.ts'
import { report } from './report.ts'
import { serveProduct } from './served-product.ts'
import { measureShowing } from './showing.ts'

const SAMPLES = Number(process.argv[2] ?? 5)

const product = await serveProduct()
const browser = await openBrowser()
try {
  const tree = {
    name: '200,000 nodes as a tree',
    result: nestedJson(200_000),
    small: nestedJson(100),
    limitMs: 300,
    tab: 'artifacts',
    selector: '[role=tree] [role=treeitem]',
    holds: '',
  } as const
  report('JSON tree', await measureShowing(browser, product.url, tree, SAMPLES))
} finally {
  await browser.close()
  await product.stop()
}
