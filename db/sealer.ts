import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { sealingKey } from './sealing-key.ts'

/** Seals texts so that whoever has the database alone can neither read nor move them. */
export type Sealer = {
  /** The sealed text; `place` is where it will stand, and it opens nowhere else. */
  seal(text: string, place: string): string
  /** The text, or null where the key is another, the place is another, or it was changed. */
  open(sealed: string, place: string): string | null
}

const IV_BYTES = 12
const TAG_BYTES = 16
const VERSION = 'v1.'

/** Seals by AES-256-GCM with the key in `keyFile`, which is made at the first use. */
export function fileSealer(keyFile: string): Sealer {
  let key: Buffer | null = null
  const theKey = () => {
    key ??= sealingKey(keyFile)
    return key
  }
  return {
    seal(text, place) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', theKey(), iv, { authTagLength: TAG_BYTES })
      cipher.setAAD(Buffer.from(place, 'utf8'))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return VERSION + Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    open(sealed, place) {
      if (!sealed.startsWith(VERSION)) return null
      const bytes = Buffer.from(sealed.slice(VERSION.length), 'base64url')
      if (bytes.length < IV_BYTES + TAG_BYTES) return null
      const iv = bytes.subarray(0, IV_BYTES)
      const options = { authTagLength: TAG_BYTES }
      const decipher = createDecipheriv('aes-256-gcm', theKey(), iv, options)
      decipher.setAAD(Buffer.from(place, 'utf8'))
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
      try {
        const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES))
        return Buffer.concat([text, decipher.final()]).toString('utf8')
      } catch {
        // Another key, another place or changed bytes: GCM doesn't say which, and it comes to the same.
        return null
      }
    },
  }
}
