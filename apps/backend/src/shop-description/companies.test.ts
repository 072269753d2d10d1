import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { CartClient } from '../cart/testing-client.ts'
import { changeByStaff } from '../order/testing-orders.ts'
import { deliverDueEvents } from '#src/testing/testing-events.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { applyDescription, describeShop, undoChange } from './shop-description.ts'
import type { ShopDescription } from './types.ts'

const path = 'general/store_information'
const company = {
  [`${path}/name`]: 'Motyl s.r.o.',
  [`${path}/address`]: 'Dlouhá 1, 110 00 Praha, CZ',
  [`${path}/vat_number`]: 'CZ12345678',
}
const irish = { ...company, [`${path}/name`]: 'Motyl Ireland Ltd' }

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
})
afterAll(() => shop.close())

async function apply(change: (wanted: ShopDescription) => void): Promise<string[]> {
  const wanted = await describeShop(shop.database.reader)
  change(wanted)
  const applied = await applyDescription(shop.database, wanted, { now: new Date(), isDryRun: false })
  await deliverDueEvents(shop.database)
  if ('faults' in applied) throw new Error(applied.faults.map(({ text }) => text).join(', '))
  return applied.changes
}

/** The invoice of a new order, and what its buyer was written. */
async function sellersIn(store: string): Promise<{ invoice: string; emails: string }> {
  const { number } = await new CartClient(shop, store).order()
  await changeByStaff(shop, number, { name: 'pay', reference: null })
  await deliverDueEvents(shop.database)
  const { rows } = await sql<{ invoice: string; emails: string }>`
    with sent as (delete from platform_mail returning text)
    select i.seller as invoice, (select string_agg(text, ' ') from sent) as emails
    from order_invoice i join order_order o on o.id = i.order_id where o.number = ${number}`.execute(
    shop.database.reader,
  )
  return rows[0] ?? { invoice: '', emails: '' }
}

it('a website has a company, and a group of it another: in the settings, on the invoice and in emails', async () => {
  const lines = await apply(({ websites: [website] }) => {
    Object.assign(website?.settings ?? {}, company)
    const europe = website?.groups.find(({ code }) => code === 'europe')
    Object.assign(europe?.settings ?? {}, irish)
  })
  expect(lines).toContain(`website bocian: ${path}/name: new, Motyl s.r.o.`)
  expect(lines).toContain(`group europe: ${path}/name: new, Motyl Ireland Ltd`)

  const poland = await sellersIn('pl')
  expect(poland.invoice).toContain('Motyl s.r.o., Dlouhá 1, 110 00 Praha, CZ, numer VAT CZ12345678')
  expect(poland.emails).toContain('Motyl s.r.o., Dlouhá 1')
  expect(poland.emails).not.toContain('Motyl Ireland')
  const europe = await sellersIn('eu')
  expect(europe.invoice).toContain('Motyl Ireland Ltd, Dlouhá 1')
  expect(europe.emails).toContain('Motyl Ireland Ltd, Dlouhá 1')
  expect(europe.emails).not.toContain('Motyl s.r.o.')

  const { data } = await shop.execute<{ storeConfig: { copyright: string } }>(
    '{ storeConfig { copyright } }',
    {},
    { store: 'broel_pl' },
  )
  expect(data.storeConfig.copyright).not.toContain('Motyl')
  await undoChange(shop.database, new Date())
  await deliverDueEvents(shop.database)
  expect((await sellersIn('pl')).invoice).not.toContain('Motyl')
})

it('a change that an earlier version stored is taken back without the parts that were added since', async () => {
  await apply(({ taxes }) => {
    taxes['HU'] = { ...taxes['HU'], Books: { rate: 5, label: 'ÁFA 5%' } }
  })
  await shop.database.transaction((tx) =>
    sql`update shop_description_change set before = (
        select before || jsonb_build_object('websites', jsonb_agg(
          (case when w -> 'settings' = '{}' then w - 'settings' else w end) || jsonb_build_object('groups', (
          select jsonb_agg(g || jsonb_build_object('stores', (
            select jsonb_agg(s - 'default' - 'online') from jsonb_array_elements(g -> 'stores') s)))
          from jsonb_array_elements(w -> 'groups') g))))
        from jsonb_array_elements(before -> 'websites') w)
      where id = (select max(id) from shop_description_change)`.execute(tx),
  )
  expect(await undoChange(shop.database, new Date())).toEqual({
    changes: ['tax HU, Books: removed, was 5 % (ÁFA 5%)'],
    addedStores: [],
  })
})
