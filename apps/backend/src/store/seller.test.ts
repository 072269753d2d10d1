import { describe, expect, it } from 'vitest'
import {
  missingOfAddress,
  sellerAddress,
  sellerAddressLine,
  sellerLine,
  sellerOf,
  sellerPlace,
  shopName,
} from './seller.ts'
import { settingsFrom } from './settings.ts'

const settingsWith = (values: Record<string, string>) =>
  settingsFrom([
    new Map(Object.entries(values).map(([key, value]) => [`general/store_information/${key}`, value] as const)),
  ])
const address = { street_line1: 'Dlouhá 1', postcode: '110 00', city: 'Praha', country_id: 'CZ' }

describe('the seller', () => {
  it('is nobody until the settings name one', () => {
    const settings = settingsFrom([])
    expect(Object.values(sellerOf(settings)).join('')).toBe('')
    expect(sellerLine(settings, 'pl_PL')).toBe('')
    expect(sellerPlace(settings, 'pl_PL')).toBe('')
    expect(missingOfAddress(settings).map((path) => path.split('/').at(-1))).toEqual(Object.keys(address))
  })

  it('has what is set, in one line without gaps', () => {
    const settings = settingsWith({
      name: 'Motyl s.r.o.',
      ...address,
      vat_number: 'CZ123',
      register_number: 'C 1234',
      email: ' info@motyl.example ',
    })
    expect(sellerLine(settings, 'cs_CZ')).toBe(
      'Motyl s.r.o., Dlouhá 1, 110 00 Praha, Česko, DIČ CZ123, C 1234, info@motyl.example',
    )
    expect(sellerPlace(settings, 'cs_CZ')).toBe('Motyl s.r.o., Dlouhá 1, 110 00 Praha, Česko')
    expect(missingOfAddress(settings)).toEqual([])
  })

  it.each([
    ['pl_PL', 'Czechy, numer VAT CZ123'],
    ['de_DE', 'Tschechien, USt-IdNr. CZ123'],
    ['en_US', 'Czechia, VAT number CZ123'],
    ['hy_AM', 'Չեխիա, ԱԱՀ համար՝ CZ123'],
  ])('is in the language of the reader: %s', (locale, end) => {
    expect(sellerLine(settingsWith({ ...address, vat_number: 'CZ123' }), locale)).toBe(`Dlouhá 1, 110 00 Praha, ${end}`)
  })

  it('may have the address in one line, which takes the place of its parts', () => {
    const settings = settingsWith({ ...address, address: '1 Long Street, Prague' })
    expect(sellerAddressLine(settings, 'de_DE')).toBe('1 Long Street, Prague')
    expect(missingOfAddress(settingsWith({ address: '1 Long Street, Prague' }))).toEqual([])
  })

  it.each(['AE', 'HK', 'PA'])('needs no post code in %s, whose addresses have none', (country) => {
    const settings = settingsWith({ street_line1: '1 Long Street', city: 'Town', country_id: country })
    expect(missingOfAddress(settings)).toEqual([])
    expect(sellerAddress(settings)).toMatchObject({ postcode: '', city: 'Town' })
    expect(sellerAddressLine(settings, 'en_US')).toMatch(/^1 Long Street, Town, [A-Z][a-z]/)
  })
})

describe('the name of the shop', () => {
  it('is its own, or the seller’s, or the host of its pages', () => {
    const store = { code: 'cz', isDefault: false }
    const url = new Map([['web/secure/base_url', 'https://motyl.example']])
    expect(shopName(store, settingsFrom([url]))).toBe('motyl.example')
    expect(shopName(store, settingsWith({ name: 'Motyl s.r.o.' }))).toBe('Motyl s.r.o.')
    expect(shopName(store, settingsWith({ name: 'Motyl s.r.o.', shop_name: 'Motýl' }))).toBe('Motýl')
  })
})
