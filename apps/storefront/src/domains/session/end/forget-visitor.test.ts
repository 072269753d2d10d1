import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { trackEvent } from '#src/platform/analytics/data-layer.ts'
import { entries, type EntryName } from '#src/platform/storage/entries.ts'
import { keep } from '#src/platform/storage/persistence.ts'
import { testStorage } from '#src/platform/storage/testing-storage.ts'
import { forgetClient, forgetVisitor } from './forget-visitor.ts'

/** Settings of the device, and entries that the sign-out itself handles. */
const ofTheDevice: readonly EntryName[] = [
  'store_view_code',
  'store_view_currency',
  'store_view_secure_base_media_url',
  'category_view_type',
  'language_hint',
  'signin_token',
  'session_notice',
  'started_anew',
  'trackers_agreed',
]
/** Entries of payments. They can be read only with an id from the URL to which the bank redirects. */
const ofPayments: readonly string[] = ['card_session', 'card_unclear', 'pending_order', 'pending_order_here']
const drafts = ['form_draft', 'checkout_draft', 'delivery_draft']

beforeEach(() => {
  vi.stubEnv('SSR', false)
  vi.stubGlobal('localStorage', testStorage())
  vi.stubGlobal('sessionStorage', testStorage())
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('window', { location: { protocol: 'http:', href: 'http://shop.example/' } })
  for (const name of Object.keys(entries) as EntryName[]) keep(`${name}:x`, 'anna@example.com')
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

const leftOver = () =>
  [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
    .map((key) => key.replace('shop:', '').replace(':x', ''))
    .filter((name) => !ofTheDevice.includes(name as EntryName) && !ofPayments.includes(name))

it('AUTH-05 a sign-out removes every stored entry except those of the device and of payments', () => {
  trackEvent({
    event: 'view_cart',
    cart_type: 'Koszyk podgląd',
    ecommerce: { currency: 'PLN', value: 1, items: [] },
  })
  forgetClient()
  forgetVisitor()
  expect(leftOver()).toEqual([])
  expect((globalThis as { dataLayer?: unknown[] }).dataLayer).toEqual([])
})

it('AMB-17 an expired session keeps drafts for their owner', () => {
  forgetClient()
  forgetVisitor({ keepsDrafts: true })
  expect(leftOver().toSorted()).toEqual(drafts.toSorted())
  for (const name of drafts) expect(entries[name as 'form_draft'].for).toBe('owner')
})
