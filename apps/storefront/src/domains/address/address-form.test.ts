import { describe, expect, test } from 'vitest'
import {
  checkAddress,
  emptyAddress,
  leaveField,
  showsRegion,
  tidyAddress,
  toAddressInput,
  type AddressRules,
} from './address-form.ts'

const rules: AddressRules = {
  countries: [
    { id: 'PL', name: 'Polska', regions: [] },
    { id: 'RO', name: 'România', regions: [{ id: 287, name: 'Cluj' }] },
  ],
  countriesWithRegion: ['RO', 'US'],
  isRegionShownElsewhere: false,
  hasBillingSection: true,
}
const anna = {
  ...emptyAddress('PL'),
  firstname: ' Anna ',
  lastname: 'Nowak',
  street: 'Długa 1',
  postcode: '81001',
  city: 'Gdynia',
  telephone: '+48 123 456 789',
}

describe('an address form', () => {
  test('accepts an address as people type it, and sends it in its country’s format', () => {
    expect(checkAddress(anna, rules)).toEqual({})
    expect(toAddressInput(anna, rules)).toEqual({
      firstname: 'Anna',
      lastname: 'Nowak',
      street: ['Długa 1'],
      city: 'Gdynia',
      postcode: '81-001',
      country_code: 'PL',
      telephone: '123456789',
    })
  })

  test('moves a town after the post code to its own field only if nothing is lost', () => {
    const pasted = { ...anna, postcode: '81001 Gdynia', city: '' }
    expect(checkAddress(pasted, rules)).toEqual({})
    expect(toAddressInput(pasted, rules)).toMatchObject({ postcode: '81-001', city: 'Gdynia' })
    expect(leaveField(pasted, 'postcode')).toEqual({ postcode: '81-001', city: 'Gdynia' })
    expect(toAddressInput({ ...pasted, city: 'gdynia' }, rules)).toMatchObject({ postcode: '81-001', city: 'gdynia' })
    const other = { ...pasted, city: 'Sopot' }
    expect(checkAddress(other, rules)).toMatchObject({ postcode: { value: '12-345' } })
    expect(leaveField(other, 'postcode')).not.toHaveProperty('city')
    expect(leaveField(anna, 'postcode')).toEqual({ postcode: '81-001' })
  })

  test('reports every required field if it is empty', () => {
    const fields = ['city', 'firstname', 'lastname', 'postcode', 'street', 'telephone']
    expect(Object.keys(checkAddress(emptyAddress('PL'), rules)).toSorted()).toEqual(fields)
  })

  test('shows the country’s example for an invalid post code or phone number', () => {
    const errors = checkAddress({ ...anna, postcode: '8100', telephone: '012' }, rules)
    expect(errors.postcode?.value).toBe('12-345')
    expect(errors.telephone?.value).toBe('123456789')
  })

  test('requires a company name only for a company, and does not send one for a person', () => {
    expect(Object.keys(checkAddress({ ...anna, kind: 'company' }, rules))).toEqual(['company'])
    expect(toAddressInput({ ...anna, company: 'Bocian', vat: '1' }, rules)).not.toHaveProperty('company')
  })

  test('CHK-08 requires a region in the configured countries, and sends its id', () => {
    const cluj = { ...anna, country: 'RO', postcode: '400001', telephone: '0722123456' }
    expect(Object.keys(checkAddress(cluj, rules))).toEqual(['region'])
    expect(toAddressInput({ ...cluj, region: '287' }, rules)).toMatchObject({ region_id: 287 })
  })

  test('CHK-08 shows an optional region only if the setting says so', () => {
    expect([showsRegion(rules, 'RO'), showsRegion(rules, 'PL')]).toEqual([true, false])
    const everywhere = { ...rules, isRegionShownElsewhere: true }
    expect(showsRegion(everywhere, 'PL')).toBe(true)
    expect(checkAddress(anna, everywhere)).toEqual({})
    expect(toAddressInput({ ...anna, region: 'Pomorskie' }, everywhere)).toMatchObject({ region: 'Pomorskie' })
  })

  test('refuses what the server refuses: markup, links and overlong text', () => {
    const wrong = { ...anna, firstname: '<b>Anna</b>', street: 'https://evil.example', city: 'x'.repeat(256) }
    expect(checkAddress(wrong, rules)).toMatchObject({
      firstname: { id: 'validation.invalid' },
      street: { id: 'validation.invalid' },
      city: { id: 'validation.tooLong', value: '255' },
    })
  })

  test('keeps an invalid phone number as typed', () => {
    expect(tidyAddress({ ...anna, telephone: ' 12 34 ' }).telephone).toBe('12 34')
  })

  test('VAL-21 a pasted address is accepted, and shown and sent without marks, prefixes and separators', () => {
    const pasted = {
      ...anna,
      kind: 'company' as const,
      firstname: '\u202AAn\u200Bna\u202C',
      company: 'Bocian\u00A0sp. z\u202Fo.o.',
      vat: 'PL 526\u2011000\u201112\u201146',
      street: 'ul.\tPolna\u2003 3',
      city: 'Ło\u0301dz\u0301\uFEFF',
      postcode: 'PL 00\u2013950\u200E',
      telephone: '\u202A+48\u00A0512\u2011345\u2011678\u202C',
    }
    expect(checkAddress(pasted, rules)).toEqual({})
    expect(tidyAddress(pasted)).toMatchObject({
      firstname: 'Anna',
      company: 'Bocian sp. z o.o.',
      vat: 'PL5260001246',
      street: 'ul. Polna 3',
      city: 'Łódź',
      postcode: '00-950',
      telephone: '512345678',
    })
  })

  test('VAL-14 VAL-22 prefixes of another country are refused, and named as the reason', () => {
    expect(checkAddress({ ...anna, postcode: 'D-10969', telephone: '+49 170 1234567' }, rules)).toMatchObject({
      postcode: { id: 'validation.postCode.otherCountry', value: '12-345' },
      telephone: { id: 'validation.phone.otherCountry', value: '123456789' },
    })
  })
})
