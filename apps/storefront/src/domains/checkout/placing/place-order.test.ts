import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testStorage } from '#src/platform/storage/testing-storage.ts'
import { storeViews, type StoreView } from '#src/platform/i18n/store-views.ts'
import type { PendingOrder } from './pending-order.ts'

const shop = vi.hoisted(() => ({ code: '' }))
const refuse = vi.hoisted(() => async () => ({
  placeOrder: { errors: [{ code: shop.code, message: 'No', unavailable_items: [] }], orderV2: null },
}))
vi.mock('#src/platform/graphql/client.ts', () => ({
  query: refuse,
  mutate: refuse,
  clearCachedResponses: async () => undefined,
}))
const { settleOrder } = await import('./place-order.ts')
const { keepPending, readPending } = await import('./pending-order.ts')

const pl = storeViews.find(({ code }) => code === 'pl') as StoreView

beforeEach(() => {
  vi.stubEnv('SSR', false)
  vi.stubGlobal('localStorage', testStorage())
  vi.stubGlobal('sessionStorage', testStorage())
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

test.each([
  ['customer', 'CART_NOT_FOUND', 'kept'],
  ['customer', 'CART_NOT_ACTIVE', 'dropped'],
  ['guest', 'CART_NOT_FOUND', 'dropped'],
] as const)('a %s’s pending placeOrder call refused with %s is %s', async (owner, code, fate) => {
  const pending: PendingOrder = {
    cartId: 'cart',
    key: `${owner} ${code}`,
    expectedTotal: 10,
    agreements: [],
    seen: 'seen',
    owner,
    pressedAt: Date.now(),
  }
  shop.code = code
  keepPending(pl, pending)
  await expect(settleOrder(pl, pending)).rejects.toMatchObject({ code })
  expect(readPending(pl) === undefined ? 'dropped' : 'kept').toBe(fate)
})
