import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import type { OrderReceiptFragment } from '#src/platform/graphql/documents.gen.ts'
import { loadMessages, loadPartsOfLocale } from '#src/platform/i18n/messages.ts'
import { OrderReceipt } from './order-receipt.tsx'

beforeAll(async () => {
  await loadMessages('pl-PL')
  await loadPartsOfLocale('pl-PL', ['rest', 'purchase'])
})

const money = (value: number) => ({ value, currency: 'PLN' as const })

function sumsOf(paid: number, due: number, refunded: number): string {
  const order = {
    items: [],
    is_virtual: false,
    total: {
      subtotal_incl_tax: money(105.99),
      discounts: null,
      gift_options: null,
      total_giftcard: null,
      total_shipping: money(14.99),
      total_tax: money(22.62),
      grand_total: money(120.98),
      total_paid: money(paid),
      total_due: money(due),
      total_refunded: money(refunded),
    },
  } as unknown as OrderReceiptFragment
  return renderToStaticMarkup(<OrderReceipt order={order} />)
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll('\u00a0', ' ')
    .replaceAll(/\|+/g, '|')
}

test('a paid order names the paid amount, and nothing is due', () => {
  const sums = sumsOf(120.98, 0, 0)
  expect(sums).toContain('Razem|120,98 zł|Zapłacono|120,98 zł|')
  expect(sums).not.toContain('Do zapłaty')
})

test('an unpaid order names what is due', () => {
  const sums = sumsOf(0, 120.98, 0)
  expect(sums).toContain('Razem|120,98 zł|Do zapłaty|120,98 zł|')
  expect(sums).not.toContain('Zapłacono')
})

test('a refunded order names the refund beside what was paid', () => {
  expect(sumsOf(120.98, 0, 20)).toContain('Zapłacono|120,98 zł|Zwrócono|20,00 zł|')
})
