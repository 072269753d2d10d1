import { describe, expect, it } from 'vitest'
import type { CheckoutCartFragment } from '#src/platform/graphql/documents.gen.ts'
import type { AddressRules } from '#src/domains/address/address-form.ts'
import { emptyContact } from './contact-form.ts'
import { contactOfCart } from './cart-contact.ts'

const rules: AddressRules = {
  countries: [
    { id: 'PL', name: 'Polska', regions: [] },
    { id: 'RO', name: 'România', regions: [{ id: 7, name: 'Cluj' }] },
  ],
  countriesWithRegion: ['RO'],
  isRegionShownElsewhere: false,
  hasBillingSection: true,
}

const home = {
  firstname: 'Ada',
  lastname: 'Nowak',
  company: null,
  street: ['Prosta 1'],
  city: 'Warszawa',
  postcode: '00-001',
  telephone: '+48512345678',
  vat_id: null,
  region: null,
  country: { code: 'PL' },
}
const cart = (change: object) =>
  ({
    email: 'ada@example.com',
    shipping_addresses: [home],
    billing_address: home,
    ...change,
  }) as unknown as CheckoutCartFragment

describe('the contact details saved in a cart', () => {
  it('fill in email and delivery address, with the same billing address', () => {
    expect(contactOfCart(cart({}), emptyContact('PL'), rules)).toMatchObject({
      email: 'ada@example.com',
      isBillingSame: true,
      shipping: { kind: 'person', firstname: 'Ada', street: 'Prosta 1', postcode: '00-001', country: 'PL' },
    })
  })

  it('fill in a company’s own billing address and a region from the list', () => {
    const office = {
      ...home,
      company: 'Bocian SRL',
      vat_id: 'RO123',
      country: { code: 'RO' },
      region: { region_id: 7, label: 'Cluj' },
    }
    expect(contactOfCart(cart({ billing_address: office }), emptyContact('PL'), rules)).toMatchObject({
      isBillingSame: false,
      billing: { kind: 'company', company: 'Bocian SRL', vat: 'RO123', region: '7' },
    })
  })

  it('may be only the email, or nothing', () => {
    const none = { shipping_addresses: [], billing_address: null }
    expect(contactOfCart(cart(none), emptyContact('PL'), rules)).toMatchObject({
      email: 'ada@example.com',
      shipping: { street: '' },
    })
    expect(contactOfCart(cart({ ...none, email: null }), emptyContact('PL'), rules)).toBeNull()
  })

  it('leave out an address in a country that the store does not ship to', () => {
    const abroad = { ...home, country: { code: 'US' } }
    expect(
      contactOfCart(cart({ shipping_addresses: [abroad], billing_address: abroad }), emptyContact('PL'), rules)
        ?.shipping.city,
    ).toBe('')
  })
})
