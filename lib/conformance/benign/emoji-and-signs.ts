import type { BenignFixture } from '../benign-fixture.ts'

const topic = 'emoji and signs'

/** Sequences that use invisible characters for what they are made for, and signs that look like markers. */
export const EMOJI_AND_SIGNS: readonly BenignFixture[] = [
  {
    name: 'family and flags',
    topic,
    payload:
      'We are \u{1f468}\u200d\u{1f469}\u200d\u{1f467}, from \u{1f1f3}\u{1f1f4} and \u{1f3f3}\ufe0f\u200d\u{1f308}.',
  },
  {
    name: 'flag of Scotland',
    topic,
    payload:
      'Kick-off at 20:00 \u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f} against \u{1f1eb}\u{1f1f7}.',
  },
  {
    name: 'hearts and keycaps',
    topic,
    payload: {
      reaction: '\u2764\ufe0f',
      options: ['1\ufe0f\u20e3', '2\ufe0f\u20e3'],
      tone: '\u270a\u{1f3fd}',
    },
  },
  {
    name: 'professions',
    topic,
    payload:
      'Crew: \u{1f469}\u{1f3fe}\u200d\u{1f680} \u{1f468}\u200d\u2695\ufe0f \u{1f9d1}\u200d\u{1f373}',
  },
  {
    name: 'ideograph with a variant',
    topic,
    payload: '\u845b\u{e0100}\u57ce\u5e02',
  },
  {
    name: 'less-than and bars',
    topic,
    payload: 'a <| b |> c, x <- y, 3 < 4 | 5 > 2, [A] [/B], <<EOF, >>',
  },
  {
    name: 'brackets of East Asian text',
    topic,
    payload:
      '\uff1c\u6ce8\u610f\uff1e\u5165\u53e3\u306f\u5317\u5074\u3067\u3059\uff5c\u53d7\u4ed8\u306f\u5357\u5074',
  },
  {
    name: 'tabs and line ends',
    topic,
    payload: 'name\tvalue\r\na\t1\r\n\r\nb\t2\n\n\nend',
  },
  {
    name: 'human in the middle of a sentence',
    topic,
    payload:
      'The study compared two groups.\n\nHuman resources paid for it, an assistant wrote it down.',
  },
  {
    name: 'play with speakers',
    topic,
    payload: 'ANNA: Where is it?\nBEN: In the drawer.\nANNA: Which one?',
  },
  {
    name: 'interview',
    topic,
    payload: 'Q: What do you do when the system fails?\nA: We call the operator and wait.',
  },
  {
    name: 'box drawing',
    topic,
    payload: '┌──┬──┐\n│a │b │\n└──┴──┘ ▁▂▃▄▅▆▇█',
  },
  {
    name: 'token that a boundary leaves behind',
    topic,
    payload: 'Removed markers look like \u27e6marker:chatml\u27e7 in the console.',
  },
  {
    name: 'byte-order mark at the start',
    topic,
    payload: '\ufeffid,name\n1,Ann\n',
  },
  {
    name: 'soft hyphens of a web page',
    topic,
    payload: 'Ver\u00adsand\u00adkosten und Rück\u00adgabe\u00adrecht finden Sie unten.',
  },
  {
    name: 'spaced-out heading',
    topic,
    payload: 'N E W S   O F   T H E   W E E K',
  },
  {
    name: 'leetspeak of a player',
    topic,
    payload: 'gg w3ll pl4y3d, s33 y0u t0m0rr0w',
  },
]
