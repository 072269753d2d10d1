import type { StoreView } from '#src/platform/context.ts'
import type { Reader } from '#src/platform/database.ts'
import { formatDate, formatMoment, formatMoney } from '#src/platform/formats.ts'
import { message } from '#src/platform/messages.ts'
import { sellerLine, storeSettings, urlsOf } from '../store/store.ts'
import { composeEmailOf, type AnyContent, type Letter } from './compose-email.ts'
import { sample } from './define-email.ts'
import { kindOf, type EmailName } from './email-kinds.ts'
import type { Content } from './fill-template.ts'

/** An email of a store view as it would be sent now, with examples in place of its values. */
export async function previewEmail(db: Reader, name: EmailName, store: StoreView): Promise<Letter> {
  const settings = await storeSettings({ db, store })
  return composeEmailOf(
    db,
    name,
    store,
    exampleOf(name, store, sellerLine(settings, store.locale), urlsOf(store, settings).base),
  )
}

/** Examples for everything that an email can show. */
export function exampleOf(name: EmailName, store: StoreView, seller: string, base: string): AnyContent {
  const { values, maybe, blocks, button, required } = kindOf(name)
  const write = writtenIn(store)
  const writeAll = (examples: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(examples).map(([key, example]) => [key, write(example)]))
  return {
    values: writeAll(values),
    maybe: writeAll(maybe),
    blocks: Object.fromEntries(blocks.map((block) => [block, exampleBlock(block, store, seller)])),
    ...(button === undefined ? {} : { url: base }),
    ...(required.includes('unsubscribe') ? { unsubscribeUrl: `${base}newsletter` } : {}),
  }
}

/** Writes an example as the store view would. */
function writtenIn({ locale, currency }: StoreView): (example: string) => string {
  const at = new Date(sample.moment)
  const written = new Map([
    [sample.day, formatDate(locale, at, 'UTC')],
    [sample.moment, formatMoment(locale, at, 'UTC')],
    [sample.amount, formatMoney(locale, currency, Math.round(Number(sample.amount) * 100))],
  ])
  return (example) => written.get(example) ?? example
}

function exampleBlock(block: string, store: StoreView, seller: string): Content {
  const say = (id: string, values: Record<string, string> = {}): string => message(store.locale, id, values)
  const amount = writtenIn(store)(sample.amount)
  const total = { name: say('mail.order.total'), value: amount, isStrong: true }
  switch (block) {
    case 'order':
      return [{ title: say('mail.order.lines'), rows: [{ name: '1 × Body 62', value: amount }, total] }]
    case 'payment':
      return [{ title: say('transfer.title'), rows: [total] }]
    case 'seller':
      return [{ title: say('mail.order.seller'), paragraphs: [seller] }]
    case 'withdrawal':
      return [{ title: say('mail.order.withdrawal'), paragraphs: [say('mail.order.withdrawal.money')] }]
    case 'terms':
      return [{ title: say('mail.order.agreed'), paragraphs: ['…'] }]
    case 'items':
      return [{ title: say('mail.return.items'), rows: [{ name: 'Body 62', value: '1' }] }]
    case 'declaration':
      return [{ title: say('mail.withdrawal.content'), paragraphs: ['…'] }]
    case 'address':
      return [{ title: say('mail.order.address.to'), paragraphs: [sample.name] }]
    case 'codes':
      return [say('mail.giftCard.code', { code: 'ABCD-EFGH-JKLM-NPQR' })]
    default:
      return ['…']
  }
}
