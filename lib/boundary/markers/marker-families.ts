import { ansi } from './ansi.ts'
import { apertus } from './apertus.ts'
import { bidi } from './bidi.ts'
import { chatml } from './chatml.ts'
import { command } from './command.ts'
import { control } from './control.ts'
import { deepseek, deepseekRoles } from './deepseek.ts'
import { envelopeMarkers } from './envelope-markers.ts'
import { exaone } from './exaone.ts'
import { fim } from './fim.ts'
import { gemma } from './gemma.ts'
import { gemma4 } from './gemma-4.ts'
import { glm } from './glm.ts'
import { granite } from './granite.ts'
import { harmony } from './harmony.ts'
import { hunyuan, hunyuanPrefixed } from './hunyuan.ts'
import { internlm } from './internlm.ts'
import { jamba } from './jamba.ts'
import { kimi } from './kimi.ts'
import { llama2Instruction, llama2System } from './llama2.ts'
import { llama3 } from './llama3.ts'
import type { InvisibleFamily, MarkerFamily } from './marker-family.ts'
import { minimax } from './minimax.ts'
import { mistral } from './mistral.ts'
import { nanochat } from './nanochat.ts'
import { nemotron, nemotronCapitals } from './nemotron.ts'
import { openchat } from './openchat.ts'
import { phi } from './phi.ts'
import { qwen } from './qwen.ts'
import { seed } from './seed.ts'
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
  apertus,
  exaone,
  fim,
  gemma4,
  glm,
  granite,
  hunyuan,
  hunyuanPrefixed,
  internlm,
  jamba,
  kimi,
  minimax,
  nanochat,
  nemotron,
  nemotronCapitals,
  openchat,
  qwen,
  seed,
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
