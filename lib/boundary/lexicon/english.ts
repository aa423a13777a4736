import type { Lexicon } from './lexicon.ts'

export const english: Lexicon = {
  language: 'en',
  words: {
    lead: 'please pls kindly now then and so also just first next immediately simply instead therefore hence must should shall assistant ai yes ok okay stop important attention hereby always again henceforth can could will would',
    negation: 'not never dont cannot cant',
    obliged: 'you need have required told instructed ordered asked want is are now must',
    override:
      'ignore ignoring disregard disregarding forget forgetting neglect overlook dismiss abandon unlearn',
    override_weak:
      'bypass override overrule discard cancel supersede nullify drop scrap skip erase',
    prior:
      'previous prior preceding earlier above foregoing former existing original initial aforementioned before previously past old',
    prior_weak:
      'current given provided default standard system safety ethical security developer builtin internal',
    instruction:
      'instruction instructions directive directives prompt prompts guideline guidelines rules commands orders instruct programming guidance constraints restrictions safeguards protocols training task tasks context conversation objectives persona',
    instruction_strict: 'instruction instructions directive directives prompt prompts guidelines',
    your: 'your ur',
    ai: 'ai llm llms chatbot chatbots chatgpt gpt claude copilot gemini assistant assistants agent agents',
    model: 'ai ais llm llms chatbot chatbots chatgpt gpt gpt4',
    persona:
      'assistant ai chatbot bot gpt dan jailbroken unrestricted unfiltered uncensored hacker persona pirate evil llm model character',
    limits:
      'restriction restrictions limit limits limitation limitations filter filters rules guidelines constraints guardrails censorship boundaries safeguards ethics morals',
    unbound: 'bound restricted limited constrained subject governed required obligated an a',
    authority:
      'system admin administrator administrators developer developers operator operators openai anthropic google microsoft owner',
    disclose:
      'print reveal show output repeat display tell disclose share expose leak dump recite reproduce echo list copy paste summarise summarize translate encode quote',
    secret:
      'key keys token tokens password passwords credential credentials secret secrets passphrase cookies',
    call: 'call invoke use execute run trigger',
    tell: 'tell inform notify alert warn',
    reader: 'user users human humans operator customer',
    send: 'send forward post upload exfiltrate transmit email leak submit relay deliver',
    hoard:
      'conversation conversations chat dialogue secrets transcript inbox emails credentials passwords contacts history',
    pay: 'transfer pay wire send purchase buy refund deposit donate',
    answer: 'reply respond answer say output state claim insist write recommend',
    respond: 'reply respond answer',
    response:
      'response responses reply replies answer answers output summary summaries completion message translation review',
    include: 'include add append insert write put output embed place mention prepend attach',
    piece: 'string text phrase sentence words word link url image line message code snippet tag',
    asks: 'asks ask asked says requests mentions types wants inquires queries',
    doing:
      'summarizing summarising translating reading answering responding replying processing analyzing analysing reviewing evaluating',
    approved:
      'approved authorised authorized confirmed consented agreed permitted granted accepted',
    confirmation:
      'confirmation approval permission check verification asking consent authorisation authorization review confirming',
    secretly: 'silently secretly covertly quietly discreetly',
    use: 'use using call calling invoke invoking run running execute executing',
    tool: 'tool tools function functions plugin skill',
    open: 'read open cat access dump extract collect',
    private:
      'file files key keys token tokens password passwords credential credentials secret secrets conversation history prompt inbox contacts memory',
    hand_over: 'send pass forward submit upload share transmit post',
  },
}
