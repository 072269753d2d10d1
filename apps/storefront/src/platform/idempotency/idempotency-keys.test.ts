import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { testStorage } from '#src/platform/storage/testing-storage.ts'
import { GraphqlFailure } from '#src/platform/graphql/graphql-failure.ts'
import { HttpFailure } from '#src/platform/graphql/http-failure.ts'
import { forgetIdempotencyKeys, withIdempotencyKey } from './idempotency-keys.ts'

const lost = (status = 0) =>
  new GraphqlFailure({ graphQLErrors: [], networkError: new HttpFailure(status, 'abcdef123456') })
const refusal = new GraphqlFailure({
  graphQLErrors: [{ message: 'No', extensions: { category: 'graphql-input' } }],
})
const crash = new GraphqlFailure({
  graphQLErrors: [{ message: 'Internal server error', extensions: { category: 'internal' } }],
})

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  vi.stubEnv('SSR', false)
  vi.stubGlobal('localStorage', testStorage())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

/** The key that the change is sent with; sending fails with `failure` if given. */
async function keyOf(change: readonly unknown[], failure?: Error): Promise<string> {
  let sent = ''
  await withIdempotencyKey(change, async (key) => {
    sent = key
    if (failure) throw failure
  }).catch(() => undefined)
  return sent
}
const coat = ['add', 'poland', [{ sku: 'COAT', quantity: 1 }]]

describe('AMB-09 the idempotency key of a change', () => {
  it.each([
    ['no response', lost()],
    ['a gateway failed', lost(500)],
    ['the server failed', crash],
  ])('is reused while the outcome is unknown: %s', async (_what, failure) => {
    const first = await keyOf(coat, failure)
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(await keyOf(coat, failure)).toBe(first)
    expect(await keyOf(coat)).toBe(first)
  })

  it.each([
    ['done', undefined],
    ['refused', refusal],
  ])('is replaced once the outcome is known: %s', async (_what, failure) => {
    const first = await keyOf(coat, failure)
    expect(await keyOf(coat, failure)).not.toBe(first)
    expect(Object.keys(localStorage)).toEqual([])
  })

  it('is stored before the change is sent, so that it survives a reload', async () => {
    const first = keyOf(coat, lost())
    const stored = JSON.parse(localStorage.getItem('shop:cart_attempts') ?? '{}') as { value: object }
    expect(Object.values(stored.value)).toEqual([await first])
  })

  it('differs for another quantity, size or store group', async () => {
    const keys = [
      await keyOf(coat, lost()),
      await keyOf(['add', 'poland', [{ sku: 'COAT', quantity: 2 }]], lost()),
      await keyOf(['add', 'poland', [{ sku: 'COAT', quantity: 1, selected_options: ['a'] }]], lost()),
      await keyOf(['add', 'czechia', [{ sku: 'COAT', quantity: 1 }]], lost()),
    ]
    expect(new Set(keys).size).toBe(4)
    expect(await keyOf(coat, lost())).toBe(keys[0])
  })

  it('changes after a line was changed, and after an hour', async () => {
    const first = await keyOf(coat, lost())
    forgetIdempotencyKeys()
    const second = await keyOf(coat, lost())
    expect(second).not.toBe(first)
    vi.advanceTimersByTime(3_600_001)
    expect(await keyOf(coat, lost())).not.toBe(second)
  })

  it('does not reveal the added item, because gift cards contain names of people', async () => {
    await keyOf(
      ['add', 'poland', [{ sku: 'CARD', entered_options: [{ uid: 'x', value: 'anna@example.com' }] }]],
      lost(),
    )
    expect(JSON.stringify(localStorage)).not.toContain('anna')
  })
})
