import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { testStorage } from '#src/browser-storage/testing-storage.ts'
import { tellAnalytics, tellPixel, tellWaiting } from './data-layer.ts'

const fbq = vi.fn<(...args: unknown[]) => void>()
const viewCart = (value: number) =>
  ({ event: 'view_cart', cart_type: 'Koszyk podgląd', ecommerce: { currency: 'PLN', value, items: [] } }) as const

/** Another page of the tab, with trackers, with the question whether they may load, or with neither. */
function openPage(mayTrack?: 'agreed' | 'asked'): void {
  vi.stubGlobal('mayTrack', mayTrack)
  vi.stubGlobal('dataLayer', [])
  vi.stubGlobal('fbq', mayTrack === 'agreed' ? fbq : undefined)
  if (mayTrack) tellWaiting()
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

it('ANALYT-01 ANALYT-02 events of pages without trackers reach them on the next page that has them, once', () => {
  openPage('agreed')
  openPage()
  tellAnalytics(viewCart(1))
  tellPixel('InitiateCheckout', { value: 1 })
  openPage()
  tellAnalytics(viewCart(2))
  openPage('agreed')
  expect(layer()).toEqual([viewCart(1), viewCart(2)])
  expect(fbq.mock.calls).toEqual([['track', 'InitiateCheckout', { value: 1 }]])
  openPage('agreed')
  expect(layer()).toEqual([])
})

it('ANALYT-06 what happened before the visitor agreed, or after they took it back, waits for nobody', () => {
  openPage()
  tellAnalytics(viewCart(1))
  openPage('asked')
  openPage('agreed')
  expect(layer()).toEqual([])
  openPage()
  tellAnalytics(viewCart(2))
  openPage('asked')
  openPage()
  tellAnalytics(viewCart(3))
  openPage('agreed')
  expect(layer()).toEqual([])
})
