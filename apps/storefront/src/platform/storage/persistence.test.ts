import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { wireApplication } from '../application/application.ts'
import { entries } from './entries.ts'
import { forgetAll, forgetExpired, forgetOthers } from './forget-entries.ts'
import { testStorage } from './testing-storage.ts'
import { forget, guest, keep, namespace, recall } from './persistence.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  wireApplication({ storageOwner: () => guest })
  vi.stubEnv('SSR', false)
  vi.stubGlobal('localStorage', testStorage())
  vi.stubGlobal('sessionStorage', testStorage())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

it('STOR-01 prefixes names and stores values with an optional lifetime in seconds', () => {
  keep('store_view_code', 'cz')
  keep('agent_client', { email: 'a@b.cz' }, 60)
  expect(Object.keys(localStorage)).toEqual([`${namespace}store_view_code`, `${namespace}agent_client`])
  expect(recall('agent_client')).toEqual({ email: 'a@b.cz' })
  vi.advanceTimersByTime(60_001)
  expect(recall('agent_client')).toBeUndefined()
  expect(recall('store_view_code')).toBe('cz')
})

it('STOR-02 removes expired entries on start, and no entries of other applications', () => {
  localStorage.setItem('another', 'x')
  localStorage.setItem(`${namespace}broken`, '{')
  keep('store_view_code', 'pl')
  keep('agent_client', 'x', 10)
  forgetExpired(Date.now() + 10_001)
  expect(Object.keys(localStorage)).toEqual(['another', `${namespace}store_view_code`])
})

describe('STOR-03 STOR-04 the storage area of entries', () => {
  it.each([
    'store_view_code',
    'store_view_currency',
    'store_view_secure_base_media_url',
    'category_view_type',
  ] as const)('STOR-03 %s stays in local storage without expiry', (name) => {
    keep(name, 'x')
    vi.advanceTimersByTime(1e12)
    expect([localStorage.getItem(namespace + name) !== null, recall(name)]).toEqual([true, 'x'])
  })

  it.each(['gtm_cart_items', 'gtm_view_item_list', 'order_details', 'order_number'] as const)(
    'STOR-04 %s is stored in session storage',
    (name) => {
      keep(name, [1])
      expect(Object.keys(localStorage)).toEqual([])
      expect(recall(name)).toEqual([1])
      forget(name)
      expect(recall(name)).toBeUndefined()
    },
  )
})

it.each(['agent_token', 'agent_client'] as const)('STOR-07 %s expires after 3600 s', (name) => {
  expect(entries[name]).toEqual({ area: 'local', ttl: 3600 })
  keep(name, 'x')
  vi.advanceTimersByTime(3_600_000)
  expect(recall(name)).toBe('x')
  vi.advanceTimersByTime(1)
  expect(recall(name)).toBeUndefined()
})

describe('STOR-01 entries of one person are not returned to another', () => {
  const as = (owner: string) => wireApplication({ storageOwner: () => owner })
  const owned = Object.entries(entries).flatMap(([name, entry]) => ('for' in entry ? [[name, entry.for] as const] : []))

  it.each(owned)('the entry %s of a customer is returned to that customer only', (name) => {
    as('anna')
    keep(name as 'form_draft', 'typed')
    as('marek')
    expect(recall(name as 'form_draft')).toBeUndefined()
    as('anna')
    expect(recall(name as 'form_draft')).toBe('typed')
  })

  it.each(owned.filter(([, whom]) => whom === 'owner'))(
    'the entry %s is not shared between a customer and a guest',
    (name) => {
      for (const [before, after] of [
        ['anna', guest],
        [guest, 'anna'],
        ['agent', 'agent for anna'],
      ] as const) {
        as(before)
        keep(name as 'form_draft', 'typed')
        as(after)
        expect(recall(name as 'form_draft'), `${before} to ${after}`).toBeUndefined()
      }
    },
  )

  it('are removed when another customer signs in, and kept while nobody is signed in', () => {
    as('anna')
    keep('form_draft:names', 'typed')
    keep('store_view_code', 'pl')
    as(guest)
    forgetExpired()
    as('marek')
    forgetOthers()
    as('anna')
    expect(recall('form_draft:names')).toBeUndefined()
    expect(recall('store_view_code')).toBe('pl')
  })

  it('are removed for every store view by name', () => {
    keep('checkout_draft:poland', 'a')
    keep('checkout_draft:czechia', 'b')
    keep('delivery_draft:poland', 'c')
    forgetAll(['checkout_draft'])
    expect(Object.keys(sessionStorage)).toEqual([`${namespace}delivery_draft:poland`])
  })
})

it('ignores a forbidden or full storage', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  keep('store_view_code', 'cz')
  expect(recall('store_view_code')).toBeUndefined()
  forget('store_view_code')
  forgetExpired()
})
