import type { JsonValue } from '#lib/base/json.ts'

/** A body as it is sent, and what its `Content-Type` says. */
export type WrittenBody = { readonly bytes: Uint8Array; readonly contentType: string }

/** One field of a form: its value, and its JSON as it was written. */
export type FormField = { readonly name: string; readonly value: JsonValue; readonly json: string }
