import type { Lexicon } from './lexicon.ts'

export const portuguese: Lexicon = {
  language: 'pt',
  words: {
    lead: 'agora favor e então',
    override:
      'ignore ignora ignorar ignorem esqueça esquece esquecer desconsidere desconsidera desconsiderar descarte',
    prior: 'anterior anteriores prévio prévios prévia prévias acima precedentes',
    instruction: 'instrução instruções orientações ordens regras diretrizes comandos',
    your: 'tuas suas teu seu sua',
    persona: 'assistente ia pirata',
    reader: 'usuário usuários utilizador utilizadores',
    disclose: 'mostre mostra revele revela imprima imprime repita repete exiba',
    tell_not: 'conte diga mencione informe fale',
  },
}
