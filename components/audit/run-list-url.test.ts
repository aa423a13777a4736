import { describe, expect, it } from 'vitest'
import {
  changedParams,
  hasFilter,
  hiddenColumns,
  nextOrder,
  runListParams,
  runListUrl,
} from './run-list-url.ts'

describe('the address of the list of runs', () => {
  it('leaves out what is not set', () => {
    expect(runListUrl({})).toBe('/runs')
    expect(runListUrl({ toolName: 'wait', text: '' })).toBe('/runs?toolName=wait')
  })

  it('escapes what a person typed', () => {
    expect(runListUrl({ text: 'a&b=c d' })).toBe('/runs?text=a%26b%3Dc+d')
  })

  it('starts at the first page when a filter changes, and keeps the page when a column is hidden', () => {
    const params = { cursor: 'abc', status: 'failed' }
    expect(runListUrl(changedParams(params, { status: 'completed' }))).toBe(
      '/runs?status=completed',
    )
    expect(runListUrl(changedParams(params, { hidden: 'source' }))).toBe(
      '/runs?status=failed&cursor=abc&hidden=source',
    )
  })

  it('turns the order round at a second click and starts descending at another column', () => {
    expect(nextOrder({}, 'startedAt').descending).toBe('false')
    expect(nextOrder({ sort: 'startedAt', descending: 'false' }, 'startedAt').descending).toBe(
      'true',
    )
    expect(nextOrder({ sort: 'startedAt', descending: 'false' }, 'findings')).toMatchObject({
      sort: 'findings',
      descending: 'true',
    })
  })

  it('reads only its own parameters from an address, each once', () => {
    expect(
      runListParams({ status: ['failed', 'completed'], constructor: 'x', other: 'y' }),
    ).toEqual({
      status: 'failed',
    })
  })

  it('knows filters from order and page', () => {
    expect(hasFilter({ sort: 'findings', cursor: 'x' })).toBe(false)
    expect(hasFilter({ flagged: 'true' })).toBe(true)
    expect(hiddenColumns({ hidden: 'source,,level' })).toEqual(['source', 'level'])
  })
})
