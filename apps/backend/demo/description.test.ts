import { isIban } from '@bocian/rules/iban.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { describeShop, renderDescription, storesIn } from '#src/shop-description/shop-description.ts'
import { demoStores } from '#src/testing/testing-stores.ts'
import { testDatabase } from '#src/platform/testing.ts'
import { company } from './company.ts'
import { demoDescription, describedStore } from './description.ts'
import { localeOf, stores } from './stores.ts'

test('a new shop that is made from the file has its stores by the numbers that clients know, and the export repeats the file', async () => {
  const database = await testDatabase(demoStores())
  const { rows } = await sql<{ website: string; group: string; store: string }>`
    select w.id || ' ' || w.code as website, g.id || ' ' || g.code as group, v.id || ' ' || v.code as store
    from store_view v join store_group g on g.id = v.group_id join store_website w on w.id = g.website_id
    order by v.sort_order`.execute(database.reader)
  const described = await describeShop(database.reader)
  await database.close()
  expect(rows.map(({ website, group, store }) => `${website}, ${group}, ${store}`)).toEqual([
    '1 bocian, 1 poland, 1 pl',
    '1 bocian, 2 czechia, 2 cz',
    '1 bocian, 3 slovakia, 3 sk',
    '1 bocian, 4 germany, 4 de',
    '1 bocian, 5 europe, 5 eu',
    '1 bocian, 6 romania, 6 ro',
    '1 bocian, 7 ukraine, 7 ua',
    '2 broel, 8 broel, 8 broel_pl',
    '3 lemon, 9 lemon, 9 lemon_pl',
    '4 marketplaces, 10 marketplaces_poland, 10 marketplaces_pl',
    '4 marketplaces, 11 marketplaces_romania, 11 marketplaces_ro',
    '1 bocian, 12 armenia, 12 am',
    '1 bocian, 13 romania_cdrl, 13 ro_cdrl',
  ])
  expect(renderDescription(described)).toBe(renderDescription(demoDescription()))
})

test('the file, the catalogue and the pages name the same stores and the same company', () => {
  const described = storesIn(demoDescription()).map(({ store, website }) => ({
    code: store.code,
    website: website.code,
    locale: store.locale,
    currency: store.currency,
  }))
  for (const { code, website, language, currency } of stores)
    expect(described).toContainEqual({ code, website, locale: localeOf[language], currency })
  expect(described).toHaveLength(stores.length)
  const of = (field: string): unknown => demoDescription().settings[`general/store_information/${field}` as never]
  expect([
    of('name'),
    of('street_line1'),
    of('postcode'),
    of('city'),
    of('vat_number'),
    of('email'),
    of('phone'),
  ]).toEqual([company.name, company.street, company.postcode, company.town, company.vat, company.email, company.phone])
})

test('every store has an account with valid check digits that is clearly marked as fictitious', () => {
  for (const { code } of stores) {
    const { settings } = describedStore(code)
    expect(isIban(String(settings['payment/banktransfer/account'])), code).toBe(code !== 'am')
    expect(settings['payment/banktransfer/bank_name'], code).toMatch(/demo/i)
    expect(settings['payment/banktransfer/instructions'], code).toBeTruthy()
  }
})
