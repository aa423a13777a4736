import { ansi } from './ansi.ts'
import { bidi } from './bidi.ts'
import { chatml } from './chatml.ts'
import { command } from './command.ts'
import { control } from './control.ts'
import { deepseek, deepseekRoles } from './deepseek.ts'
import { envelopeMarkers } from './envelope-markers.ts'
import { gemma } from './gemma.ts'
import { harmony } from './harmony.ts'
import { llama2Instruction, llama2System } from './llama2.ts'
import { llama3 } from './llama3.ts'
import type { InvisibleFamily, MarkerFamily } from './marker-family.ts'
import { mistral } from './mistral.ts'
import { phi } from './phi.ts'
import { tags } from './tags.ts'
import { toolMarkup, toolMarkupPrefixed } from './tool-markup.ts'
import { roleHeader, turn } from './turn.ts'
import { variation } from './variation.ts'
import { zeroWidth } from './zero-width.ts'

/** Every family of markers. Where two families know one spelling, the earlier names it. */
export const MARKER_FAMILIES: readonly MarkerFamily[] = [
  envelopeMarkers,
  deepseekRoles,
  chatml,
  llama2Instruction,
  llama2System,
  llama3,
  mistral,
  gemma,
  harmony,
  phi,
  command,
  deepseek,
  toolMarkup,
  toolMarkupPrefixed,
  turn,
  roleHeader,
]

/** Every family of invisible characters. */
export const INVISIBLE_FAMILIES: readonly InvisibleFamily[] = [
  control,
  ansi,
  bidi,
  tags,
  zeroWidth,
  variation,
]
