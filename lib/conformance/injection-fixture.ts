import type { JsonValue } from '#lib/base/json.ts'

/** What a boundary must do with an attack: take its marker out, or say that there is something. */
export type Expectation = 'neutralise' | 'flag'

/** Where in a result an attack sits. */
export type FixturePlace =
  /** A plain text. */
  | 'text'
  /** A string somewhere in a value. */
  | 'value'
  /** An object key. */
  | 'key'
  /** Spread over neighbouring items or fields. */
  | 'split'
  /** A comment, an attribute or a hidden element of HTML, or a title in Markdown. */
  | 'markup'
  /** A comment in source code. */
  | 'code'
  /** Encoded, so that only decoding shows it. */
  | 'encoded'
  /** Spelled so that people read it and a comparison of characters does not. */
  | 'spelling'
  /** An artifact beside a harmless text. */
  | 'artifact'

/**
 * An attack that a boundary must meet. `payload` is what the tool returned: a text or a value; for the place
 * `artifact` a list of artifacts, which stand beside a harmless text. Source: design `boundary.md`.
 */
export type InjectionFixture = {
  /** Unique; says what the attack is. */
  readonly name: string
  /** The family of attack, in the words of `boundary.md`. */
  readonly family: string
  readonly expect: Expectation
  readonly place: FixturePlace
  readonly payload: JsonValue
  /** JSON Pointer of the string or container that a finding must name; `""` is the whole. */
  readonly path?: string
  /** What must stand nowhere in what is delivered, whatever is done to it. */
  readonly gone?: readonly string[]
  /** What must still be there, for neutralising takes out the marker and not the text. */
  readonly stays?: readonly string[]
}
