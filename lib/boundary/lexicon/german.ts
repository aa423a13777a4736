import type { Lexicon } from './lexicon.ts'

export const german: Lexicon = {
  language: 'de',
  words: {
    lead: 'bitte jetzt nun und dann also sofort einfach',
    override:
      'ignoriere ignorieren ignoriert ignorier missachte missachten missachtet vergiss vergessen vergesst verwirf verwerfen übergehe übergehen',
    prior:
      'bisherige bisherigen vorherige vorherigen vorige vorigen frühere früheren obige obigen vorangegangenen vorangehenden vorstehenden',
    instruction:
      'anweisung anweisungen instruktion instruktionen befehl befehle vorgaben regeln anleitungen weisungen',
    your: 'deine deinen deinem ihre ihren',
    persona: 'assistent ki hacker pirat unbeschränkt uneingeschränkt',
    reader: 'nutzer benutzer anwender nutzerin kunden',
    disclose: 'zeige zeig nenne verrate drucke wiederhole gib offenbare',
    system_prompt: 'systemprompt systemanweisung systemanweisungen systemaufforderung',
    tell_not: 'sag sage sagen verrate verraten erzähle erzählen erwähne erwähnen informiere',
    not: 'nicht nichts',
  },
}
