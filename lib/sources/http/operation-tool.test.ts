import { expect, it } from 'vitest'
import { describedService } from '#fixtures/http-service/described-service.ts'

const LONG = 'Says much. '.repeat(1_000)

async function announcedAt(path: string, server: string) {
  const { source } = await describedService({
    paths: { [path]: { post: { operationId: 'send', description: LONG } } },
    more: { servers: [{ url: server }] },
  })
  return JSON.stringify(source.tools()[0]?.announced)
}

it('announces where it goes, so that another place is another definition, however long it talks', async () => {
  const before = await announcedAt('/notes', 'https://one.example')
  expect(await announcedAt('/notes', 'https://one.example')).toBe(before)
  expect(await announcedAt('/payments', 'https://one.example')).not.toBe(before)
  expect(await announcedAt('/notes', 'https://two.example')).not.toBe(before)
})
