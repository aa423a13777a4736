import fc from 'fast-check'
import { expect, test } from 'vitest'
import { htmlText } from './html-text.ts'

test('a page reads as a person would read it', () => {
  const { title, text } = htmlText(`<!doctype html><html><head><title> The
    Inn &amp; Bar </title><style>p { color: red }</style><meta name=description content="not shown"></head>
    <body><h1>Welcome</h1><p>Two   <b>quiet</b> rooms,<br>a&nbsp;view &mdash; &#x1F642;.</p>
    <ul><li>bath<li>desk</ul><table><tr><th>Room<th>Rate</th></tr><tr><td>1</td><td>80</td></tr></table>
    <pre>  as
    typed</pre><script>say("<p>no</p>")</script></body></html>`)
  expect(title).toBe('The Inn & Bar')
  expect(text).toBe(
    'Welcome\n\nTwo quiet rooms,\na\u00a0view — 🙂.\n\n- bath\n- desk\n\nRoom\tRate\n1\t80\n\n  as\n    typed',
  )
})

test.each([
  '<!-- comment -->',
  '<p hidden>no</p>',
  '<div style="display: none"><div>no</div>no</div>',
  '<div style="visibility&#58;hidden">no</div>',
  '<template><p>no</p></template>',
  '<style>no</style>',
  '<script>"</p>no"</script>',
  '<img alt="no" title="no" src="no">',
  '<a href="no" title="no"></a>',
  '<iframe><p>no</p></iframe>',
  '<object>no</object>',
  '<?xml no?>',
  '<![CDATA[no]]>',
])('%s is not read', (html) => {
  expect(htmlText(`<p>a</p>${html}<p>b</p>`).text).toBe('a\n\nb')
})

test('only the first title is the title, and one in a picture is not', () => {
  expect(htmlText('<title>one</title><title>two</title>').title).toBe('one')
})

test('broken markup loses no text that would be shown', () => {
  expect(htmlText('<p>a<b>b</i></p></p>c<div').text).toBe('ab\n\nc')
  expect(htmlText('1 < 2 && 3 > 2').text).toBe('1 < 2 && 3 > 2')
})

test('the text of any input is made of it, and nothing throws', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.constantFrom(
          '<',
          '>',
          'a',
          '/',
          '"',
          "'",
          '&',
          ';',
          '#',
          ' ',
          '!',
          '-',
          'p',
          'script',
          '=',
          '\n',
        ),
      ),
      (parts) => {
        const { text } = htmlText(parts.join(''))
        expect(text.length).toBeLessThanOrEqual(parts.join('').length * 2 + 2)
      },
    ),
  )
})

test.each([
  '<b>',
  '</i>',
  '<b></i>',
  '<div hidden>',
  '<!--',
  '<a href="',
  '&amp;',
  '<p ',
  '<script>',
  '<![CDATA[',
])('eight times as much of %s takes nowhere near 64 times as long, at any depth', (unit) => {
  // The shortest of several, because other work on the machine only ever adds.
  const timeOf = (times: number) => {
    const page = unit.repeat(times)
    return Math.min(...[1, 2, 3, 4, 5].map(() => durationOf(() => htmlText(page))))
  }
  timeOf(20_000)
  expect(timeOf(320_000) / timeOf(40_000)).toBeLessThan(40)
})

function durationOf(work: () => unknown): number {
  const begin = performance.now()
  work()
  return performance.now() - begin
}
