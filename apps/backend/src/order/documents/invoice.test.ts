import Fastify, { type FastifyInstance } from 'fastify'
import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import Pdfkit from 'pdfkit'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { calculateVatTable } from './calculate-vat-table.ts'
import { typefaces } from './pdf-document.ts'
import { invoiceRoute, type OrderAction } from '../order.ts'
import { CartClient } from '#src/cart/testing-client.ts'
import { changeByStaff } from '../testing-orders.ts'

let shop: TestShop
let server: FastifyInstance
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  server = Fastify()
  invoiceRoute(server, shop.database)
})
afterAll(async () => {
  await server.close()
  await shop.close()
})

const place = () => new CartClient(shop).order({ quantity: 2 })
const change = (number: string, action: OrderAction) => changeByStaff(shop, number, action)

interface Font {
  hasGlyphForCodePoint(code: number): boolean
}

/** The font as loaded by the PDF library. */
const fontOf = (path: string): Font => (new Pdfkit().font(path) as unknown as { _font: { font: Font } })._font.font

const pay: OrderAction = { name: 'pay', reference: null }

describe('an invoice', () => {
  it('is issued once when the order is paid, numbered without gaps, and served only with the order’s token', async () => {
    const orders = await Promise.all([1, 2, 3, 4].map(() => place()))
    expect((await server.inject(`/invoice/${orders[0]?.token}.pdf`)).statusCode).toBe(404)
    await Promise.all(orders.flatMap(({ number }) => [change(number, pay), change(number, pay)]))
    await change(orders[0]?.number ?? '', { name: 'ship', carrier: 'dpd', title: 'DPD', trackingNumber: null })
    const { rows } = await sql<{ count: number }>`select count from order_invoice order by count`.execute(
      shop.database.reader,
    )
    expect(rows.map(({ count }) => count)).toEqual([1, 2, 3, 4])
    const { data } = await shop.execute<{
      guestOrderByToken: { invoices: { number: string; pdf_url: string; items: object[] }[] }
    }>(
      `query ($token: String!) { guestOrderByToken(input: { token: $token }) {
        invoices { number pdf_url items { product_sku quantity_invoiced } total { grand_total { value } } } } }`,
      { token: orders[0]?.token },
    )
    const [invoice] = data.guestOrderByToken.invoices
    expect(invoice).toMatchObject({
      number: expect.stringMatching(/^1\/\d{4}\/00000\d$/),
      items: [{ product_sku: 'ROLE-PLENTY', quantity_invoiced: 2 }],
    })
    const answer = await server.inject(invoice?.pdf_url ?? '')
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(answer.rawPayload.toString('latin1')).toContain('/FontFile2')
    expect(answer.rawPayload.length).toBeLessThan(80_000)
    expect((await server.inject(`/invoice/${'x'.repeat(43)}.pdf`)).statusCode).toBe(404)
  })

  it('and its credit note are numbered in the year that has begun in the store’s time zone', async () => {
    const { number } = await place()
    vi.useFakeTimers({ now: new Date('2027-12-31T23:30:00Z'), toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    await change(number, pay)
    await change(number, { name: 'refund', amount: 100 })
    const { rows } = await sql<{ number: string }>`
      select number from order_invoice where year = 2028 union all select number from order_credit_note where year = 2028`.execute(
      shop.database.reader,
    )
    expect(rows.map((row) => row.number)).toEqual(['1/2028/000001', '1/2028/C000001'])
  })

  it('prints the total that was charged, delivery included', async () => {
    const { number, token } = await place()
    await change(number, pay)
    const { data } = await shop.execute<{
      guestOrderByToken: {
        invoices: {
          pdf_url: string
          total: { grand_total: { value: number }; total_shipping: { value: number } }
        }[]
      }
    }>(
      `query ($token: String!) { guestOrderByToken(input: { token: $token }) {
        invoices { pdf_url total { grand_total { value } total_shipping { value } } } } }`,
      { token },
    )
    const [invoice] = data.guestOrderByToken.invoices
    expect(invoice?.total.total_shipping.value).toBeGreaterThan(0)
    const drawn = vi.spyOn(Pdfkit.prototype, 'text')
    onTestFinished(() => drawn.mockRestore())
    await server.inject(invoice?.pdf_url ?? '')
    const total = drawn.mock.calls.map(([text]) => String(text)).find((text) => text.startsWith('Razem: '))
    expect(total?.replaceAll(/\D/g, '')).toBe(String(Math.round((invoice?.total.grand_total.value ?? 0) * 100)))
  })

  it.each(['pl_PL', 'cs_CZ', 'sk_SK', 'de_DE', 'en_US', 'ro_RO', 'uk_UA', 'hy_AM'])(
    'uses fonts with every character of the texts in %s',
    (locale) => {
      const file = new URL(`../../../messages/${locale}.json`, import.meta.url)
      const letters = new Set(readFileSync(file, 'utf8').replaceAll(/\s/g, ''))
      for (const path of Object.values(typefaces)) {
        const font = fontOf(path)
        expect([...letters].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))).toEqual([])
      }
    },
  )
})

it('a VAT table adds up to the order’s tax and total for any purchase', () => {
  const line = fc.record({
    rowTotal: fc.integer({ min: 1, max: 1_000_000 }),
    discount: fc.constant(0),
    taxRate: fc.constantFrom(2_300, 800, 500),
  })
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 20 }),
      fc.integer({ min: 0, max: 5_000 }),
      (lines, shipping) => {
        const taxOf = (amount: number, rate: number) => Math.round((amount * rate) / (10_000 + rate))
        const rates = [...new Set([2_300, ...lines.map(({ taxRate }) => taxRate)])]
        const taxes = rates.map((rate) => {
          const own = rate === 2_300 ? taxOf(shipping, rate) : 0
          const sum = lines.filter((l) => l.taxRate === rate).reduce((tax, l) => tax + taxOf(l.rowTotal, rate), own)
          return { rate, amount: sum, title: '', shipping: own }
        })
        const total = lines.reduce((sum, { rowTotal }) => sum + rowTotal, shipping)
        const rows = calculateVatTable({ lines, taxes, total })
        const of = (pick: 'net' | 'tax' | 'gross') => rows.reduce((sum, row) => sum + row[pick], 0)
        expect(of('gross')).toBe(total)
        expect(of('tax')).toBe(taxes.reduce((sum, { amount }) => sum + amount, 0))
        expect(of('net') + of('tax')).toBe(total)
      },
    ),
  )
})
