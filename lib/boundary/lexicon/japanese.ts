import type { Lexicon } from './lexicon.ts'

export const japanese: Lexicon = {
  language: 'ja',
  words: {
    prior_cjk: 'これまで 今まで 上記 以前 前の',
    instruction_cjk: '指示 命令 プロンプト ルール 指令',
    ignore_final: '無視 忘れて 忘れろ 従わないで 破棄',
    system_prompt_cjk: 'システムプロンプト 初期指示',
    show_final: '表示 出力 教えて 見せて 開示',
    reader_cjk: 'ユーザー ユーザ 利用者',
    tell_not_final: '言わないで 伝えないで 知らせないで 教えないで 言うな 知らせるな',
    you_now_cjk: 'あなたは今から あなたはこれから 今からあなたは これからあなたは',
    persona_cjk: 'アシスタント ハッカー 制限のない 海賊 ボット',
  },
}
