import type { Lexicon } from './lexicon.ts'

export const chinese: Lexicon = {
  language: 'zh',
  words: {
    override_cjk: '忽略 无视 忽视 忘记 不要理会 無視 忽視 忘記 忘掉',
    prior_cjk: '之前 以前 先前 上述 以上 前面 此前 上面 先前',
    instruction_cjk: '指示 指令 命令 提示词 提示詞 规则 規則 系统提示 系統提示',
    system_prompt_cjk: '系统提示 系统提示词 系統提示 系統提示詞 系统指令 初始指令',
    disclose_cjk: '显示 顯示 输出 輸出 打印 列印 透露 泄露 告诉我 告訴我 重复 重複',
    not_cjk: '不要 别 別 勿 请勿 請勿 不得',
    tell_cjk: '告诉 告訴 告知 提及 通知',
    reader_cjk: '用户 用戶 使用者',
    you_now_cjk: '你现在是 你現在是 从现在开始你是 从现在起你是 從現在開始你是',
    persona_cjk: '助手 黑客 駭客 机器人 機器人 没有限制 沒有限制 不受限制 人工智能',
  },
}
