import { expect } from '@playwright/test'
import { test } from './http-test.ts'
import { actionCall, rawRequest } from './raw-http.ts'

const WAIT = [{ mode: 'call', toolName: 'wait', arguments: { seconds: 3, steps: 3 } }]

/** Starts a run whose tool takes three seconds; gives its id as soon as the header has arrived. */
function startedRun(server: string, headers: Record<string, string> = {}, signal?: AbortSignal) {
  let learn: (runId: string) => void = () => undefined
  const runId = new Promise<string>((resolve) => {
    learn = resolve
  })
  let seen = ''
  const onText = (piece: string) => {
    seen += piece
    const id = /"runId":"([^"]+)"/.exec(seen)?.[1]
    if (id) learn(id)
  }
  const call = actionCall(server, 'startRun', WAIT, headers)
  return { runId, answer: rawRequest(server, { ...call, signal, onText }) }
}

for (const encoding of ['identity', 'gzip']) {
  test(`events leave the action and the route while the tool runs (${encoding})`, async ({
    server,
  }) => {
    const headers = { 'accept-encoding': encoding }
    const { runId, answer } = startedRun(server, headers)
    const id = await runId
    let hasEnded = false
    void answer.then(() => {
      hasEnded = true
    })
    const early: string[] = []
    const followed = rawRequest(server, {
      path: `/api/runs/${id}/events?after=-1`,
      headers,
      onText: (piece) => {
        if (!hasEnded) early.push(piece)
      },
    })
    const { text, headers: got } = await followed
    expect(early.join('')).toContain('"kind":"request"')
    expect(early.join('')).toContain('"event":"progress"')
    expect(got['x-vitrine-source']).toBe('live')
    expect(got['cache-control']).toBe('no-store, no-transform')
    const events = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index))
    expect(events.at(-1)).toMatchObject({ event: 'done', status: 'completed' })
    const action = await answer
    expect(action.text).toContain('"status":"completed"')
    expect(action.headers['content-encoding']).toBeUndefined()
    expect(action.headers['x-accel-buffering']).toBe('no')
  })
}

test('a reader that comes back gets what it has not seen, or the audit if it asks for that', async ({
  server,
}) => {
  const { runId, answer } = startedRun(server)
  const id = await runId
  await answer
  const seqsOf = async (query: string) => {
    const { text, headers } = await rawRequest(server, { path: `/api/runs/${id}/events?${query}` })
    const seqs = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).seq)
    return { seqs, source: headers['x-vitrine-source'], text }
  }
  const all = await seqsOf('after=-1')
  const rest = await seqsOf('after=1')
  expect(rest.seqs).toEqual(all.seqs.filter((seq) => seq > 1))
  const audit = await seqsOf('source=audit')
  expect(audit.source).toBe('audit')
  expect(all.text).toContain('<untrusted-data')
  expect(audit.text).not.toContain('<untrusted-data')
})

test('a run that nobody reads any more goes on to its end', async ({ server }) => {
  const reader = new AbortController()
  const { runId, answer } = startedRun(server, {}, reader.signal)
  const id = await runId
  reader.abort()
  await expect(answer).rejects.toThrow()
  const path = `/api/runs/${id}/events?source=audit`
  await expect
    .poll(async () => (await rawRequest(server, { path })).text, { timeout: 15_000 })
    .toContain('"event":"done"')
})

test('a stopped run ends at once as cancelled, though its tool does not listen', async ({
  server,
}) => {
  const { runId, answer } = startedRun(server)
  const stopped = await rawRequest(server, actionCall(server, 'cancelRun', [await runId]))
  expect(stopped.text).toContain('{"cancelled":true}')
  expect((await answer).text).toContain('"status":"cancelled"')
})

test('questions that are malformed or about nothing are told so as JSON', async ({ server }) => {
  for (const [query, status] of [
    ['after=x', 400],
    ['after=-2', 400],
    ['after=1e9', 400],
    ['source=disk', 400],
    ['', 404],
  ] as const) {
    const answer = await rawRequest(server, { path: `/api/runs/unknown/events?${query}` })
    expect(answer.status, query).toBe(status)
    expect(JSON.parse(answer.text)).toEqual({ problem: expect.any(String) })
  }
})
