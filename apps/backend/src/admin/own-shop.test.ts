import Fastify, { type FastifyInstance } from 'fastify'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import Pdfkit from 'pdfkit'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { company } from '#demo/company.ts'
import { demoColours } from '#demo/colours-of-brand.ts'
import { emailNames } from '../email/email.ts'
import { invoiceRoute } from '../order/order.ts'
import { deliverDueEvents } from '../testing/testing-events.ts'
import { testShop, type TestShop } from '../testing/testing.ts'
import { parseCommand } from './commands.ts'
import { runCommand } from './run-command.ts'

let shop: TestShop
let server: FastifyInstance
let order: { number: string; token: string }
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'own-shop-'))
const store = 'motyl_cz'

const answers = `country: CZ
shop: Motyl
company: Motyl s.r.o.
street: Dlouhá 1
postcode: 110 00
city: Praha
vat: CZ12345678
register: IČO 12345678
representative: Jana Motýlová
email: info@motyl.example
phone: '+420 601 234 567'
carrier: dpd
delivery: 99
payment: cashondelivery
staff: Jana Motýlová
`
const products = `sku,product_websites,product_type,name,price,qty,visibility,url_key,categories
COAT-1,base,simple,Zimní kabát,1299.00,5,"Catalog, Search",zimni-kabat,Default Category/Bundy
`
/** The demo's company as a person would meet it, without spaces: texts may have others. */
const demoWords = [
  company.name,
  company.street,
  company.postcode,
  company.nip,
  company.vat,
  company.phone,
  'bocian.example',
  'Gniazdowska',
  ...demoColours(),
]
const withoutSpaces = (text: string): string => text.replaceAll(/\s|&nbsp;/g, '')

function expectOwn(where: string, text: string): void {
  for (const word of demoWords) expect(withoutSpaces(text), where).not.toContain(withoutSpaces(word))
}

async function admin(...args: string[]): Promise<string> {
  const lines: string[] = []
  const say = (text: string): unknown => lines.push(text)
  const output = { line: say, error: say, progress: say }
  const code = await runCommand(parseCommand(args), { database: shop.database, output, mediaDir: folder, folder })
  if (code !== 0) throw new Error(lines.join('\n'))
  return lines.join('\n')
}

const ask = async <T>(query: string, variables: Record<string, unknown> = {}): Promise<T> => {
  const { data, errors } = await shop.execute<T>(query, variables, { store })
  expect(errors).toBeUndefined()
  return data
}

const address = `{ firstname: "Ada", lastname: "Nová", street: ["Dlouhá 2"], city: "Praha", postcode: "110 00",
  country_code: "CZ", telephone: "+420601234567" }`

async function placeOrder(): Promise<{ number: string; token: string }> {
  const { createEmptyCart: id } = await ask<{ createEmptyCart: string }>('mutation { createEmptyCart }')
  for (const step of [
    'addProductsToCart(cartId: $id, cartItems: [{ sku: "COAT-1", quantity: 1 }]) { user_errors { message } }',
    'setGuestEmailOnCart(input: { cart_id: $id, email: "ada@example.com" }) { cart { id } }',
    `setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: ${address} }] }) { cart { id } }`,
    'setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) { cart { id } }',
    `setShippingMethodsOnCart(input: { cart_id: $id,
      shipping_methods: [{ carrier_code: "dpd", method_code: "standard" }] }) { cart { id } }`,
    'setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "cashondelivery" } }) { cart { id } }',
  ])
    await ask(`mutation ($id: String!) { ${step} }`, { id })
  const { placeOrder: placed } = await ask<{ placeOrder: { orderV2: { number: string; token: string } | null } }>(
    'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { orderV2 { number token } } }',
    { id },
  )
  if (placed.orderV2 === null) throw new Error('The order was refused')
  return placed.orderV2
}

// The database has the demo's seller at first, so that what the description does not replace would be found.
beforeAll(async () => {
  shop = await testShop()
  Object.assign(shop.database.services, { mustBePrepared: true, mailSender: 'Motyl <shop@motyl.example>' })
  server = Fastify()
  invoiceRoute(server, shop.database)
  fs.writeFileSync(path.join(folder, 'answers.yaml'), answers)
  fs.writeFileSync(path.join(folder, 'products.csv'), products)
  await admin('setup', '--answers', 'answers.yaml')
  await admin('shop', 'apply', 'shop.yaml')
  await admin('import', 'legal-pages.csv', '--kind', 'pages', '--store', store)
  await admin('import', 'footer.csv', '--kind', 'blocks', '--store', store)
  await admin('import', 'products.csv', '--store', store, '--websites', `base=${store}`)
  await admin('legal', 'confirm', 'all', '--store', store)
  await deliverDueEvents(shop.database)
  order = await placeOrder()
  await admin('order', 'ship', order.number)
  await admin('order', 'pay', order.number)
  await deliverDueEvents(shop.database)
})
afterAll(async () => {
  await server.close()
  await shop.close()
  fs.rmSync(folder, { recursive: true })
})

describe('a shop of another company', () => {
  it.each(emailNames)(
    'does not name the demo’s company in the email "%s", and has none of its colours',
    async (name) => {
      expectOwn(name, await admin('emails', 'preview', name, '--store', store))
      await admin('emails', 'preview', name, '--store', store, '--out', 'letter.html')
      expectOwn(name, fs.readFileSync(path.join(folder, 'letter.html'), 'utf8'))
    },
  )

  it('names its own company in the emails of an order', async () => {
    const ids = [...(await admin('mail', 'list')).matchAll(/^(\d+) .+ada@example\.com/gm)].map(([, id = '']) => id)
    expect(ids.length).toBeGreaterThan(1)
    const mails = await Promise.all(ids.map((id) => admin('mail', 'show', id)))
    for (const mail of mails) expectOwn('mail', mail)
    expect(mails.map((mail) => mail.includes('Motyl'))).toEqual(mails.map(() => true))
    const [confirmation = ''] = mails.filter((mail) => mail.includes('Vaše objednávka'))
    expect(withoutSpaces(confirmation)).toContain(withoutSpaces('Motyl s.r.o., Dlouhá 1, 110 00 Praha, Česko'))
  })

  it('names its own company in the invoice and the credit note', async () => {
    await admin('order', 'refund', order.number)
    await deliverDueEvents(shop.database)
    const { guestOrderByToken } = await ask<{ guestOrderByToken: Record<string, { pdf_url: string }[]> }>(
      'query ($token: String!) { guestOrderByToken(input: { token: $token }) { invoices { pdf_url } credit_memos { pdf_url } } }',
      { token: order.token },
    )
    for (const name of ['invoices', 'credit_memos']) {
      const drawn = vi.spyOn(Pdfkit.prototype, 'text')
      const { statusCode } = await server.inject(guestOrderByToken[name]?.[0]?.pdf_url ?? '')
      const text = drawn.mock.calls.map(([words]) => String(words)).join('\n')
      drawn.mockRestore()
      expect(statusCode, name).toBe(200)
      expect(text, name).toContain('Motyl s.r.o.')
      expectOwn(name, text)
    }
  })

  it('names its own company in what pages show on their own: settings, legal pages, footer', async () => {
    const shown = await ask<object>(`{
      storeConfig { store_name website_name copyright default_title title_suffix default_description head_includes: absolute_footer }
      cmsBlocks(identifiers: ["pwa-footer-whole"]) { items { content } }
      terms: cmsPage(identifier: "terms") { title content meta_title meta_description }
      privacy: cmsPage(identifier: "privacy") { title content meta_title meta_description }
      imprint: cmsPage(identifier: "imprint") { title content meta_title meta_description }
      returns: cmsPage(identifier: "returns") { title content meta_title meta_description }
      delivery: cmsPage(identifier: "delivery") { title content meta_title meta_description }
    }`)
    const text = JSON.stringify(shown)
    expect(text).toContain('Motyl s.r.o., Dlouhá 1, 110 00 Praha, Česko')
    expectOwn('pages', text)
  })
})
