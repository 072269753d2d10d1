import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { saveCustomers } from '../customer/customer.ts'
import { testShop, type TestShop } from '../testing/testing.ts'
import { deliverDueEvents } from '../testing/testing-events.ts'
import { parseCommand } from './commands.ts'
import { runCommand } from './run-command.ts'

let shop: TestShop
let folder: string
let exported: string
let headers: Record<string, string>
const [email, password] = ['anna@example.com', 'Bocian-2026!']

beforeAll(async () => {
  shop = await testShop()
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-regions-'))
  exported = (await admin('export')).join('\n')
  const draft = { websiteId: 1, email, password, firstname: 'Anna', lastname: 'Nowak' }
  await shop.database.transaction((tx) => saveCustomers(tx, [draft], new Date()))
  const { data } = await shop.execute<{ generateCustomerToken: { token: string } }>(
    `mutation { generateCustomerToken(email: "${email}", password: "${password}") { token } }`,
  )
  headers = { authorization: `Bearer ${data.generateCustomerToken.token}` }
})
beforeEach(() => apply(exported))
afterAll(async () => {
  await shop.close()
  fs.rmSync(folder, { recursive: true })
})

async function admin(...args: string[]): Promise<string[]> {
  const lines: string[] = []
  const say = (text: string): unknown => lines.push(...text.split('\n'))
  const output = { line: say, error: say, progress: say }
  const setup = { database: shop.database, output, mediaDir: '/nowhere', folder }
  await runCommand(parseCommand(['shop', ...args]), setup)
  return lines
}

function write(text: string): string {
  fs.writeFileSync(path.join(folder, 'shop.yaml'), text)
  return 'shop.yaml'
}

async function apply(text: string): Promise<string[]> {
  const lines = await admin('apply', write(text))
  await deliverDueEvents(shop.database)
  return lines
}

const withRegions = (regions: string): string => exported.replace('websites:\n', `regions:\n${regions}\nwebsites:\n`)

async function offered(country: string, store: string): Promise<{ id: number; code: string; name: string }[] | null> {
  const { data } = await shop.execute<{ countries: { id: string; available_regions: never }[] }>(
    '{ countries { id available_regions { id code name } } }',
    {},
    { store },
  )
  return data.countries.find(({ id }) => id === country)?.available_regions ?? null
}

async function addressOf(region: object): Promise<{ id: number; region: object } | string | undefined> {
  const input = {
    firstname: 'Anna',
    lastname: 'Nowak',
    street: ['Długa 1'],
    city: 'Warszawa',
    postcode: '00-238',
    country_code: 'PL',
    telephone: '600100200',
    region,
  }
  const { data, errors } = await shop.execute<{ createCustomerAddress: { id: number; region: object } | null }>(
    `mutation ($input: CustomerAddressInput!) {
      createCustomerAddress(input: $input) { id region { region region_code region_id } }
    }`,
    { input },
    headers,
  )
  return data.createCustomerAddress ?? errors?.[0]?.message
}

const polish = `  PL: [{ code: PL-14, name: Mazowieckie }, { code: PL-12, name: Małopolskie }]`
const required = (text: string): string => text.replace(/(general\/region\/state_required: )\[.*\]/, '$1[PL]')

it('a country gets its regions from the description, in their order, and addresses are checked by them', async () => {
  expect(await offered('PL', 'pl')).toBeNull()
  const text = required(withRegions(polish))
  expect(await apply(text)).toEqual([
    'all stores: general/region/state_required: ["CA","RO","US"] → ["PL"]',
    'region PL, PL-14: new, Mazowieckie',
    'region PL, PL-12: new, Małopolskie',
    'region PL, order: new, PL-14, PL-12',
    '4 changes, saved. To take them back: shop undo',
  ])
  const [mazovia, lesser] = (await offered('PL', 'pl')) ?? []
  expect([mazovia, lesser]).toMatchObject([
    { code: 'PL-14', name: 'Mazowieckie' },
    { code: 'PL-12', name: 'Małopolskie' },
  ])
  // Later lists of regions that every shop knows may take the ids below.
  expect(mazovia?.id).toBeGreaterThan(9_999)
  const stored = { region: 'Małopolskie', region_code: 'PL-12', region_id: lesser?.id }
  expect(await addressOf({ region: 'małopolskie' })).toMatchObject({ region: stored })
  expect(await addressOf({ region_id: lesser?.id })).toMatchObject({ region: stored })
  expect(await addressOf({ region: 'Małopolska' })).toBe('The region_id does not match the selected country or region')
  expect((await admin('diff', write(text))).at(-1)).toBe('The shop is like this already.')
  expect((await admin('export')).join('\n')).toContain(
    'regions:\n  PL:\n    - code: PL-14\n      name: Mazowieckie\n    - code: PL-12\n      name: Małopolskie\n',
  )
})

it('regions that the description leaves out are not offered, but stay with their ids in addresses that have them', async () => {
  await apply(required(withRegions(polish)))
  const lesser = (await offered('PL', 'pl'))?.[1]
  const address = await addressOf({ region: 'PL-12' })
  const shorter = required(withRegions('  PL: [{ code: PL-14, name: Mazovia }]'))
  expect(await apply(shorter)).toEqual([
    'region PL, PL-14: Mazowieckie → Mazovia',
    'region PL, order: PL-14, PL-12 → PL-14',
    'region PL, PL-12: removed, was Małopolskie',
    '3 changes, saved. To take them back: shop undo',
  ])
  expect(await offered('PL', 'pl')).toMatchObject([{ code: 'PL-14', name: 'Mazovia' }])
  expect(await addressOf({ region: 'Małopolskie' })).toBe('The region_id does not match the selected country or region')
  const { data } = await shop.execute<{ updateCustomerAddress: { city: string; region: object } }>(
    `mutation ($id: Int!) { updateCustomerAddress(id: $id, input: { city: "Kraków" }) { city region { region_id region } } }`,
    { id: typeof address === 'object' ? address.id : 0 },
    headers,
  )
  expect(data.updateCustomerAddress).toEqual({
    city: 'Kraków',
    region: { region_id: lesser?.id, region: 'Małopolskie' },
  })
  await admin('undo')
  await deliverDueEvents(shop.database)
  expect(await offered('PL', 'pl')).toMatchObject([{ code: 'PL-14', name: 'Mazowieckie' }, lesser])
})

it('a list takes the place of the one that every shop knows, until the description leaves the country out', async () => {
  const known = await offered('RO', 'ro')
  expect(known).toHaveLength(42)
  await apply(withRegions('  RO: [{ code: CJ, name: Județul Cluj }, { code: AB, name: Alba }]'))
  const [cluj, alba] = ['CJ', 'AB'].map((code) => known?.find((region) => region.code === code))
  expect(await offered('RO', 'ro')).toEqual([{ ...cluj, name: 'Județul Cluj' }, alba])
  await apply(exported)
  expect(await offered('RO', 'ro')).toEqual(known)
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from store_region where country = 'RO'`.execute(shop.database.reader)
  expect(rows).toEqual([{ count: 42 }])
})

it('changes no region when nothing is described', async () => {
  const rows = async () =>
    (await sql`select xmin::text, * from store_region order by id`.execute(shop.database.reader)).rows
  const before = await rows()
  await apply(exported.replace('price: 12.99', 'price: 11.99'))
  expect(await rows()).toEqual(before)
})
