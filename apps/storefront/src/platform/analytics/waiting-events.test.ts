import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { testStorage } from '../storage/testing-storage.ts'
import { trackEvent, trackPixelEvent, sendQueuedEvents } from './data-layer.ts'

const fbq = vi.fn<(...args: unknown[]) => void>()
const viewCart = (value: number) =>
  ({ event: 'view_cart', cart_type: 'Koszyk podgląd', ecommerce: { currency: 'PLN', value, items: [] } }) as const

/** Loads another page in the tab: with trackers, with the consent banner, or with trackers not allowed. */
function openPage(mayTrack?: 'agreed' | 'asked'): void {
  vi.stubGlobal('mayTrack', mayTrack)
  vi.stubGlobal('dataLayer', [])
  vi.stubGlobal('fbq', mayTrack === 'agreed' ? fbq : undefined)
  if (mayTrack) sendQueuedEvents()
}
const layer = () => (globalThis as unknown as { dataLayer: unknown[] }).dataLayer

beforeEach(() => {
  fbq.mockClear()
  vi.stubEnv('SSR', false)
  vi.stubGlobal('sessionStorage', testStorage())
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

it('ANALYT-01 ANALYT-02 sends events of pages without trackers once, on the next page with trackers', () => {
  openPage('agreed')
  openPage()
  trackEvent(viewCart(1))
  trackPixelEvent('InitiateCheckout', { value: 1 })
  openPage()
  trackEvent(viewCart(2))
  openPage('agreed')
  expect(layer()).toEqual([viewCart(1), viewCart(2)])
  expect(fbq.mock.calls).toEqual([['track', 'InitiateCheckout', { value: 1 }]])
  openPage('agreed')
  expect(layer()).toEqual([])
})

it('ANALYT-06 does not queue events from before consent or after its withdrawal', () => {
  openPage()
  trackEvent(viewCart(1))
  openPage('asked')
  openPage('agreed')
  expect(layer()).toEqual([])
  openPage()
  trackEvent(viewCart(2))
  openPage('asked')
  openPage()
  trackEvent(viewCart(3))
  openPage('agreed')
  expect(layer()).toEqual([])
})
