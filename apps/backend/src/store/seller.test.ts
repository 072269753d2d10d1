import { describe, expect, it } from 'vitest'
import { missingOfAddress, sellerLine, sellerOf, sellerPlace, shopName } from './seller.ts'
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
    expect(sellerLine(settings)).toBe('')
    expect(sellerPlace(settings)).toBe('')
    expect(missingOfAddress(settings).map((path) => path.split('/').at(-1))).toEqual(Object.keys(address))
  })

  it('has what is set, in one line without gaps', () => {
    const settings = settingsWith({
      name: 'Motyl s.r.o.',
      ...address,
      register_number: 'C 1234',
      email: ' info@motyl.example ',
    })
    expect(sellerLine(settings)).toBe('Motyl s.r.o., Dlouhá 1, 110 00 Praha, CZ, C 1234, info@motyl.example')
    expect(sellerPlace(settings)).toBe('Motyl s.r.o., Dlouhá 1, 110 00 Praha, CZ')
    expect(missingOfAddress(settings)).toEqual([])
  })

  it('may have the address in one line, which takes the place of its parts', () => {
    const settings = settingsWith({ ...address, address: '1 Long Street, Prague' })
    expect(sellerOf(settings).address).toBe('1 Long Street, Prague')
    expect(missingOfAddress(settingsWith({ address: '1 Long Street, Prague' }))).toEqual([])
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
