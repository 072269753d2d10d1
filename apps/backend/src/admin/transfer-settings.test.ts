import { afterAll, beforeAll, expect, test } from 'vitest'
import { listMethods } from '../payment/payment.ts'
import { settingsNow } from '../store/store.ts'
import { testShop, type TestShop } from '../testing/testing.ts'
import { parseCommand } from './commands.ts'
import { runCommand } from './run-command.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())

async function admin(line: string): Promise<{ code: number; printed: string }> {
  const lines: string[] = []
  const say = (text: string): unknown => lines.push(text)
  const output = { line: say, error: say, progress: say }
  const args = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '')
  const code = await runCommand(parseCommand(args), {
    database: shop.database,
    output,
    mediaDir: '/nowhere',
    folder: '/nowhere',
  })
  return { code, printed: lines.join('\n') }
}

async function isOn(store: string, code = 'banktransfer'): Promise<boolean | undefined> {
  const methods = await listMethods(shop.database.reader)
  return methods.find((method) => method.store === store && method.code === code)?.isActive
}

const payee = 'payment/banktransfer/payee'
const account = 'payment/banktransfer/account'

test('a new shop offers no bank transfer until its account is set', async () => {
  expect(await isOn('pl')).toBe(false)
  const refused = await admin('payment on banktransfer --store pl')
  expect(refused.code).toBe(1)
  expect(refused.printed).toContain(`cannot be offered in pl without ${payee} and ${account}`)
  expect((await admin(`config set ${payee} "Bocian Sp. z o.o." --store pl`)).code).toBe(0)
  expect((await admin('payment on banktransfer --store pl')).printed).toContain(`without ${account}`)
  expect(await isOn('pl')).toBe(false)
})

test.each([
  ['PL61109010140000071219812875', 'wrong check digits'],
  ['PL6110901014000007121981287', 'a digit short'],
  ['account', 'no number'],
])('validates the account number %s (%s)', async (value) => {
  const refused = await admin(`config set ${account} ${value} --store pl`)
  expect(refused).toEqual({
    code: 1,
    printed: `Setting "${account}" must be an IBAN with valid check digits, or the digits of a domestic account number`,
  })
})

test('accepts plain digits only as a valid domestic account number', async () => {
  await admin(`config set ${account} "61 1090 1014 0000 0712 1981 2875" --store pl`)
  expect((await admin('payment on banktransfer --store pl')).printed).toContain(`without ${account}`)
  await admin(`config set ${account} "61 1090 1014 0000 0712 1981 2874" --store pl`)
  expect(await admin('payment on banktransfer --store pl')).toEqual({ code: 0, printed: 'banktransfer is on in pl.' })
  expect(await isOn('pl')).toBe(true)
})

test('refuses to remove the settings of an active bank transfer, from a store view or from the defaults', async () => {
  await admin(`config set ${payee} "Bocian" --store de`)
  await admin(`config set ${account} DE89370400440532013000 --store de`)
  await admin('payment on banktransfer --store de')
  for (const change of [
    `config unset ${account} --store de`,
    `config set ${account} "" --store de`,
    `config set ${payee} " " --store de`,
  ]) {
    const refused = await admin(change)
    expect(refused.code, change).toBe(1)
    expect(refused.printed, change).toContain('First: payment off banktransfer --store de')
  }
  const settings = [...(await settingsNow(shop.database.reader)).values()].find(({ view }) => view.code === 'de')
  expect(settings?.settings[account]).toBe('DE89370400440532013000')
  // The default applies to the store view too, so it is protected as well.
  await admin(`config set ${account} DE89370400440532013000`)
  expect((await admin(`config unset ${account} --store de`)).code).toBe(0)
  expect((await admin(`config unset ${account}`)).printed).toContain('payment off banktransfer --store de')
  expect((await admin('payment off banktransfer --store de')).code).toBe(0)
  expect((await admin(`config unset ${account}`)).code).toBe(0)
  expect(await isOn('de')).toBe(false)
})

test('lists settings with their current values and hides secrets', async () => {
  await admin('config set store_locator/map/api_key abc123 --store pl')
  const { printed } = await admin('config list map/ --store pl')
  expect(printed).toContain('store_locator/map/cluster_size = 60')
  expect(printed).toContain('store_locator/map/api_key = (set, not shown)')
  expect(printed).not.toContain('abc123')
})

test.each([
  ['config set no/such/path 1', 'Unknown setting "no/such/path"'],
  ['config set demo/loaded 1', 'Setting "demo/loaded" is written by the shop itself'],
  ['config set payment/banktransfer/unpaid_days soon', 'must be a whole number from 0'],
  [`config set ${payee} x --store nowhere`, 'There is no store view "nowhere".'],
  ['payment on wishes --store pl', 'pl has no payment method "wishes"'],
  ['payment on adyen_cc --store pl', 'has a payment provider'],
  ['payment on banktransfer --store nowhere', 'There is no store view "nowhere".'],
])('rejects %s', async (line, printed) => {
  const refused = await admin(line)
  expect(refused.code).toBe(1)
  expect(refused.printed).toContain(printed)
})

test('parses numbers and lists as typed', async () => {
  for (const line of [
    'config set payment/banktransfer/unpaid_days 3',
    'config set general/country/allow PL,DE --store pl',
    'config set newsletter/general/active false',
  ])
    expect(await admin(line), line).toEqual({ code: 0, printed: 'Saved.' })
  expect((await admin('config list general/country/allow')).printed).toBe('general/country/allow = ["PL","DE"]')
  const listed = await admin('payment list')
  expect(listed.printed).toContain('pl  banktransfer  offline  on')
  expect(listed.printed).toContain(`cz  banktransfer  offline  off  (needs ${payee} and ${account})`)
})
