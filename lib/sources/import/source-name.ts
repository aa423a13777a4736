const MAX_LENGTH = 32

/**
 * A name for a source out of what another client or a registry calls it: lower-case letters, digits and hyphens,
 * different from those in `taken`, to which it is added. Of `io.github.someone/weather` the last part counts.
 */
export function sourceName(foreign: string, taken: Set<string>): string {
  const last = foreign.slice(foreign.lastIndexOf('/') + 1)
  const words = last
    .toLowerCase()
    .slice(0, 200)
    .replace(/[^a-z0-9]+/g, '-')
  const plain = trimmed(trimmed(words).slice(0, MAX_LENGTH)) || 'source'
  let name = plain
  for (let count = 2; taken.has(name); count++) {
    const suffix = `-${count}`
    name = `${trimmed(plain.slice(0, MAX_LENGTH - suffix.length))}${suffix}`
  }
  taken.add(name)
  return name
}

function trimmed(name: string): string {
  return name.replace(/^-|-$/g, '')
}
