import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findMail, listMails } from '#src/platform/email/email-queue.ts'
import { invalidateStores } from '#src/store/stores.ts'
import { saveSettings } from '#src/store/store.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
  await shop.database.transaction(async (tx) => {
    await sql`insert into store_config (scope, scope_id, path, value) values ('view', 4, 'contact/contact/enabled', 'false')`.execute(
      tx,
    )
  })
})
afterAll(() => shop.close())

const mutation = 'mutation ($input: ContactUsInput!) { contactUs(input: $input) { status } }'
const message = { name: 'Anna', email: 'Anna@Example.COM', telephone: '600 100 200', comment: 'Gdzie moja paczka?' }
const send = (given: Record<string, unknown> = {}, headers?: Record<string, string>) =>
  shop.execute(mutation, { input: { ...message, ...given } }, headers)
const bytes = (start: string, size = 8): Buffer => Buffer.concat([Buffer.from(start, 'hex')], size)
const file = { name: 'a.jpg', content: bytes('ffd8ff').toString('base64') }
const kept = async () => {
  const { rows } = await sql<Record<string, unknown>>`
    select v.code, m.name, m.email, m.telephone, m.comment from cms_contact_message m
    join store_view v on v.id = m.store_id order by m.id`.execute(shop.database.reader)
  return rows
}

describe('the contact form', () => {
  it('ROUTE-22 stores the message with the store it was sent from', async () => {
    expect((await send({ name: ' Anna\u0000\n Nowak ' }, { store: 'cz' })).data).toEqual({
      contactUs: { status: true },
    })
    expect(await kept()).toEqual([
      { code: 'cz', name: 'Anna Nowak', email: 'Anna@example.com', telephone: '600 100 200', comment: message.comment },
    ])
  })

  it('sends the message to the shop’s mailbox with the sender as reply address', async () => {
    const mails = await listMails(shop.database.reader, 10)
    const mail = await findMail(shop.database.reader, mails[0]?.id ?? 0)
    expect(mail).toMatchObject({
      to: 'kontakt@bocian.example',
      replyTo: 'Anna@example.com',
      subject: 'Zpráva od: Anna Nowak',
    })
    expect(mail?.text).toContain(message.comment)
  })

  it('stores what it is about and its files, and sends both to the shop', async () => {
    const { data } = await shop.execute('{ storeConfig { contact_topics } }', {}, { store: 'eu' })
    const topics = (data as { storeConfig: { contact_topics: string[] } }).storeConfig.contact_topics
    expect(topics).toContain('Return or complaint')
    const attachments = [
      { name: '../Zdjęcie <1>.exe', content: bytes('ffd8ffe0').toString('base64') },
      { name: 'invoice.PDF', content: Buffer.from('%PDF-1.7').toString('base64') },
    ]
    const about = { topic: 'Return or complaint', order_number: ' #0000 12 ', attachments }
    expect((await send(about, { store: 'eu' })).errors).toBeUndefined()
    const [latest] = await listMails(shop.database.reader, 1)
    expect(latest?.text).toContain('Return or complaint, #000012')
    expect(latest?.attachments).toEqual([
      { name: 'Zdjęcie 1.jpg', type: 'image/jpeg', base64: attachments[0]?.content },
      { name: 'invoice.pdf', type: 'application/pdf', base64: attachments[1]?.content },
    ])
  })

  it('offers the topics that the merchant has set', async () => {
    await shop.database.transaction((tx) =>
      saveSettings(tx, { scope: 'view', id: 1 }, { 'contact/form/topics': ['Hurt', ' '] }),
    )
    invalidateStores(shop.database.reader)
    const { data } = await shop.execute('{ storeConfig { contact_topics } }')
    expect(data).toEqual({ storeConfig: { contact_topics: ['Hurt'] } })
  })

  it.each([
    [{ topic: 'Spam' }, 'Choose one of the topics and try again.'],
    [{ order_number: 'A12' }, 'The order number is invalid. Verify the order number and try again.'],
    [{ attachments: [file, file, file, file] }, 'Attach at most 3 files.'],
    [{ attachments: [{ ...file, content: bytes('ffd8ff', 720_001).toString('base64') }] }, 'The files may have'],
    [{ attachments: [{ ...file, content: Buffer.from('MZ').toString('base64') }] }, 'The file "a.jpg" is not a JPEG'],
    [{ attachments: [{ ...file, content: '<svg>' }] }, 'The file "a.jpg" is not a JPEG'],
  ])('refuses what cannot be used, with the reason: %#', async (given, text) => {
    const { errors } = await send(given)
    expect(errors).toMatchObject([
      { message: expect.stringContaining(text), extensions: { category: 'graphql-input' } },
    ])
  })

  it.each([
    [{ name: '  ' }, 'Enter the Name and try again.'],
    [{ comment: '\n' }, 'Enter the comment and try again.'],
    [{ email: 'anna@' }, 'The email address is invalid. Verify the email address and try again.'],
  ])('rejects %j', async (given, text) => {
    const before = await kept()
    const { errors } = await send(given)
    expect(errors).toMatchObject([{ message: text, extensions: { category: 'graphql-input' } }])
    expect(await kept()).toEqual(before)
  })

  it('accepts twenty messages an hour from one address', async () => {
    for (let count = 0; count < 20; count++) expect((await send({ email: 'many@example.com' })).errors).toBeUndefined()
    const { errors } = await send({ email: 'many@example.com' })
    expect(errors).toMatchObject([{ extensions: { category: 'graphql-too-many-requests' } }])
  })

  it('is rejected where the form is disabled', async () => {
    const { errors } = await send({}, { store: 'de' })
    expect(errors).toMatchObject([{ message: 'The contact form is unavailable.' }])
  })
})
