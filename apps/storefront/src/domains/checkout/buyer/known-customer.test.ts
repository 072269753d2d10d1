import { describe, expect, it } from 'vitest'
import type { KnownCustomerFragment } from '#src/platform/graphql/documents.gen.ts'
import type { AddressRules } from '#src/domains/address/address-form.ts'
import { emptyAddress } from '#src/domains/address/address-form.ts'
import { hasNewAddress, knownAddresses, knownContact, sameAddress } from './known-customer.ts'

const rules: AddressRules = {
  countries: [{ id: 'PL', name: 'Polska', regions: [] }],
  countriesWithRegion: [],
  isRegionShownElsewhere: false,
  hasBillingSection: true,
}
const home = {
  id: 1,
  uid: 'home',
  firstname: 'Ada',
  lastname: 'Nowak',
  company: null,
  street: ['Prosta 1'],
  postcode: '00-001',
  city: 'Warszawa',
  country_code: 'PL',
  region: null,
  telephone: '512345678',
  vat_id: null,
  default_shipping: true,
  default_billing: false,
}
const office = {
  ...home,
  uid: 'office',
  company: 'Nowak sp. z o.o.',
  vat_id: '5252344078',
  default_shipping: false,
  default_billing: true,
}
const customer = (addresses: readonly object[], more: object = {}) =>
  ({ firstname: 'Ada', lastname: 'Nowak', taxvat: null, addresses, ...more }) as unknown as KnownCustomerFragment
const contactOf = (known: KnownCustomerFragment, isVirtual = false) =>
  knownContact(known, knownAddresses(known, rules), 'PL', isVirtual)

describe('ACC-01 the checkout of a signed-in customer', () => {
  it('starts with the default addresses', () => {
    expect(contactOf(customer([office, home]))).toMatchObject({
      shipping: { kind: 'person', street: 'Prosta 1' },
      isBillingSame: false,
      billing: { kind: 'company', company: 'Nowak sp. z o.o.', vat: '5252344078' },
    })
  })

  it('starts with the address for invoices if nothing is delivered', () => {
    expect(contactOf(customer([home, office]), true)).toMatchObject({
      shipping: { company: 'Nowak sp. z o.o.' },
      isBillingSame: true,
    })
  })

  it('starts with the only address, whatever it is for', () => {
    const other = { ...home, default_shipping: false }
    expect(contactOf(customer([other]))).toMatchObject({ shipping: { street: 'Prosta 1' }, isBillingSame: true })
  })

  it('ACC-04 knows the name and the company’s VAT number without an address', () => {
    expect(contactOf(customer([])).shipping).toMatchObject({ kind: 'person', firstname: 'Ada', lastname: 'Nowak' })
    const company = customer([], { taxvat: '5252344078' })
    expect(contactOf(company).shipping).toMatchObject({ kind: 'company', vat: '5252344078' })
  })

  it('offers no address in a country to which the store does not deliver', () => {
    expect(knownAddresses(customer([{ ...home, country_code: 'FR' }, home]), rules)).toHaveLength(1)
  })
})

describe('an address of the checkout form', () => {
  const known = knownAddresses(customer([home, office]), rules)
  const [first, second] = known.map(({ values }) => values)

  it('is recognised as saved, however its phone and postcode are written', () => {
    const typed = { ...first!, telephone: '+48 512-345-678', postcode: '00001 ', company: 'left from before' }
    expect(sameAddress(known, typed)?.uid).toBe('home')
    expect(sameAddress(known, second!)?.uid).toBe('office')
    const pasted = {
      ...emptyAddress('PL'),
      ...second!,
      city: `\u202A${second!.city}\u200B`,
      vat: `${second!.vat}\u00A0`,
    }
    expect(sameAddress(known, pasted)?.uid).toBe('office')
  })

  it('is new if anything else differs', () => {
    const contact = contactOf(customer([home, office]))
    expect(hasNewAddress(contact, known)).toBe(false)
    const moved = { ...contact, billing: { ...contact.billing, street: 'Nowa 2' } }
    expect(hasNewAddress(moved, known)).toBe(true)
    expect(hasNewAddress({ ...moved, isBillingSame: true }, known)).toBe(false)
  })
})
