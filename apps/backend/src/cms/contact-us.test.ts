import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findMail, listMails } from '#src/platform/email/email-queue.ts'
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
