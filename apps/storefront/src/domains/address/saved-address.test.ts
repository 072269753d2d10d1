import { describe, expect, it } from 'vitest'
import type { SavedAddressFragment } from '#src/platform/graphql/documents.gen.ts'
import { emptyAddress, type AddressRules } from './address-form.ts'
import { savedInput, savedValues } from './saved-address.ts'

const rules: AddressRules = {
  countries: [
    { id: 'PL', name: 'Polska', regions: [] },
    { id: 'RO', name: 'România', regions: [{ id: 7, name: 'Cluj' }] },
  ],
  countriesWithRegion: ['RO'],
  isRegionShownElsewhere: true,
  hasBillingSection: true,
}
const office = {
  id: 3,
  uid: 'Mw==',
  firstname: 'Ion',
  lastname: 'Pop',
  company: 'Barza SRL',
  street: ['Str. Lungă 1', 'ap. 2'],
  postcode: '400001',
  city: 'Cluj-Napoca',
  country_code: 'RO',
  region: { region: 'Cluj', region_id: 7 },
  telephone: '0722123456',
  vat_id: 'RO123',
  default_shipping: true,
  default_billing: true,
} as SavedAddressFragment

describe('ACC-04 an address of the address book', () => {
  it('of a company is edited with its region, and saved as it was', () => {
    const values = savedValues(office, rules)
    expect(values).toMatchObject({ kind: 'company', vat: 'RO123', region: '7', street: 'Str. Lungă 1, ap. 2' })
    expect(savedInput(values!, rules)).toMatchObject({
      company: 'Barza SRL',
      vat_id: 'RO123',
      country_code: 'RO',
      region: { region_id: 7 },
    })
  })

  it('of a private individual clears the company, the VAT number and the region that it had', () => {
    const person = { ...emptyAddress('PL'), firstname: 'Ada', company: 'Barza SRL', vat: 'RO123' }
    expect(savedInput(person, rules)).toMatchObject({ company: '', vat_id: '', region: null })
    expect(savedInput({ ...person, region: 'Mazowsze' }, rules)).toMatchObject({ region: { region: 'Mazowsze' } })
  })

  it('outside of the store’s countries has no form values', () => {
    expect(savedValues({ ...office, country_code: 'FR' }, rules)).toBeNull()
  })
})
