import { linesOf } from '#lib/contract/line-changes.ts'
import { compareLines } from './compare-lines.ts'
import { type ComparisonRequest, packed } from './comparison-message.ts'

/*
 * Compares two texts beside the page's own thread. The script has the page's origin and its policy: the bundler
 * makes its address by the one Trusted Types policy that the page allows, so none is added for it.
 */
addEventListener('message', ({ data }: MessageEvent<ComparisonRequest>) => {
  const { oldText, newText, maxLines } = data
  postMessage(packed(compareLines(linesOf(oldText, maxLines), linesOf(newText, maxLines))))
})
