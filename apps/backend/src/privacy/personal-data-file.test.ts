import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CartClient } from '../cart/testing-client.ts'
import { listMails } from '../platform/email/email-queue.ts'
import { hasMessage } from '../platform/messages.ts'
import { fieldNames, sectionNames } from '../platform/personal-data/personal-data.ts'
import { newCustomer } from '../testing/testing-customer.ts'
import { deliverDueEvents } from '../testing/testing-events.ts'
import { testShop, type TestShop } from '../testing/testing.ts'
import { fillEveryTable, finish, orderFor, person, signedIn } from './testing-person.ts'

interface File {
  name: string
  media_type: string
  content: string
}

let shop: TestShop
let client: CartClient
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  client = await signedIn(shop)
  await orderFor(new CartClient(shop), true)
  const order = await orderFor(client, false)
  await finish(shop, order.number)
  await fillEveryTable(shop, order)
})
afterAll(() => shop.close())

const download = async (format: string, own = client): Promise<File> =>
  (await own.must<{ personalDataFile: File }>(`{ personalDataFile(format: ${format}) { name media_type content } }`))
    .personalDataFile
const change = (text: string) => shop.database.transaction((tx) => sql.raw(text).execute(tx))
const confirmAddress = (isConfirmed: boolean) =>
  change(`update customer_customer set is_address_proven = ${isConfirmed} where email = '${person.email}'`)
/** The tests together request more files than the limit allows. */
const resetLimit = () => change('delete from platform_attempt')

it('names a customer of a Hungarian store view, and a person of a Hungarian address, with the family name first', async () => {
  await confirmAddress(true)
  const country = (code: string) =>
    change(`update customer_address set address = address || '{"countryCode": "${code}"}'`)
  const locale = (name: string) =>
    change(`update store_view set locale = '${name}' where id in (select created_in from customer_customer)`)
  const names = async () => {
    await resetLimit()
    const { account, addresses } = JSON.parse((await download('JSON')).content) as {
      account: { name: string }[]
      addresses: { address: string[] }[]
    }
    return [account[0]?.name, addresses[0]?.address[0]]
  }
  const storeOf = (view: string) => change(`update customer_customer set created_in = ${view}`)
  await storeOf("(select id from store_view where code = 'pl')")
  const [first, address] = await names()
  expect(first).toBe('Zofiana Testowska')
  await country('HU')
  await locale('hu_HU')
  const swapped = await names()
  await country('PL')
  await locale('pl_PL')
  await storeOf('null')
  expect(swapped).toEqual(['Testowska Zofiana', 'Testowska Zofiana'])
  expect(address).toBe('Zofiana Testowska')
  await resetLimit()
})

describe('the download of personal data', () => {
  it('ACC-06 has every subject as JSON, once the email address is confirmed', async () => {
    await confirmAddress(true)
    const { name, media_type, content } = await download('JSON')
    expect([name, media_type]).toEqual([
      expect.stringMatching(/^personal-data-\d{4}-\d{2}-\d{2}\.json$/),
      'application/json',
    ])
    const { createdAt, ...data } = JSON.parse(content) as Record<string, Record<string, unknown>[]>
    expect(createdAt).toEqual(expect.any(String))
    const empty = ['comparison']
    expect(Object.keys(data)).toEqual(sectionNames.filter((section) => !empty.includes(section)))
    expect(data['account']).toMatchObject([
      { name: 'Zofiana Testowska', email: person.email, telephone: person.telephone },
    ])
    expect(data['sessions']).toMatchObject([{ browser: 'Firefox', platform: 'Linux', lastUsed: expect.any(String) }])
    expect(data['signInProviders']).toMatchObject([{ provider: 'Google', number: person.email }, { provider: 'Apple' }])
    expect(data['returns']).toMatchObject([
      { status: 'processed', bankAccount: expect.stringContaining(person.street) },
    ])
    expect(data['returnItems']).toMatchObject([{ quantity: 1, reason: 'too_small' }])
    expect(data['loyalty']).toMatchObject([{ number: '2990000000019', active: true, points: 5 }])
    expect(data['loyaltyPoints']).toMatchObject([{ points: 5, reason: 'correction' }])
    expect(data['loyaltyCoupons']).toMatchObject([{ number: 'PRIVACY' }])
    expect(data['withdrawals']).toMatchObject([{ number: 'WBCDFGHJK', email: person.email }])
    expect(data['orders']).toMatchObject([
      { status: 'pending', email: person.email },
      {
        status: 'complete',
        invoiceNumber: expect.any(String),
        billingAddress: expect.arrayContaining([person.street]),
      },
    ])
  })

  it('ACC-06 has the same as a page in the language of the store view', async () => {
    const { name, media_type, content } = await download('HTML')
    expect([name, media_type]).toEqual([expect.stringMatching(/\.html$/), 'text/html'])
    expect(content).toMatch(/^<!doctype html><html lang="pl">.*<h1>Twoje dane osobowe<\/h1>/s)
    for (const text of ['<td>pieniądze zwrócone</td>', '<td>Za małe</td>', '<td>Ty</td>', '<td>Korekta sklepu</td>'])
      expect(content).toContain(text)
    for (const text of ['<caption>Zamówienia</caption>', '<th scope="col">Adres do faktury</th>', person.street])
      expect(content).toContain(text)
    expect(content).not.toContain('privacy.')
    const { createdAt: _, ...data } = JSON.parse((await download('JSON')).content) as Record<string, unknown[]>
    expect(content.match(/<caption>/g)).toHaveLength(Object.keys(data).length)
    expect(content.match(/<tr><td>/g)).toHaveLength(Object.values(data).flat().length)
  })

  it('ACC-06 escapes what people typed', async () => {
    await change(`update customer_customer set firstname = '<script>alert(1)</script>' where email = '${person.email}'`)
    expect((await download('HTML')).content).toContain('&#60;script&#62;alert(1)&#60;/script&#62;')
  })

  it('ACC-06 leaves out what belongs only to the address while it is not confirmed, and says so', async () => {
    await confirmAddress(false)
    const data = JSON.parse((await download('JSON')).content) as Record<string, unknown[]>
    expect(data['note']).toMatch(/^Ten plik zawiera dane Twojego konta\./)
    expect(data['orders']).toHaveLength(1)
    for (const section of ['messages', 'emails', 'alerts', 'consents', 'newsletter'])
      expect(data).not.toHaveProperty(section)
    expect((await download('HTML')).content).toContain('Ten plik zawiera dane Twojego konta.')
  })

  it('ACC-06 contains no passwords, tokens or codes', async () => {
    await confirmAddress(true)
    await resetLimit()
    const { content } = await download('JSON')
    const { rows } = await sql<{ secret: string }>`
      select token as secret from order_order union all select password_hash from customer_customer where password_hash <> ''
      union all select token_hash from customer_token union all select code from gift_card_account
      union all select sharing_code from wishlist_wishlist where sharing_code is not null`.execute(shop.database.reader)
    expect(rows.length).toBeGreaterThan(3)
    for (const { secret } of rows) expect(content).not.toContain(secret)
  })

  it('ACC-06 has only the customer’s own data', async () => {
    const { authorization } = await newCustomer(shop, 'other@example.com')
    const other = new CartClient(shop, 'pl', authorization.replace('Bearer ', ''))
    const { content } = await download('JSON', other)
    expect(content).toContain('other@example.com')
    for (const text of Object.values(person)) expect(content).not.toContain(text)
  })

  it('ACC-06 is refused to guests, and after ten files in an hour', async () => {
    const query = '{ personalDataFile(format: JSON) { name } }'
    expect((await new CartClient(shop).execute(query)).errors).toMatchObject([
      { extensions: { category: 'graphql-authorization' } },
    ])
    await resetLimit()
    for (let count = 0; count < 10; count++) await download('JSON')
    expect((await client.execute(query)).errors).toMatchObject([
      { extensions: { category: 'graphql-too-many-requests' } },
    ])
  })

  it('ACC-06 has everything under the address with the code of an emailed link, also without a session', async () => {
    await confirmAddress(false)
    await resetLimit()
    const { requestPersonalDataLink: sent } = await client.must<{ requestPersonalDataLink: { email: string } }>(
      'mutation { requestPersonalDataLink { email } }',
    )
    expect(sent).toEqual({ email: person.email })
    await deliverDueEvents(shop.database)
    const [mail] = await listMails(shop.database.reader, 1)
    const code = /\/customer\/anonymization\?code=([\w-]+)/.exec(mail?.text ?? '')?.[1]
    const withCode = (text: string | undefined) =>
      new CartClient(shop).execute<{ personalDataFile: File & { is_complete: boolean } }>(
        `{ personalDataFile(format: JSON, code: "${text}") { content is_complete } }`,
      )
    const { personalDataFile: file } = (await withCode(code)).data
    expect(file.is_complete).toBe(true)
    const data = JSON.parse(file.content) as Record<string, unknown[]>
    expect(data['orders']).toHaveLength(2)
    expect(Object.keys(data)).toEqual(expect.arrayContaining(['account', 'messages', 'consents']))
    expect((await withCode('guess')).errors).toMatchObject([{ message: 'The link is not valid or has expired.' }])
    expect((await new CartClient(shop).execute('mutation { requestPersonalDataLink { email } }')).errors).toMatchObject(
      [{ extensions: { category: 'graphql-authorization' } }],
    )
  })

  it('has a text for every subject and field', () => {
    const ids = [...sectionNames.map((name) => `section.${name}`), ...fieldNames.map((name) => `field.${name}`)]
    expect(ids.filter((id) => !hasMessage(`privacy.${id}`))).toEqual([])
  })
})
