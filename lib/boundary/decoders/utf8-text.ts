import { TextBuilder } from '../text-builder.ts'

const REPLACEMENT = 0xfffd

/** The text so far of the one decoding that runs at a time. */
const builder = new TextBuilder()

/** Room for the bytes of the one text that is decoded at a time. */
let room = new Uint8Array(1024)

/** Most bytes for which room is kept. */
const MAX_ROOM = 65_536

/** Room for `count` bytes, which the next caller may write over. */
export function byteRoom(count: number): Uint8Array {
  if (count > MAX_ROOM) return new Uint8Array(count)
  if (count > room.length) room = new Uint8Array(Math.min(MAX_ROOM, 2 * count))
  return room
}

/**
 * The text of the first `count` of `bytes` as UTF-8: broken sequences become U+FFFD and a byte-order mark at the
 * start is dropped, as the platform's decoder does it, whose calls cost too much for millions of short texts.
 * Source: WHATWG Encoding, section 8.1.1.
 */
export function utf8Text(bytes: Uint8Array, count: number): string {
  const hasMark = count >= 3 && bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
  for (let at = hasMark ? 3 : 0; at < count; ) at = addCharacter(bytes, at, count)
  return builder.take()
}

/** Adds the character at `at`; gives where the next one begins. */
function addCharacter(bytes: Uint8Array, at: number, count: number): number {
  const lead = bytes[at] ?? 0
  if (lead < 0x80) {
    builder.addUnit(lead)
    return at + 1
  }
  const following = followingBytes(lead)
  let point = lead & (0x3f >> following)
  let next = at + 1
  for (; next - at <= following && next < count; next++) {
    const byte = bytes[next] ?? 0
    if (!mayFollow(byte, lead, next - at)) break
    point = (point << 6) | (byte & 0x3f)
  }
  builder.addPoint(following > 0 && next - at > following ? point : REPLACEMENT)
  return next
}

/** How many bytes follow `lead`; 0 where it leads nothing. */
function followingBytes(lead: number): number {
  if (lead >= 0xc2 && lead <= 0xdf) return 1
  if (lead >= 0xe0 && lead <= 0xef) return 2
  return lead >= 0xf0 && lead <= 0xf4 ? 3 : 0
}

/** Overlong forms, surrogates and what lies beyond Unicode show in the second byte. */
function mayFollow(byte: number, lead: number, index: number): boolean {
  if (byte < 0x80 || byte > 0xbf) return false
  if (index > 1) return true
  if (lead === 0xe0) return byte >= 0xa0
  if (lead === 0xed) return byte <= 0x9f
  if (lead === 0xf0) return byte >= 0x90
  return lead !== 0xf4 || byte <= 0x8f
}
