import { afterAll, beforeAll, expect, it } from 'vitest'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { renderEmail } from './render-email.ts'
import { deliverMails, findMail, listMails, queueEmail, type Mail } from './email-queue.ts'

let shop: TestShop
const start = new Date('2026-11-21T10:00:00Z')
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
const mail = (to: string): Mail => ({ to, subject: 'Hello\r\nBcc: evil@example.com', text: 'secret link', html: '<p>' })

beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())

const send = (to: string) => shop.database.transaction((tx) => queueEmail(tx, mail(to), start))
const latest = async () => (await listMails(shop.database.reader, 1))[0]

it('sends an email once and deletes its text afterwards', async () => {
  await send('anna@example.com')
  const delivered: Mail[] = []
  const deliver = (given: Mail) => Promise.resolve(void delivered.push(given))
  expect(await deliverMails(shop.database, deliver, start)).toBe(1)
  expect(await deliverMails(shop.database, deliver, later(600))).toBe(0)
  expect(delivered).toMatchObject([
    { to: 'anna@example.com', subject: 'Hello Bcc: evil@example.com', text: 'secret link' },
  ])
  expect(await latest()).toMatchObject({ text: '', html: '', sentAt: start, failure: null })
})

it('sends the pictures of an email and deletes them afterwards, like its text', async () => {
  const picture = { cid: 'code@bocian', name: 'code.png', type: 'image/png', base64: 'iVBORw==' }
  const pictured = { ...mail('ewa@example.com'), attachments: [picture] }
  await shop.database.transaction((tx) => queueEmail(tx, pictured, start))
  expect(await latest()).toMatchObject({ attachments: [picture] })
  const delivered: Mail[] = []
  await deliverMails(shop.database, (given) => Promise.resolve(void delivered.push(given)), start)
  expect(delivered).toMatchObject([{ attachments: [picture] }])
  expect(await latest()).toMatchObject({ attachments: [], sentAt: start })
})

it('retries with a growing delay when the mail server refuses, and gives up after eight attempts', async () => {
  await send('ola@example.com')
  const refuse = () => Promise.reject(new Error('451 try later'))
  expect(await deliverMails(shop.database, refuse, start)).toBe(1)
  expect(await deliverMails(shop.database, refuse, later(1))).toBe(0)
  expect(await deliverMails(shop.database, refuse, later(2))).toBe(1)
  expect(await latest()).toMatchObject({ attempts: 2, sentAt: null, failure: '451 try later', text: 'secret link' })
  for (let hour = 1; hour < 20; hour++) await deliverMails(shop.database, refuse, later(hour * 600))
  expect(await latest()).toMatchObject({ attempts: 8 })
})

it('stores no email when the transaction is rolled back', async () => {
  const before = await latest()
  await expect(
    shop.database.transaction(async (tx) => {
      await queueEmail(tx, mail('never@example.com'), start)
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  expect(await latest()).toEqual(before)
  expect(await findMail(shop.database.reader, 999_999)).toBeUndefined()
})

it('escapes all content of an email', () => {
  const { html, text } = renderEmail({
    locale: 'pl_PL',
    title: 'Cześć <script>x()</script>',
    preheader: '<script>x()</script>',
    parts: [{ inline: ['"quoted" & <b>bold</b>'] }, { label: 'Go', url: 'https://shop.example/?a=1&b="2"' }],
    footer: [{ type: 'link', href: 'https://shop.example/?b="2"', inner: ['<b>Motyl</b>'] }],
  })
  expect(html).not.toMatch(/<script>|<b>|b="2"/)
  expect(html).toContain('lang="pl"')
  expect(text).toContain('https://shop.example/?a=1&b="2"')
})
