import type { Lexicon } from './lexicon.ts'

export const dutch: Lexicon = {
  language: 'nl',
  words: {
    lead: 'alsjeblieft alstublieft nu en dan',
    override: 'negeer negeert negeren vergeet vergeten',
    prior: 'vorige eerdere voorgaande bovenstaande vroegere',
    instruction: 'instructie instructies opdrachten aanwijzingen regels bevelen',
    your: 'je jouw uw',
    persona: 'assistent piraat',
    reader: 'gebruiker gebruikers',
    disclose: 'toon laat onthul herhaal geef',
    system_prompt: 'systeemprompt systeeminstructies',
    tell_not: 'vertel zeg meld noem',
    not: 'niet niets',
  },
}
