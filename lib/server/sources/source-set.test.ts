import { expect, test, vi } from 'vitest'
import { FakeClock } from '#fixtures/fake-clock.ts'
import { FakeSource } from '#fixtures/sources/fake-source.ts'
import { VitrineError } from '#lib/base/vitrine-error.ts'
import { madeSource } from './make-source.ts'
import { SourceSet } from './source-set.ts'

const names = (sources: SourceSet) => sources.list().map(({ name }) => name)

test('a source is started when it comes in, and its changes are told by its name until it goes', async () => {
  const sources = new SourceSet(() => undefined)
  const told: string[] = []
  sources.onChange((name) => told.push(name))
  const [wiki, shop] = [new FakeSource('wiki'), new FakeSource('shop')]
  await sources.put(wiki)
  await sources.put(shop)
  expect([wiki.starts, shop.starts]).toEqual([1, 1])
  wiki.becomes({ state: 'waiting' })
  expect(told).toEqual(['wiki', 'shop', 'wiki'])
  expect(names(sources)).toEqual(['shop', 'wiki'])
  await sources.remove('wiki')
  expect(told).toEqual(['wiki', 'shop', 'wiki', 'wiki'])
  expect([wiki.closes, wiki.listeners]).toEqual([1, 0])
  expect(sources.find('wiki')).toBeUndefined()
})

test('a source of a name that is there already takes the place of the one before, which is closed', async () => {
  const sources = new SourceSet(() => undefined)
  const [first, second] = [new FakeSource('wiki'), new FakeSource('wiki')]
  await sources.put(first)
  await sources.put(second)
  expect([first.closes, second.closes]).toEqual([1, 0])
  expect(sources.find('wiki')).toBe(second)
})

test('all are closed although one of them fails to', async () => {
  const report = vi.fn()
  const sources = new SourceSet(report)
  const [broken, other] = [new FakeSource('broken'), new FakeSource('other')]
  broken.close = () => Promise.reject(new Error('no'))
  await sources.put(broken)
  await sources.put(other)
  await sources.close()
  expect(other.closes).toBe(1)
  expect(report).toHaveBeenCalledOnce()
  expect(names(sources)).toEqual([])
})

test('a source that cannot be made is failed and says why; a fault of ours is told to the log alone', async () => {
  const report = vi.fn()
  const tokens = {
    load: async () => null,
    save: async () => undefined,
    clear: async () => undefined,
  }
  const world = {
    clock: new FakeClock(),
    report,
    variable: () => undefined,
    tokens,
    isFromFile: true,
    allowPrivateAddresses: false,
    redirectUrl: () => 'http://127.0.0.1/',
  }
  const settings = { transport: 'streamable_http', url: 'http://x/', headers: {} } as const
  const thrown = (problem: Error) => () => {
    throw problem
  }
  const named = madeSource(
    ['wiki', settings],
    thrown(new VitrineError('x', 'WIKI_KEY is not set.')),
    world,
  )
  expect(named.health()).toMatchObject({
    state: 'failed',
    lastError: { message: 'WIKI_KEY is not set.' },
  })
  expect(report).not.toHaveBeenCalled()
  const ours = madeSource(['wiki', settings], thrown(new TypeError('secret bytes')), world)
  expect(JSON.stringify(ours.health())).not.toContain('secret bytes')
  expect(report).toHaveBeenCalledOnce()
})
