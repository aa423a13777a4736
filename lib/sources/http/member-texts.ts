/**
 * The JSON text of each member of the object that `json` is, by its name; the last one where a name comes twice,
 * as `JSON.parse` has it. Takes valid JSON; linear. Gives nothing where it is no object.
 */
export function memberTexts(json: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  let at = afterSpace(json, 0)
  if (json[at] !== '{') return texts
  at = afterSpace(json, at + 1)
  while (json[at] === '"') {
    const nameEnd = stringEnd(json, at)
    const name: unknown = JSON.parse(json.slice(at, nameEnd))
    const start = afterSpace(json, afterSpace(json, nameEnd) + 1)
    const end = valueEnd(json, start)
    texts.set(String(name), json.slice(start, end).trimEnd())
    at = afterSpace(json, end)
    if (json[at] === ',') at = afterSpace(json, at + 1)
  }
  return texts
}

function afterSpace(json: string, from: number): number {
  let at = from
  while (at < json.length && ' \t\r\n'.includes(json.charAt(at))) at++
  return at
}

/** Behind the closing quote of the string that begins at `from`. */
function stringEnd(json: string, from: number): number {
  for (let at = from + 1; at < json.length; at++) {
    if (json[at] === '\\') at++
    else if (json[at] === '"') return at + 1
  }
  return json.length
}

/** How a character changes the depth. */
const DEPTHS: Readonly<Record<string, number>> = { '{': 1, '[': 1, '}': -1, ']': -1 }

/** Behind the value that begins at `from`: at the comma or bracket that follows it. */
function valueEnd(json: string, from: number): number {
  let depth = 0
  let at = from
  while (at < json.length) {
    const character = json.charAt(at)
    depth += DEPTHS[character] ?? 0
    if (depth < 0 || (depth === 0 && character === ',')) return at
    at = character === '"' ? stringEnd(json, at) : at + 1
  }
  return json.length
}
