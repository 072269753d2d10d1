import type { ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { company } from '../apps/backend/demo/company.ts'
import { ProductionShop } from './production-shop.ts'
import { postGraphql } from './post-graphql.ts'
import { spawnShop, stopShop, untilOpen } from './start-shop.ts'

const guide = fs.readFileSync(path.join(import.meta.dirname, '../docs/your-shop.md'), 'utf8')
const blocksOf = (language: string): string[] =>
  [...guide.matchAll(/^```(\w+)\n([^]+?)^```$/gm)].flatMap(([, kind, text = '']) => (kind === language ? [text] : []))

/** The arguments of each command of the guide, in its order. */
const commands = blocksOf('sh')
  .flatMap((block) => block.trim().split('\n'))
  .map((line) => {
    const [, rest] = /^npm run admin -- (.+)$/.exec(line) ?? []
    if (rest === undefined) throw new Error(`The guide has a command that is not followed here: ${line}`)
    return [...rest.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')
  })
const store = 'motyl_cz'

const catalogue = `sku,product_websites,product_type,name,price,qty,visibility,url_key,base_image,categories
COAT-1,base,simple,Zimní kabát,1299.00,5,"Catalog, Search",zimni-kabat,c/o/coat.png,Default Category/Bundy
`

/** Of the demo's company. */
const demoWords = [
  company.name,
  company.street,
  company.postcode,
  company.vat,
  '@bocian.example',
  company.phone,
  'Gniazdowska',
]

const own = new ProductionShop({ MAIL_FROM: 'Motyl <shop@motyl.example>' })
let shop: ChildProcess | undefined
beforeAll(async () => {
  await own.open()
  fs.writeFileSync(path.join(own.folder, 'products.csv'), catalogue)
  const [answers = ''] = blocksOf('yaml')
  fs.writeFileSync(path.join(own.folder, 'setup-answers.yaml'), answers)
  shop = spawnShop(own.settings())
  await untilOpen(shop)
})
afterAll(async () => {
  if (shop !== undefined) await stopShop(shop)
  own.remove()
})

const page = (way: string, headers: Record<string, string> = {}) =>
  fetch(own.at('shop') + way, { headers: { 'x-forwarded-proto': 'https', ...headers } })
const ask = <T>(query: string, variables: Record<string, unknown> = {}): Promise<T> =>
  postGraphql<T>(own.at('shop'), { query, variables, headers: { store } })

const address = `{ firstname: "Ada", lastname: "Nová", street: ["Dlouhá 2"], city: "Praha", postcode: "110 00",
  country_code: "CZ", telephone: "+420601234567" }`

/** Orders the coat as a guest, paid at the door, and returns the number of the order. */
async function placeOrder(): Promise<string> {
  const { createEmptyCart: id } = await ask<{ createEmptyCart: string }>('mutation { createEmptyCart }')
  const steps = [
    'addProductsToCart(cartId: $id, cartItems: [{ sku: "COAT-1", quantity: 1 }]) { user_errors { message } }',
    'setGuestEmailOnCart(input: { cart_id: $id, email: "ada@example.com" }) { cart { id } }',
    `setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: ${address} }] }) { cart { id } }`,
    'setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) { cart { id } }',
    `setShippingMethodsOnCart(input: { cart_id: $id,
      shipping_methods: [{ carrier_code: "dpd", method_code: "standard" }] }) { cart { id } }`,
    'setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "cashondelivery" } }) { cart { id } }',
  ]
  for (const step of steps) await ask(`mutation ($id: String!) { ${step} }`, { id })
  const { placeOrder: placed } = await ask<{ placeOrder: { orderV2: { number: string } | null; errors: unknown[] } }>(
    'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { orderV2 { number } errors { message } } }',
    { id },
  )
  expect(placed.errors).toEqual([])
  return placed.orderV2?.number ?? ''
}

describe('the guide to an own shop', () => {
  it('leads from nothing to an open shop, command by command, and to a refund', async () => {
    let number = ''
    let hasOpened = false
    const outputs = new Map<string, string>()
    expect(commands.length).toBeGreaterThan(12)
    for (const command of commands) {
      const [name = '', what = ''] = command
      // The first command about orders comes after the opening.
      if (name === 'order' && number === '') {
        await expect.poll(async () => (await page('/')).status).toBe(200)
        hasOpened = true
        number = await placeOrder()
      }
      if (name === 'legal' && what === 'show') expect((await page('/')).status, 'before the confirmation').toBe(503)
      const given = command.map((word) => (word === 'NUMBER' ? number : word))
      outputs.set(`${name} ${what}`, await own.admin(...given))
    }
    expect(hasOpened).toBe(true)
    expect(outputs.get(`ready ${store}`)).toContain(`Ready for orders: ${store}`)
    expect(outputs.get('legal list')).toMatch(/confirmed by Jana Motýlová/)
    expect(outputs.get('order list')).toContain(number)
    expect(await own.admin('order', 'show', number)).toMatch(/refund/i)
  })

  it('is the merchant’s own everywhere: no page and no email names the demo’s company', async () => {
    const texts = new Map<string, string>()
    const ways = [
      '/',
      '/zimni-kabat.html',
      '/bundy.html',
      '/cart',
      '/checkout',
      '/search?q=kabat',
      '/customer/login',
      '/contact',
    ]
    const legal = [
      '/obchodni-podminky',
      '/ochrana-osobnich-udaju',
      '/udaje-o-firme',
      '/vraceni-a-reklamace',
      '/doprava',
    ]
    const files = [
      '/robots.txt',
      '/sitemap.xml',
      '/manifest.webmanifest',
      '/no-such-page',
      '/maintenance',
      '/withdrawal',
    ]
    for (const way of [...ways, ...legal, ...files]) texts.set(way, await (await page(way)).text())
    // `own-shop.test.ts` reads the other emails, which need no running shop.
    const [, mail = ''] = /^\s*#?(\d+)\b/m.exec(await own.admin('mail', 'list')) ?? []
    texts.set('mail', await own.admin('mail', 'show', mail))
    expect(texts.get('mail')).toContain('Motyl')
    expect(texts.get('/udaje-o-firme')).toContain('Motyl s.r.o.')
    for (const [where, text] of texts) for (const word of demoWords) expect(text, where).not.toContain(word)
  })
})
