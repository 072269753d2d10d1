import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetOfGuests } from '#src/platform/storage/forget-entries.ts'
import { testStorage } from '#src/platform/storage/testing-storage.ts'
import { storeByCode, type StoreView } from '#src/platform/i18n/store-views.ts'
import {
  dropPending,
  dropPendingOf,
  isFromThisTab,
  keepPending,
  readPending,
  type PendingOrder,
} from './pending-order.ts'

const poland = storeByCode('pl') as StoreView
const pending: PendingOrder = {
  cartId: 'cart1',
  key: 'key1',
  expectedTotal: 75.98,
  agreements: [],
  seen: '[]',
  owner: 'guest',
  pressedAt: 0,
}
const hour = 3_600_000

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  vi.stubEnv('SSR', false)
  vi.stubGlobal('localStorage', testStorage())
  vi.stubGlobal('sessionStorage', testStorage())
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const inAnotherTab = () => vi.stubGlobal('sessionStorage', testStorage())

describe('a pending placeOrder call', () => {
  it('is visible in this tab, in other tabs, and after this tab was closed', () => {
    keepPending(poland, pending)
    expect([readPending(poland), isFromThisTab(poland)]).toEqual([pending, true])
    inAnotherTab()
    expect([readPending(poland), isFromThisTab(poland)]).toEqual([pending, false])
  })

  it('expires after a day, like its key on the server', () => {
    keepPending(poland, pending)
    vi.setSystemTime(23 * hour)
    expect(readPending(poland)).toEqual(pending)
    vi.setSystemTime(25 * hour)
    expect(readPending(poland)).toBeUndefined()
  })

  it('is removed once its order is shown; a newer call is not removed', () => {
    keepPending(poland, pending)
    dropPendingOf(poland, 'another')
    dropPending(poland, { key: 'another' })
    expect(readPending(poland)).toEqual(pending)
    dropPendingOf(poland, 'cart1')
    expect(readPending(poland)).toBeUndefined()
  })

  it('is removed on sign-out if a guest placed it, and kept for the next sign-in if a customer placed it', () => {
    keepPending(poland, pending)
    forgetOfGuests(['pending_order', 'pending_order_here'])
    expect(readPending(poland)).toBeUndefined()
    keepPending(poland, { ...pending, owner: 'customer' })
    forgetOfGuests(['pending_order', 'pending_order_here'])
    expect(readPending(poland)?.owner).toBe('customer')
  })

  it('is ignored when it cannot be read', () => {
    localStorage.setItem('shop:pending_order:poland', JSON.stringify({ value: { cartId: 1 }, storedAt: 0 }))
    expect(readPending(poland)).toBeUndefined()
  })
})
