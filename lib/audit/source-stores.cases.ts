import {
  type DefinitionStore,
  MAX_DEFINITIONS_PER_TOOL,
  type SeenDefinition,
} from './definition-store.ts'
import {
  MAX_SAVED_INPUTS,
  type SavedInput,
  SavedInputEntry,
  type SavedInputStore,
} from './saved-inputs.ts'
import type { SecretStore } from './secret-store.ts'
import type { SourceStore } from './source-store.ts'
import type { StoreCase } from './store-case.ts'

const at = (second: number) => `2026-03-01T10:00:${String(second).padStart(2, '0')}.000Z`

function seen(hash: string, given: Partial<SeenDefinition> = {}): SeenDefinition {
  return {
    source: 'wiki',
    tool: 'read',
    hash,
    definition: `{"name":"${hash}"}`,
    firstSeenAt: at(1),
    decision: 'approved',
    decidedAt: at(1),
    decidedBy: null,
    ...given,
  }
}

const PENDING = { decision: 'pending', decidedAt: null } as const

export const DEFINITION_STORE_CASES: readonly StoreCase<DefinitionStore>[] = [
  {
    rule: 'D1',
    name: 'definitions come back as they were noted, in their order, those of one source alone',
    async run(store) {
      const noted = [seen('b'), seen('a', PENDING)]
      await store.note([...noted, seen('c', { source: 'shop' })])
      return { found: await store.ofSource('wiki'), wanted: noted }
    },
  },
  {
    rule: 'D2',
    name: 'a definition that is known stays as it was',
    async run(store) {
      await store.note([seen('a')])
      await store.note([seen('a', { ...PENDING, firstSeenAt: at(9) }), seen('b')])
      return { found: await store.ofSource('wiki'), wanted: [seen('a'), seen('b')] }
    },
  },
  {
    rule: 'D3',
    name: 'a decision is recorded with who and when, and of that definition alone',
    async run(store) {
      await store.note([seen('a', PENDING), seen('b', PENDING)])
      const verdict = { source: 'wiki', tool: 'read', by: 'ann', at: at(5) }
      const found = [
        await store.decide({ ...verdict, hash: 'a', decision: 'rejected' }),
        await store.decide({ ...verdict, hash: 'z', decision: 'approved' }),
        ...(await store.ofSource('wiki')),
      ]
      const decided = { decision: 'rejected', decidedAt: at(5), decidedBy: 'ann' } as const
      return { found, wanted: [true, false, seen('a', decided), seen('b', PENDING)] }
    },
  },
  {
    rule: 'D4',
    name: 'past the most that are kept of a tool, the oldest that nobody approved goes',
    async run(store) {
      const many = Array.from({ length: MAX_DEFINITIONS_PER_TOOL }, (_, index) =>
        seen(`p${index}`, PENDING),
      )
      await store.note([seen('approved')])
      await store.note(many)
      const hashes = (await store.ofSource('wiki')).map(({ hash }) => hash)
      return {
        found: [hashes.length, hashes[0], hashes[1], hashes.at(-1)],
        wanted: [MAX_DEFINITIONS_PER_TOOL, 'approved', 'p1', many.at(-1)?.hash],
      }
    },
  },
]

export const SECRET_STORE_CASES: readonly StoreCase<SecretStore>[] = [
  {
    rule: 'C1',
    name: 'a secret is read as it was written last, and no other bears its name',
    async run(store) {
      await store.write({ source: 'wiki', name: 'tokens', text: 'first', at: at(1) })
      await store.write({ source: 'wiki', name: 'tokens', text: 'é 漢字 second', at: at(2) })
      await store.write({ source: 'shop', name: 'tokens', text: 'other', at: at(2) })
      const found = [
        await store.read('wiki', 'tokens'),
        await store.read('shop', 'tokens'),
        await store.read('wiki', 'client'),
      ]
      return { found, wanted: ['é 漢字 second', 'other', null] }
    },
  },
  {
    rule: 'C2',
    name: 'one secret of a source is forgotten, or all of them',
    async run(store) {
      for (const name of ['a', 'b', 'c']) {
        await store.write({ source: 'wiki', name, text: name, at: at(1) })
      }
      await store.write({ source: 'shop', name: 'a', text: 'kept', at: at(1) })
      await store.remove('wiki', 'a')
      const left = [await store.read('wiki', 'a'), await store.read('wiki', 'b')]
      await store.remove('wiki')
      const found = [...left, await store.read('wiki', 'c'), await store.read('shop', 'a')]
      return { found, wanted: [null, 'b', null, 'kept'] }
    },
  },
]

const WIKI = { name: 'wiki', settings: '{"x":1}', addedAt: at(1), addedBy: 'ann' }

export const SOURCE_STORE_CASES: readonly StoreCase<SourceStore>[] = [
  {
    rule: 'W1',
    name: 'sources come back as they were added, by name; a name that is taken adds nothing',
    async run(store) {
      const shop = { ...WIKI, name: 'shop' }
      const found = [
        await store.add(WIKI),
        await store.add(shop),
        await store.add({ ...WIKI, settings: '{}' }),
        await store.list(),
      ]
      return { found, wanted: [true, true, false, [shop, WIKI]] }
    },
  },
  {
    rule: 'W2',
    name: 'a source is removed once',
    async run(store) {
      await store.add(WIKI)
      const found = [await store.remove('wiki'), await store.remove('wiki'), await store.list()]
      return { found, wanted: [true, false, []] }
    },
  },
]

function input(id: string, given: Partial<SavedInput> = {}): SavedInput {
  return {
    id,
    toolName: 'wiki__read',
    name: `Named ${id}`,
    argumentsText: '{"n":1.10}',
    privacyLevel: 'full',
    masked: 0,
    createdAt: at(1),
    createdBy: 'ann',
    ...given,
  }
}

/** As it stands in a list. */
function entry(saved: SavedInput): SavedInputEntry {
  return SavedInputEntry.parse(saved)
}

export const SAVED_INPUT_STORE_CASES: readonly StoreCase<SavedInputStore>[] = [
  {
    rule: 'I1',
    name: 'inputs come back as they were saved, newest first, those of one tool alone',
    async run(store) {
      const [first, second] = [input('a'), input('b', { privacyLevel: 'redacted', masked: 2 })]
      await store.save(first)
      await store.save(input('c', { toolName: 'other' }))
      await store.save({ ...second, createdAt: at(2) })
      const found = [
        await store.list('wiki__read'),
        await store.find('a'),
        await store.find('unknown'),
      ]
      return {
        found,
        wanted: [[entry({ ...second, createdAt: at(2) }), entry(first)], first, null],
      }
    },
  },
  {
    rule: 'I2',
    name: 'another of the same tool and name takes the place of the one before',
    async run(store) {
      await store.save(input('a', { name: 'same' }))
      await store.save(input('b', { name: 'same', toolName: 'other' }))
      const second = input('c', { name: 'same', argumentsText: '{}' })
      await store.save(second)
      const found = [await store.list('wiki__read'), (await store.list('other')).length]
      return { found, wanted: [[entry(second)], 1] }
    },
  },
  {
    rule: 'I3',
    name: 'an input is removed once',
    async run(store) {
      await store.save(input('a'))
      const found = [await store.remove('a'), await store.remove('a')]
      return { found: [...found, await store.list('wiki__read')], wanted: [true, false, []] }
    },
  },
  {
    rule: 'I4',
    name: 'past the most that a tool may have, the oldest goes',
    async run(store) {
      for (let count = 0; count <= MAX_SAVED_INPUTS; count++) await store.save(input(`i${count}`))
      const ids = (await store.list('wiki__read')).map(({ id }) => id)
      const wanted = [MAX_SAVED_INPUTS, `i${MAX_SAVED_INPUTS}`, 'i1']
      return { found: [ids.length, ids[0], ids.at(-1)], wanted }
    },
  },
]
