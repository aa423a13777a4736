import { expect, it } from 'vitest'
import type { JsonValue } from '#lib/base/json.ts'
import type { ParameterStyle } from './operation.ts'
import { encodeForm, encodeStrictly, encodeUnreserved } from './percent-encoding.ts'
import { pairsOf, textOfParameter } from './serialise-parameter.ts'

const LIST = ['blue', 'black', 'brown']
const COLOUR = { R: 100, G: 200, B: 150 }

// The table of OpenAPI 3.1.1, "Style Examples".
it.each<[ParameterStyle, boolean, JsonValue, string | undefined]>([
  ['matrix', false, '', ';color'],
  ['matrix', false, 'blue', ';color=blue'],
  ['matrix', false, LIST, ';color=blue,black,brown'],
  ['matrix', false, COLOUR, ';color=R,100,G,200,B,150'],
  ['matrix', true, LIST, ';color=blue;color=black;color=brown'],
  ['matrix', true, COLOUR, ';R=100;G=200;B=150'],
  ['label', false, '', '.'],
  ['label', false, 'blue', '.blue'],
  ['label', false, LIST, '.blue,black,brown'],
  ['label', false, COLOUR, '.R,100,G,200,B,150'],
  ['label', true, LIST, '.blue.black.brown'],
  ['label', true, COLOUR, '.R=100.G=200.B=150'],
  ['simple', false, '', ''],
  ['simple', false, 'blue', 'blue'],
  ['simple', false, LIST, 'blue,black,brown'],
  ['simple', false, COLOUR, 'R,100,G,200,B,150'],
  ['simple', true, COLOUR, 'R=100,G=200,B=150'],
  ['simple', false, [], undefined],
  ['simple', false, null, undefined],
])('%s, exploded %s, writes %j as %s', (style, explode, value, text) => {
  expect(textOfParameter({ name: 'color', style, explode }, value, encodeStrictly)).toBe(text)
})

it.each<[ParameterStyle, boolean, JsonValue, string]>([
  ['form', false, '', 'color='],
  ['form', false, 'blue', 'color=blue'],
  ['form', false, LIST, 'color=blue,black,brown'],
  ['form', false, COLOUR, 'color=R,100,G,200,B,150'],
  ['form', true, LIST, 'color=blue&color=black&color=brown'],
  ['form', true, COLOUR, 'R=100&G=200&B=150'],
  ['spaceDelimited', false, LIST, 'color=blue%20black%20brown'],
  ['spaceDelimited', false, COLOUR, 'color=R%20100%20G%20200%20B%20150'],
  ['pipeDelimited', false, LIST, 'color=blue%7Cblack%7Cbrown'],
  ['pipeDelimited', false, COLOUR, 'color=R%7C100%7CG%7C200%7CB%7C150'],
  ['deepObject', true, COLOUR, 'color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150'],
  [
    'deepObject',
    true,
    { a: { b: 1 }, c: [1, 2] },
    'color%5Ba%5D%5Bb%5D=1&color%5Bc%5D=1&color%5Bc%5D=2',
  ],
  ['form', true, [], ''],
  ['form', true, null, ''],
  ['form', true, [null, 1], 'color=1'],
  ['form', true, true, 'color=true'],
  ['form', false, ['a,b', 'c&d=e'], 'color=a%2Cb,c%26d%3De'],
  ['form', true, [{ a: 1 }], 'color=%7B%22a%22%3A1%7D'],
])('%s, exploded %s, writes %j as the query %s', (style, explode, value, query) => {
  const pairs = pairsOf({ name: 'color', style, explode }, value, encodeStrictly)
  expect(pairs.map((pair) => pair.join('=')).join('&')).toBe(query)
})

it('encodes everything but the unreserved characters, whatever stands there', () => {
  expect(encodeStrictly("a-._~/?#[]@!$&'()*+,;= é\ud800")).toBe(
    'a-._~%2F%3F%23%5B%5D%40%21%24%26%27%28%29%2A%2B%2C%3B%3D%20%C3%A9%EF%BF%BD',
  )
  expect(encodeForm('a b+c&d')).toBe('a+b%2Bc%26d')
})

it('leaves reserved characters alone where a document allows them, but none that ends the pair', () => {
  expect(encodeUnreserved('https://x.example/a?b,c;d')).toBe('https://x.example/a?b,c;d')
  expect(encodeUnreserved('a&b=c#d+e%2Ff%zz[🙂')).toBe('a%26b%3Dc%23d%2Be%2Ff%25zz%5B%F0%9F%99%82')
})
