import { createRequire } from 'node:module'
import { toDecimal } from '@bocian/rules/money.ts'
import Pdfkit from 'pdfkit'
import { message } from '#src/platform/messages.ts'
import { calculateVatTable } from './calculate-vat-table.ts'
import type { Invoice } from './life-queries.ts'
import type { OrderItem, OrderView } from './types.ts'

// One typeface with the letters of all the shop's languages: Latin with every accent, Cyrillic and Armenian.
const find = createRequire(import.meta.url).resolve
export const typefaces = {
  plain: find('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: find('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
}

const margin = 48
const width = 595.28 - 2 * margin

/** The invoice as PDF in the language of the store view, with only those letters embedded that stand in it. */
export async function writeInvoicePdf(order: OrderView, invoice: Invoice, locale: string): Promise<Buffer> {
  const say = (key: string, values: Record<string, string> = {}) => message(locale, `invoice.${key}`, values)
  const title = say('title', { number: invoice.number })
  const document = new Pdfkit({ size: 'A4', margin, lang: locale.replace('_', '-'), info: { Title: title } })
  const done = collect(document)
  document.registerFont('plain', typefaces.plain).registerFont('bold', typefaces.bold)
  document.font('bold').fontSize(18).text(title)
  document.font('plain').fontSize(9).moveDown(0.5)
  const day = (date: Date) => new Intl.DateTimeFormat(locale.replace('_', '-'), { dateStyle: 'long' }).format(date)
  document.text(say('issued', { date: day(invoice.issuedAt) }))
  document.text(say('order', { number: order.number, date: day(order.placedAt) }))
  paragraph(document, say('seller'), invoice.seller)
  paragraph(document, say('buyer'), buyerOf(order))
  // Gift cards pay for what is sold, they do not make it cheaper.
  const total = order.grandTotal + order.cardTotal
  const shown = new Intl.NumberFormat(locale.replace('_', '-'), { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const money = (minor: number): string => shown.format(toDecimal(minor))
  document.moveDown()
  table(document, [say('item'), say('quantity'), say('price'), say('gross')], lineRows(order, say, money))
  document.moveDown()
  const rates = calculateVatTable({ ...order, lines: order.items, total }).map(({ rate, net, tax, gross }) => [
    `${rate / 100}%`,
    money(net),
    money(tax),
    money(gross),
  ])
  table(document, [say('rate'), say('net'), say('tax'), say('gross')], rates)
  document.moveDown().font('bold').fontSize(12)
  document.text(say('total', { amount: `${money(total)} ${order.currency}` }), margin)
  document.font('plain').fontSize(9).moveDown(0.5)
  const byCard = `${message(locale, 'mail.order.giftCards')} ${money(order.cardTotal)} ${order.currency}`
  const payments = [...(order.cardTotal > 0 ? [byCard] : []), ...(order.grandTotal > 0 ? [order.paymentTitle] : [])]
  document.text(`${say('payment')}: ${payments.join(', ')}`)
  document.end()
  return done
}

type Pdf = InstanceType<typeof Pdfkit>

function collect(document: Pdf): Promise<Buffer> {
  const parts: Buffer[] = []
  return new Promise((resolve, reject) => {
    document.on('data', (part: Buffer) => parts.push(part))
    document.on('end', () => resolve(Buffer.concat(parts)))
    document.on('error', reject)
  })
}

function paragraph(document: Pdf, title: string, text: string): void {
  document.moveDown().font('bold').text(title, margin).font('plain').text(text)
}

function buyerOf({ billingAddress }: OrderView): string {
  const { company, firstname, lastname, street, postcode, city, countryCode, vatId } = billingAddress
  const place = `${postcode ?? ''} ${city}, ${countryCode}`.trim()
  return [company, `${firstname} ${lastname}`, ...street, place, vatId].filter((part) => part !== undefined).join('\n')
}

type Say = (key: string) => string

function lineRows(order: OrderView, say: Say, money: (minor: number) => string): string[][] {
  const extra = (key: string, amount: number): string[][] => (amount === 0 ? [] : [[say(key), '', '', money(amount)]])
  return [
    ...order.items.map((item) => [nameOf(item), String(item.quantity), money(item.price), money(item.rowTotal)]),
    ...extra('discount', -order.discount),
    ...extra('delivery', order.shipping),
    ...extra('gifts', order.giftOptions),
  ]
}

const nameOf = (item: OrderItem): string =>
  [item.name, ...item.options.map(({ label, value }) => `${label} ${value}`), item.sku].join(', ')

const columns = [0, 0.58, 0.7, 0.85] as const

function table(document: Pdf, head: readonly string[], rows: readonly (readonly string[])[]): void {
  row(document.font('bold'), head)
  document.font('plain')
  for (const cells of rows) row(document, cells)
}

/** A row is as high as its longest cell, and stays on one page. */
function row(document: Pdf, cells: readonly string[]): void {
  const widths = columns.map((start, index) => ((columns[index + 1] ?? 1) - start) * width - 6)
  const heights = cells.map((cell, index) => document.heightOfString(cell || ' ', { width: widths[index] ?? 0 }))
  const height = Math.max(...heights) + 6
  if (document.y + height > document.page.height - margin) document.addPage()
  const top = document.y
  for (const [index, cell] of cells.entries())
    document.text(cell, margin + (columns[index] ?? 0) * width, top + 3, {
      width: widths[index] ?? 0,
      align: index === 0 ? 'left' : 'right',
    })
  document
    .moveTo(margin, top + height)
    .lineTo(margin + width, top + height)
    .lineWidth(0.5)
    .strokeColor('#c9c3b8')
    .stroke()
  document.y = top + height
  document.x = margin
}
