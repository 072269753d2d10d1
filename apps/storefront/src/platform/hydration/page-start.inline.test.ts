import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fetchPageState } from './page-start.inline.ts'

const address = '/page-state?of=%2F&v=1'
const page = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', page)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('the page state is fetched again after failures with growing pauses, and at once when the connection returns', async () => {
  const responses = [new Response('', { status: 503 }), undefined, Response.json({ store: 1 })]
  const fetched: string[] = []
  vi.stubGlobal('fetch', async (from: string) => {
    fetched.push(from)
    return responses[fetched.length - 1] ?? Promise.reject(new TypeError('Failed to fetch'))
  })
  const state = fetchPageState(address)
  await vi.advanceTimersByTimeAsync(999)
  expect(fetched).toEqual([address])
  await vi.advanceTimersByTimeAsync(1)
  expect(fetched).toEqual([address, address])
  await vi.advanceTimersByTimeAsync(1999)
  expect(fetched).toHaveLength(2)
  page.dispatchEvent(new Event('online'))
  expect(await state).toEqual({ store: 1 })
})
