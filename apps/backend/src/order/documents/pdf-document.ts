import { createRequire } from 'node:module'
import { labelled } from '@bocian/rules/colon.ts'
import { fullName } from '@bocian/rules/person-name.ts'
import { writePercent } from '@bocian/rules/written-percent.ts'
import type PdfkitDocument from 'pdfkit'
import { placeLine } from '#src/store/store.ts'
import { formatDate, formatMoney, languageTag } from '#src/platform/formats.ts'
import { message } from '#src/platform/messages.ts'
import type { VatRow } from './calculate-vat-table.ts'
import type { OrderItem, OrderView } from '../types.ts'

// DejaVu covers all languages of the shop, including Cyrillic and Armenian.
const find = createRequire(import.meta.url).resolve
export const typefaces = {
  plain: find('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: find('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
}

const margin = 48
const width = 595.28 - 2 * margin

export type PdfDocument = InstanceType<typeof PdfkitDocument>

/** Starts a PDF with a title. `done` resolves with the PDF after `document.end()`. Fonts are embedded as subsets. */
export async function openPdfDocument(
  locale: string,
  title: string,
): Promise<{ document: PdfDocument; done: Promise<Buffer> }> {
  // Loaded with the first document, because with its fonts and compression it takes a tenth of the backend's start.
  const { default: Pdfkit } = await import('pdfkit')
  const document = new Pdfkit({ size: 'A4', margin, lang: locale.replace('_', '-'), info: { Title: title } })
  const done = collect(document)
  document.registerFont('plain', typefaces.plain).registerFont('bold', typefaces.bold)
  document.font('bold').fontSize(18).text(title)
  document.font('plain').fontSize(9).moveDown(0.5)
  return { document, done }
}

function collect(document: PdfDocument): Promise<Buffer> {
  const parts: Buffer[] = []
  return new Promise((resolve, reject) => {
    document.on('data', (part: Buffer) => parts.push(part))
    document.on('end', () => resolve(Buffer.concat(parts)))
    document.on('error', reject)
  })
}

/** How a document writes dates and amounts. */
export interface Writer {
  day(date: Date): string
  money(minor: number): string
  percent(percent: number): string
}

/** The language of a document, and the time zone of its dates. */
export interface Reading {
  locale: string
  timeZone: string
}

/** Formatters of dates, amounts and rates in the locale, time zone and currency of an order. */
export function writer({ locale, timeZone }: Reading, currency: string): Writer {
  return {
    day: (date) => formatDate(locale, date, timeZone),
    // The typefaces have no sign of the dram.
    money: (minor) => formatMoney(locale, currency, minor).replace('֏', locale === 'hy_AM' ? 'դրամ' : 'AMD'),
    percent: (percent) => writePercent(languageTag(locale), percent, Number.isInteger(percent) ? 0 : 2),
  }
}

export function paragraph(document: PdfDocument, title: string, text: string): void {
  document.moveDown().font('bold').text(title, margin).font('plain').text(text)
}

export function totalLine(document: PdfDocument, text: string): void {
  document.moveDown().font('bold').fontSize(12).text(text, margin)
  document.font('plain').fontSize(9).moveDown(0.5)
}

/** The buyer's name and billing address. */
export function buyerOf({ billingAddress }: OrderView, locale: string): string {
  const { company, street, countryCode, vatId } = billingAddress
  const vat = vatId === undefined ? undefined : message(locale, 'seller.vat', { number: vatId })
  const parts = [company, fullName(countryCode, billingAddress), ...street, placeLine(locale, billingAddress), vat]
  return parts.filter((part) => part !== undefined).join('\n')
}

/** The order's items, discount and delivery as table rows. On a credit note `sign` is -1, which makes the amounts negative. */
export function lineRows(
  order: OrderView,
  { locale, say, money }: Pick<Writer, 'money'> & { locale: string; say: (key: string) => string },
  sign: 1 | -1 = 1,
): string[][] {
  const extra = (title: string, amount: number): string[][] =>
    amount === 0 ? [] : [[title, '', '', money(sign * amount)]]
  return [
    ...order.items.map((item) => [
      nameOf(locale, item),
      String(item.quantity),
      money(item.price),
      money(sign * item.rowTotal),
    ]),
    ...extra(say('invoice.discount'), -order.discount - order.shippingDiscount),
    ...extra(say('invoice.delivery'), order.shipping),
    ...extra(say('invoice.gifts'), order.giftOptions),
  ]
}

const nameOf = (locale: string, { name, options, sku }: OrderItem): string =>
  [name, ...options.map((option) => labelled(locale, option)), sku].join(', ')

export function rateRows(
  rates: readonly VatRow[],
  { money, percent }: Pick<Writer, 'money' | 'percent'>,
  sign: 1 | -1 = 1,
): string[][] {
  return rates.map(({ rate, net, tax, gross }) => [
    percent(rate / 100),
    money(sign * net),
    money(sign * tax),
    money(sign * gross),
  ])
}

/** Where the columns begin. Each amount has room for nine digits, as forint need: a break would split its currency. */
const columns = [0, 0.49, 0.66, 0.83] as const

export function table(document: PdfDocument, head: readonly string[], rows: readonly (readonly string[])[]): void {
  document.moveDown()
  row(document.font('bold'), head)
  document.font('plain')
  for (const cells of rows) row(document, cells)
}

/** Draws a row as tall as its tallest cell, on a new page if it does not fit. */
function row(document: PdfDocument, cells: readonly string[]): void {
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
