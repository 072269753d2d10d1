import { fullName } from '@bocian/rules/person-name.ts'
import { placeLine } from '#src/store/store.ts'
import { openPdfDocument, paragraph, table } from '#src/order/documents/documents.ts'
import { message } from '#src/platform/messages.ts'
import type { ReturnView } from './find-returns.ts'
import { pieceOf } from './piece-of.ts'

/** Whether the return has a label: the parcel may be sent and has not arrived. */
export const hasLabel = ({ status }: Pick<ReturnView, 'status'>): boolean => status === 'authorized'

/** The label for the parcel of a return: recipient, sender and the number of the return, and below them the list to enclose. */
export async function writeLabelPdf(view: ReturnView, locale: string, recipient: string): Promise<Buffer> {
  const say = (key: string) => message(locale, key)
  const { document, done } = await openPdfDocument(
    locale,
    message(locale, 'return.label.title', { number: view.number }),
  )
  document.fontSize(14)
  paragraph(document, say('return.label.to'), recipient.split(', ').join('\n'))
  document.fontSize(9)
  paragraph(document, say('return.label.from'), senderOf(view, locale))
  document.moveDown(2).text(say('return.label.cut'))
  const rows = view.items.map((item) => {
    const { name, options, sku } = pieceOf(view.order, item)
    const text = [name, ...options.map(({ label, value }) => `${label} ${value}`), sku].join(', ')
    return [`${text} – ${say(`return.reason.${item.reason}`)}`, String(item.requested), '', '']
  })
  table(document, [say('mail.return.items'), say('invoice.quantity'), '', ''], rows)
  document.end()
  return done
}

function senderOf({ order }: ReturnView, locale: string): string {
  const address = order.shippingAddress ?? order.billingAddress
  return [fullName(address.countryCode, address), ...address.street, placeLine(locale, address)].join('\n')
}
