import { describe, expect, it } from 'vitest'
import { calculateMissing, describeMissing, groupMissing } from './calculate-missing.ts'
import { legalPages, type StoreFacts } from './types.ts'

const complete: StoreFacts = {
  sellerName: 'Motyl s.r.o.',
  missingOfAddress: [],
  vatNumber: 'CZ12345678',
  registerNumber: '',
  contactEmail: 'info@motyl.example',
  pages: { terms: 'terms', privacy: 'privacy', imprint: 'imprint', returns: 'returns', delivery: '' },
  activePages: new Set(legalPages),
  unconfirmedPages: new Set(),
  country: 'CZ',
  hasTaxRates: true,
  payments: ['banktransfer'],
  deliveries: 1,
  sender: 'Motyl <shop@motyl.example>',
}
const codesOf = (facts: Partial<StoreFacts>) => calculateMissing({ ...complete, ...facts }).map(({ code }) => code)
const without = (page: string) => new Set<string>(legalPages.filter((name) => name !== page))

describe('what a store lacks before it may take orders', () => {
  it('is nothing with the seller, the legal pages, a payment, a delivery and a sender', () => {
    expect(codesOf({})).toEqual([])
  })

  it.each<[string, Partial<StoreFacts>, string[]]>([
    ['a name of the seller', { sellerName: '' }, ['seller-name']],
    ['a part of the address', { missingOfAddress: ['general/store_information/city'] }, ['seller-address']],
    ['both numbers', { vatNumber: '', registerNumber: '' }, ['seller-number']],
    ['an email address', { contactEmail: '' }, ['seller-email']],
    ['a valid email address', { contactEmail: 'info at motyl' }, ['seller-email']],
    ['terms', { activePages: without('terms') }, ['page-terms']],
    ['a privacy notice', { activePages: without('privacy') }, ['page-privacy']],
    ['an imprint', { activePages: without('imprint') }, ['page-imprint']],
    ['information about returns', { activePages: without('returns') }, ['page-returns']],
    [
      'the delivery page that it names',
      { pages: { ...complete.pages, delivery: 'doprava' }, activePages: new Set(legalPages) },
      ['page-delivery'],
    ],
    ['a confirmation of the terms', { unconfirmedPages: new Set(['terms']) }, ['draft-terms']],
    [
      'terms, whose draft is not active',
      { activePages: without('terms'), unconfirmedPages: new Set(['terms']) },
      ['page-terms'],
    ],
    ['a tax rate of its country', { hasTaxRates: false }, ['tax']],
    ['a payment method', { payments: [] }, ['payment']],
    ['a delivery method', { deliveries: 0 }, ['delivery']],
    ['a sender', { sender: '' }, ['sender']],
    ['a sender with an address', { sender: 'Motyl' }, ['sender']],
  ])('lacks %s', (_what, facts, codes) => {
    expect(codesOf(facts)).toEqual(codes)
  })

  it('accepts a register number in place of a VAT number, and a sender without a name', () => {
    expect(codesOf({ vatNumber: '', registerNumber: 'C 1234, Praha', sender: 'shop@motyl.example' })).toEqual([])
  })

  it('looks for the pages that the store names, and for none where it names none', () => {
    const pages = { terms: 'agb', privacy: 'privacy', imprint: '', returns: 'returns', delivery: '' }
    expect(codesOf({ pages })).toEqual(['page-terms'])
    expect(codesOf({ pages, activePages: new Set(['agb', 'privacy', 'returns']) })).toEqual([])
  })

  it('gives a reason and the steps that end it for everything', () => {
    const all = calculateMissing({
      ...complete,
      sellerName: '',
      missingOfAddress: ['general/store_information/city', 'general/store_information/postcode'],
      vatNumber: '',
      contactEmail: '',
      activePages: new Set(),
      hasTaxRates: false,
      payments: [],
      deliveries: 0,
      sender: '',
    })
    expect(all).toHaveLength(12)
    expect(all.every(({ reason, steps }) => reason.endsWith('.') && steps.length > 0)).toBe(true)
    expect(all[1]?.steps).toEqual([
      "config set general/store_information/city 'TEXT'",
      "config set general/store_information/postcode 'TEXT'",
    ])
    expect(all[4]).toEqual({
      code: 'page-terms',
      reason: 'There is no active page "terms" with the terms and conditions.',
      steps: [
        'import pages.csv --kind pages',
        'with a row of the columns identifier (terms), store_view_code (STORE), title and content',
      ],
    })
  })
})

describe('groups of stores', () => {
  const name = calculateMissing({ ...complete, sellerName: '' })
  const terms = calculateMissing({ ...complete, activePages: without('terms') })

  it('join those that lack the same, without those that lack nothing', () => {
    const groups = groupMissing([
      { store: 'pl', missing: name },
      { store: 'cz', missing: terms },
      { store: 'de', missing: [] },
      { store: 'sk', missing: name },
    ])
    expect(groups).toEqual([
      { stores: ['pl', 'sk'], missing: name },
      { stores: ['cz'], missing: terms },
    ])
    expect(groups.map(describeMissing)).toEqual([
      "pl, sk: no orders are taken. The seller's name is not set.",
      'cz: no orders are taken. There is no active page "terms" with the terms and conditions.',
    ])
  })
})
