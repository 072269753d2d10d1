import { createRequire } from 'node:module'
import { toDecimal } from '@bocian/rules/money.ts'
import Pdfkit from 'pdfkit'
import type { VatRow } from './calculate-vat-table.ts'
import type { OrderItem, OrderView } from './types.ts'

// One typeface with the letters of all the shop's languages: Latin with every accent, Cyrillic and Armenian.
const find = createRequire(import.meta.url).resolve
export const typefaces = {
  plain: find('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: find('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
}

const margin = 48
const width = 595.28 - 2 * margin

export type Pdf = InstanceType<typeof Pdfkit>

/** A paper with its title; what is written on it comes when it is ended. Only the letters that stand in it are embedded. */
export function openPaper(locale: string, title: string): { document: Pdf; done: Promise<Buffer> } {
  const document = new Pdfkit({ size: 'A4', margin, lang: locale.replace('_', '-'), info: { Title: title } })
  const done = collect(document)
  document.registerFont('plain', typefaces.plain).registerFont('bold', typefaces.bold)
  document.font('bold').fontSize(18).text(title)
  document.font('plain').fontSize(9).moveDown(0.5)
  return { document, done }
}

function collect(document: Pdf): Promise<Buffer> {
  const parts: Buffer[] = []
  return new Promise((resolve, reject) => {
    document.on('data', (part: Buffer) => parts.push(part))
    document.on('end', () => resolve(Buffer.concat(parts)))
    document.on('error', reject)
  })
}

/** Days and amounts as the language writes them. */
export function writer(locale: string): { day(date: Date): string; money(minor: number): string } {
  const language = locale.replace('_', '-')
  const amounts = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'long' })
  return { day: (date) => days.format(date), money: (minor) => amounts.format(toDecimal(minor)) }
}

export function paragraph(document: Pdf, title: string, text: string): void {
  document.moveDown().font('bold').text(title, margin).font('plain').text(text)
}

export function totalLine(document: Pdf, text: string): void {
  document.moveDown().font('bold').fontSize(12).text(text, margin)
  document.font('plain').fontSize(9).moveDown(0.5)
}

/** Who bought, with the address of the bill. */
export function buyerOf({ billingAddress }: OrderView): string {
  const { company, firstname, lastname, street, postcode, city, countryCode, vatId } = billingAddress
  const place = `${postcode ?? ''} ${city}, ${countryCode}`.trim()
  return [company, `${firstname} ${lastname}`, ...street, place, vatId].filter((part) => part !== undefined).join('\n')
}

/** The lines of an order as rows of a table; a sign of -1 takes them back. */
export function lineRows(
  order: OrderView,
  say: (key: string) => string,
  money: (minor: number) => string,
  sign: 1 | -1 = 1,
): string[][] {
  const extra = (key: string, amount: number): string[][] =>
    amount === 0 ? [] : [[say(key), '', '', money(sign * amount)]]
  return [
    ...order.items.map((item) => [nameOf(item), String(item.quantity), money(item.price), money(sign * item.rowTotal)]),
    ...extra('discount', -order.discount - order.shippingDiscount),
    ...extra('delivery', order.shipping),
    ...extra('gifts', order.giftOptions),
  ]
}

const nameOf = (item: OrderItem): string =>
  [item.name, ...item.options.map(({ label, value }) => `${label} ${value}`), item.sku].join(', ')

export function rateRows(rates: readonly VatRow[], money: (minor: number) => string, sign: 1 | -1 = 1): string[][] {
  return rates.map(({ rate, net, tax, gross }) => [
    `${rate / 100}%`,
    money(sign * net),
    money(sign * tax),
    money(sign * gross),
  ])
}

const columns = [0, 0.58, 0.7, 0.85] as const

export function table(document: Pdf, head: readonly string[], rows: readonly (readonly string[])[]): void {
  document.moveDown()
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
