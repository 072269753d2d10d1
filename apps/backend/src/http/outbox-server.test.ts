import type { FastifyInstance } from 'fastify'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnv } from '../start/env.ts'
import { openOutbox } from './outbox-server.ts'
import { renderEmail } from '../platform/email/render-email.ts'
import { listMails, queueEmail } from '../platform/email/email-queue.ts'
import { testShop, type TestShop } from '../testing/testing.ts'

let shop: TestShop
let outbox: FastifyInstance
const hostile = '<script>alert(1)</script>" onload="x'

beforeAll(async () => {
  shop = await testShop()
  const opened = await openOutbox(shop.database, { smtpUrl: undefined, outboxPort: 0 })
  if (opened === undefined) throw new Error('the outbox did not open')
  outbox = opened
})
afterAll(async () => {
  await outbox.close()
  await shop.close()
})

const address = (): AddressInfo => outbox.server.address() as AddressInfo
const get = (path: string, host = '127.0.0.1'): Promise<{ statusCode: number; body: string; headers: object }> =>
  outbox.inject({ url: path, headers: { host } })

async function write(subject: string, words: string): Promise<number> {
  const email = renderEmail({
    locale: 'pl_PL',
    title: subject,
    preheader: words,
    parts: [{ inline: [words] }, { label: 'Open', url: 'http://127.0.0.1:3000/order/track/abc?x=1&y=2' }],
    footer: ['Motyl'],
  })
  const mail = { to: `${hostile}@example.com`, subject, ...email }
  await shop.database.transaction((tx) => queueEmail(tx, mail, new Date()))
  const [latest] = await listMails(shop.database.reader, 1)
  return latest?.id ?? 0
}

describe('the outbox of a shop without a mail server', () => {
  it('lists its emails and shows each one as text with links and as its recipient sees it', async () => {
    expect((await get('/')).body).toContain('Nothing has been written yet.')
    const id = await write('Twoje zamówienie 1', 'Dziękujemy!')
    expect((await get('/')).body).toContain(`<a href="/${id}">Twoje zamówienie 1</a>`)
    const shown = (await get(`/${id}`)).body
    expect(shown).toContain('Dziękujemy!')
    expect(shown).toContain('<a href="http://127.0.0.1:3000/order/track/abc?x=1&#38;y=2">')
    expect((await get(`/${id}/letter`)).body).toContain('<html lang="pl">')
  })

  it('inlines the attached pictures of an email', async () => {
    const picture = { cid: 'code@bocian', name: 'code.png', type: 'image/png', base64: 'iVBORw==' }
    const section = { title: 'Code', picture: { cid: picture.cid, alt: 'A code', side: 200 } }
    const email = renderEmail({ locale: 'pl_PL', title: 'Pay', preheader: '', parts: [section], footer: ['Motyl'] })
    const mail = { to: 'ada@example.com', subject: 'Pay', ...email, attachments: [picture] }
    await shop.database.transaction((tx) => queueEmail(tx, mail, new Date()))
    const [latest] = await listMails(shop.database.reader, 1)
    expect(latest?.html).toContain('<img src="cid:code@bocian" alt="A code"')
    expect((await get(`/${latest?.id}/letter`)).body).toContain(
      '<img src="data:image/png;base64,iVBORw==" alt="A code"',
    )
  })

  it('escapes markup in an email and runs no scripts', async () => {
    const id = await write(hostile, hostile)
    for (const path of ['/', `/${id}`, `/${id}/letter`]) {
      const { body, headers } = await get(path)
      expect(body, path).not.toMatch(/<script|" onload=/)
      expect(headers, path).toMatchObject({
        'content-security-policy': expect.stringMatching(
          /^default-src 'none'; style-src 'unsafe-inline'; img-src data:; base/,
        ) as string,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
    }
  })

  it('listens on the loopback address only, and rejects requests for other host names', async () => {
    expect(address().address).toBe('127.0.0.1')
    for (const host of ['evil.example', '127.0.0.1.evil.example', 'bocian.example:4002'])
      expect((await get('/', host)).statusCode, host).toBe(403)
    expect((await get('/', 'localhost:4002')).statusCode).toBe(200)
    for (const path of ['/0', '/x', '/99999999999999999', '/1%2f..', '/1/html'])
      expect((await get(path)).statusCode, path).toBe(404)
  })

  it('is disabled where emails are sent or no port is set', async () => {
    const sending = readEnv({ SMTP_URL: 'smtp://127.0.0.1:25', OUTBOX_PORT: '4999' })
    expect(await openOutbox(shop.database, sending)).toBeUndefined()
    expect(await openOutbox(shop.database, readEnv({}))).toBeUndefined()
  })
})
