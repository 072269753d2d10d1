import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { testStorage } from '#src/platform/storage/testing-storage.ts'
import { storeByCode, type StoreView } from '#src/platform/i18n/store-views.ts'
import { keepPending, type PendingOrder } from './pending-order.ts'
import type { Resumed } from './resume-order.ts'

const resumeOrder = vi.hoisted(() => vi.fn<() => Promise<Resumed>>())
vi.mock('./resume-order.ts', () => ({ resumeOrder }))
const { watchPendingOrder } = await import('./watch-pending-order.ts')

const poland = storeByCode('pl') as StoreView
const pending: PendingOrder = {
  cartId: 'cart1',
  key: 'key1',
  expectedTotal: null,
  agreements: [],
  seen: '[]',
  owner: 'guest',
  pressedAt: 0,
}
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  vi.stubEnv('SSR', false)
  vi.stubGlobal('localStorage', testStorage())
  vi.stubGlobal('sessionStorage', testStorage())
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('window', new EventTarget())
  resumeOrder.mockReset()
  keepPending(poland, pending)
})
afterEach(() => {
  stop()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('retries a pending order until its outcome is known', async () => {
  resumeOrder.mockResolvedValueOnce({ isUnknown: true }).mockResolvedValue({})
  stop = watchPendingOrder(poland, () => undefined)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(resumeOrder).toHaveBeenCalledTimes(2)
})

it('resumes a newer pending order', async () => {
  resumeOrder.mockResolvedValue({})
  stop = watchPendingOrder(poland, () => undefined)
  await vi.advanceTimersByTimeAsync(15_000)
  keepPending(poland, { ...pending, key: 'key2' })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(resumeOrder).toHaveBeenCalledTimes(2)
})

it('stops retrying when the returned function is called', async () => {
  resumeOrder.mockResolvedValue({ isUnknown: true })
  stop = watchPendingOrder(poland, () => undefined)
  await vi.advanceTimersByTimeAsync(0)
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(resumeOrder).toHaveBeenCalledTimes(1)
})
