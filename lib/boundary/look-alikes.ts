/**
 * Characters that a reader takes for an ASCII one: the ASCII character, then its look-alikes. Source: Unicode
 * `confusables.txt` (UTS 39), the part that spells markers and Latin words. Letters are given in lower and
 * upper case; fullwidth forms are folded by arithmetic and are not listed.
 */
const TABLE: readonly (readonly [string, string])[] = [
  [
    '<',
    '\u2039\u02c2\u1438\u227a\u276e\u2329\u3008\u27e8\ufe64\u16b2\u226e\u00ab\u300a\u276c\u2770',
  ],
  [
    '>',
    '\u203a\u02c3\u1433\u227b\u276f\u232a\u3009\u27e9\ufe65\u16b3\u226f\u00bb\u300b\u276d\u2771',
  ],
  ['/', '\u2044\u2215\u29f8\u2571\u1735\u27cb\u2cc6\u30ce\u4e3f'],
  ['|', '\u01c0\u2223\u2502\u2758\u2503\u23d0\u00a6\u05c0'],
  ['[', '\u3010\u3014\u27e6\u301a\u2772\ufe5d'],
  [']', '\u3011\u3015\u27e7\u301b\u2773\ufe5e'],
  ['-', '\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u2043\ufe58\ufe63\u02d7'],
  ['_', '\u2581\u203f\u2040\ufe4d\ufe4e\ufe4f\u02cd'],
  ['#', '\ufe5f'],
  [':', '\u02d0\u2236\ua789\ufe55\u0589\u05c3\ufe13'],
  ['a', '\u0430\u0410\u03b1\u0391\u0251'],
  ['b', '\u0412\u0392\u042c\u044c'],
  ['c', '\u0441\u0421\u03f2\u03f9\u2ca4\u2ca5\u1d04'],
  ['d', '\u0501\u0500\u1d05'],
  ['e', '\u0435\u0415\u0395\u212e\u04bd\u1d07'],
  ['f', '\u0192\u03dd'],
  ['g', '\u0261\u050d\u0581\u050c\u0262'],
  ['h', '\u04bb\u04ba\u041d\u0397\u0570\u029c'],
  ['i', '\u0456\u0406\u03b9\u0399\u0131\u0269\u026a\u04cf\u04c0'],
  ['j', '\u0458\u0408\u03f3\u1d0a'],
  ['k', '\u043a\u041a\u03ba\u039a\u1d0b'],
  ['l', '\u029f\u217c'],
  ['m', '\u043c\u041c\u039c\u1d0d'],
  ['n', '\u0578\u039d\u0274\u03b7'],
  ['o', '\u043e\u041e\u03bf\u039f\u0585\u0555\u1d0f'],
  ['p', '\u0440\u0420\u03c1\u03a1\u1d18'],
  ['q', '\u051b\u051a\u0563'],
  ['r', '\u0433\u0280\u1d26'],
  ['s', '\u0455\u0405\ua731\u054f'],
  ['t', '\u0442\u0422\u03c4\u03a4\u1d1b'],
  ['u', '\u057d\u03c5\u1d1c\u0446'],
  ['v', '\u03bd\u0475\u0474\u1d20'],
  ['w', '\u051d\u051c\u0461\u1d21'],
  ['x', '\u0445\u0425\u03c7\u03a7'],
  ['y', '\u0443\u0423\u04af\u04ae\u03a5\u03b3\u028f'],
  ['z', '\u0396\u1d22'],
]

/** Code of the lower-case ASCII character by the UTF-16 unit of its look-alike. */
const LOOK_ALIKES: ReadonlyMap<number, number> = new Map(
  TABLE.flatMap(([ascii, others]) =>
    Array.from(others, (other): [number, number] => [other.charCodeAt(0), ascii.charCodeAt(0)]),
  ),
)

/** Every UTF-16 unit that may be read as another one, ASCII included. */
export function foldedUnits(): readonly number[] {
  const ascii = Array.from({ length: 0x80 }, (_, unit) => unit)
  const wide = Array.from({ length: 0x5e }, (_, index) => 0xff01 + index)
  return [...ascii, ...wide, ...LOOK_ALIKES.keys()]
}

/** The lower-case ASCII code that the UTF-16 unit `unit` is read as; `unit` itself where there is none. */
export function foldLookAlike(unit: number): number {
  if (unit < 0x80) return unit >= 0x41 && unit <= 0x5a ? unit + 32 : unit
  const narrow = unit >= 0xff01 && unit <= 0xff5e ? unit - 0xfee0 : unit
  if (narrow < 0x80) return narrow >= 0x41 && narrow <= 0x5a ? narrow + 32 : narrow
  return LOOK_ALIKES.get(narrow) ?? narrow
}

/** Every UTF-16 unit that is read as `ascii`, itself included. */
export function spellingsOf(ascii: string): readonly number[] {
  const code = ascii.charCodeAt(0)
  const row = TABLE.find(([spelt]) => spelt === ascii)
  const others = Array.from(row?.[1] ?? '', (other) => other.charCodeAt(0))
  const wide = code > 0x20 && code < 0x7f ? [code + 0xfee0] : []
  return [code, ...wide, ...others]
}
