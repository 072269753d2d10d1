import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { company } from '#demo/company.ts'
import { stores } from '#demo/stores.ts'
import { deliverDueEvents } from '../testing/testing-events.ts'
import { testShop, type TestShop } from '../testing/testing.ts'
import { parseCommand } from './commands.ts'
import { runCommand } from './run-command.ts'

// A Hungarian shop of shoes on a new database, by the commands of docs/your-shop.md.
const store = 'cipo_bolt_hu'
const answers = `country: HU
shop: Cipő Bolt
company: Cipő Kft.
street: Fő utca 1.
postcode: '1011'
city: Budapest
vat: HU12345678
register: Cg. 01-09-123456
representative: Nagy Anna
email: info@cipo.example
phone: '+36 1 234 5678'
carrier: gls
delivery: '1490'
free: '20000'
payment: cashondelivery
staff: Nagy Anna
`
const products = `sku,product_websites,product_type,name,price,qty,visibility,url_key,categories
SHOE-1,base,simple,Bőrcipő,24990.00,5,"Catalog, Search",borcipo,Default Category/Cipők
`

let shop: TestShop
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-from-nothing-'))
beforeAll(async () => {
  shop = await testShop({ demo: 'nothing' })
  Object.assign(shop.database.services, { mustBePrepared: true, mailSender: 'Cipő Bolt <shop@cipo.example>' })
  fs.writeFileSync(path.join(folder, 'answers.yaml'), answers)
  fs.writeFileSync(path.join(folder, 'products.csv'), products)
})
afterAll(async () => {
  await shop.close()
  fs.rmSync(folder, { recursive: true })
})

async function admin(...args: string[]): Promise<string> {
  const lines: string[] = []
  const say = (text: string): unknown => lines.push(text)
  const output = { line: say, error: say, progress: say }
  const code = await runCommand(parseCommand(args), { database: shop.database, output, mediaDir: folder, folder })
  if (code !== 0) throw new Error(lines.join('\n'))
  return lines.join('\n')
}

/** Every row of every table, as a text with the name of its table. */
async function everyRow(): Promise<{ name: string; row: string }[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'platform_migration'`.execute(
    shop.database.reader,
  )
  const all = tables.map(({ name }) => sql`select ${name}::text as name, t::text as row from ${sql.table(name)} t`)
  return (await sql<{ name: string; row: string }>`${sql.join(all, sql` union all `)}`.execute(shop.database.reader))
    .rows
}

it('is made by the commands of the guide alone, and no row of the demo is in any table', async () => {
  await admin('setup', '--answers', 'answers.yaml')
  const applied = await admin('shop', 'apply', 'shop.yaml')
  expect(applied).toContain(`store ${store}, currency: new, HUF`)
  expect(applied).not.toContain('active: true → false')
  // What only the merchant knows, such as the name of the hosting provider, is between double brackets.
  const pages = path.join(folder, 'legal-pages.csv')
  fs.writeFileSync(pages, fs.readFileSync(pages, 'utf8').replaceAll(/\[\[(.+?)\]\]/g, '$1'))
  await admin('import', 'legal-pages.csv', '--kind', 'pages', '--store', store)
  await admin('import', 'footer.csv', '--kind', 'blocks', '--store', store)
  await admin('import', 'products.csv', '--store', store, '--websites', `base=${store}`)
  await admin('legal', 'confirm', 'all', '--store', store)
  await deliverDueEvents(shop.database)
  expect(await admin('ready', store)).toBe(`Ready for orders: ${store}`)

  const rows = await everyRow()
  expect(rows.some(({ row }) => row.includes('Cipő Kft.'))).toBe(true)
  expect(rows.filter(({ name }) => name === 'store_view')).toHaveLength(1)
  const { name, street, postcode, nip, vat, phone } = company
  for (const word of [name, street, postcode, nip, vat, phone, 'Bocian', 'bocian'])
    expect(
      rows.filter(({ row }) => row.includes(word)),
      word,
    ).toEqual([])
  expect(stores.some(({ code }) => code === store)).toBe(false)
})

it('answers clients that name no store view, in its currency', async () => {
  const { data } = await shop.execute(
    '{ storeConfig { store_code default_display_currency_code } availableStores { store_code } }',
  )
  expect(data).toEqual({
    storeConfig: { store_code: store, default_display_currency_code: 'HUF' },
    availableStores: [{ store_code: store }],
  })
})
