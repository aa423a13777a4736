import type { Lexicon } from './lexicon.ts'

export const english: Lexicon = {
  language: 'en',
  words: {
    lead: 'please pls kindly now then and so also just first next immediately simply instead therefore hence must should shall assistant ai yes ok okay stop important attention',
    negation: 'not never dont cannot cant',
    obliged: 'you need have required told instructed ordered asked want is are now must',
    override:
      'ignore ignoring disregard disregarding forget forgetting neglect overlook dismiss abandon',
    override_weak: 'bypass override overrule discard cancel',
    prior:
      'previous prior preceding earlier above foregoing former existing original initial aforementioned before previously past old',
    instruction:
      'instruction instructions directive directives prompt prompts guideline guidelines rules commands orders instruct programming guidance',
    instruction_strict: 'instruction instructions directive directives prompt prompts guidelines',
    your: 'your ur',
    ai: 'ai llm llms chatbot chatbots chatgpt gpt claude copilot gemini assistant assistants agent agents',
    persona:
      'assistant ai chatbot bot gpt dan jailbroken unrestricted unfiltered uncensored hacker persona pirate evil llm model character',
    authority:
      'system admin administrator administrators developer developers operator operators openai anthropic google microsoft owner',
    disclose:
      'print reveal show output repeat display tell disclose share expose leak dump recite reproduce echo list copy paste summarise summarize',
    secret:
      'key keys token tokens password passwords credential credentials secret secrets passphrase cookies',
    call: 'call invoke use execute run trigger',
    tell: 'tell inform notify',
    reader: 'user users human humans operator customer',
    send: 'send forward post upload exfiltrate transmit email leak submit',
    pay: 'transfer pay wire send purchase buy refund deposit donate',
    answer: 'reply respond answer say output state claim insist write recommend',
    asks: 'asks ask asked says requests mentions types wants inquires queries',
    approved:
      'approved authorised authorized confirmed consented agreed permitted granted accepted',
  },
}
