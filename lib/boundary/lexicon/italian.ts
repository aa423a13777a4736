import type { Lexicon } from './lexicon.ts'

export const italian: Lexicon = {
  language: 'it',
  words: {
    lead: 'ora adesso favore e poi quindi',
    override:
      'ignora ignorate ignorare ignori dimentica dimenticate dimenticare trascura trascurate',
    prior: 'precedente precedenti anteriori sopra',
    instruction: 'istruzione istruzioni indicazioni ordini regole direttive comandi',
    your: 'tue tuoi vostre sue',
    persona: 'assistente ia pirata',
    reader: 'utente utenti lutente allutente',
    disclose: 'mostra mostrami rivela stampa ripeti',
    tell_not: 'dire dirlo menzionare informare rivelare',
  },
}
