import { fullName } from '@bocian/rules/person-name.ts'
import { countDays, formatDate } from '#src/platform/formats.ts'
import type { EmailRow, EmailSection } from '#src/platform/email/render-email.ts'
import type { OrderConsent } from '../consent-queries.ts'
import { placeLine, sellerLine, sellerPlace } from '#src/store/store.ts'
import { arrivalText, type EmailContext } from './email-context.ts'
import { paidRows } from './paid-rows.ts'
import { pickupSection } from './pickup-section.ts'
import type { Order, OrderItem } from '../types.ts'

/** The contract information that consumer law requires on a durable medium, by the block of the email. */
export function orderBlocks(
  context: EmailContext,
  order: Order,
  items: readonly OrderItem[],
  details: ReadonlyMap<number, string>,
  consents: readonly OrderConsent[],
): Record<'order' | 'seller' | 'withdrawal' | 'terms', EmailSection[]> {
  const { say } = context
  return {
    order: [
      {
        title: say('mail.order.lines'),
        rows: [...items.map((item) => lineRow(context, item, details.get(item.id) ?? '')), ...sumRows(context, order)],
      },
      ...deliverySection(context, order),
      { title: say('mail.order.payment'), paragraphs: [order.paymentTitle] },
      { title: say('mail.order.billing'), paragraphs: addressLines(context, order.billingAddress) },
    ],
    seller: sellerSection(context),
    withdrawal: withdrawalSections(context),
    terms: termsSections(context, consents),
  }
}

/** The full text of the accepted terms. A link is not a durable medium, because the linked page may change. */
function termsSections({ say, locale, settings }: EmailContext, consents: readonly OrderConsent[]): EmailSection[] {
  const timeZone = settings['general/locale/timezone']
  return consents
    .filter(({ isRequired }) => isRequired)
    .map(({ label, content, version, acceptedAt }) => ({
      title: say('mail.order.agreed'),
      paragraphs: [
        say('mail.order.agreed.text', { label, version, day: formatDate(locale, acceptedAt, timeZone) }),
        ...content.split(/\n{2,}/).filter((part) => part !== ''),
      ],
    }))
}

function lineRow(
  { media, money }: EmailContext,
  { name, picture, quantity, rowTotal }: OrderItem,
  details: string,
): EmailRow {
  return {
    name: `${quantity} × ${name}`,
    details,
    value: money(rowTotal),
    // More than twice the size it is shown at, as JPEG, because not every email app shows WebP.
    ...(picture === null
      ? {}
      : { pictureUrl: `${media}catalog/product/${picture}?format=pjpg&width=160&height=240&fit=cover` }),
  }
}

function sumRows(context: EmailContext, order: Order): EmailRow[] {
  const { say, money } = context
  const discount = order.discount + order.shippingDiscount
  return [
    { name: say('mail.order.subtotal'), value: money(order.subtotal) },
    ...(discount > 0 ? [{ name: say('mail.order.discount'), value: money(-discount) }] : []),
    ...(order.shippingAddress === null ? [] : [{ name: say('mail.order.delivery'), value: money(order.shipping) }]),
    ...giftRows({ say, money }, order),
    ...(order.cardTotal > 0 ? [{ name: say('mail.order.giftCards'), value: money(-order.cardTotal) }] : []),
    { name: say('mail.order.total'), value: money(order.grandTotal), isStrong: true },
    ...order.taxes.map(({ title, amount }) => ({ name: say('mail.order.tax', { title }), value: money(amount) })),
    ...paidRows(context, order),
  ]
}

function giftRows({ say, money }: Pick<EmailContext, 'say' | 'money'>, { gifts }: Order) {
  const { items = 0, order = 0, card = 0 } = gifts?.totals ?? {}
  return [
    ...(items + order > 0 ? [{ name: say('mail.order.wrapping'), value: money(items + order) }] : []),
    ...(card > 0 ? [{ name: say('mail.order.card'), value: money(card) }] : []),
  ]
}

function deliverySection(context: EmailContext, order: Order): EmailSection[] {
  if (order.pickupPlace !== null) return [pickupSection(context, order, order.pickupPlace)]
  if (order.shippingAddress === null) return []
  const where = [order.deliveryTitle ?? '', ...addressLines(context, order.shippingAddress)]
  return [{ title: context.say('mail.order.delivery'), paragraphs: [...where, ...arrivalText(context, order)] }]
}

export function addressLines(
  { locale, say }: Pick<EmailContext, 'locale' | 'say'>,
  address: Order['billingAddress'],
): string[] {
  const { company, street, countryCode, vatId } = address
  const vat = vatId === undefined ? undefined : say('seller.vat', { number: vatId })
  const parts = [company, fullName(countryCode, address), ...street, placeLine(locale, address), vat]
  return [parts.filter((part) => part !== undefined).join(', ')]
}

function sellerSection({ say, settings, locale }: EmailContext): EmailSection[] {
  const seller = sellerLine(settings, locale)
  return seller === '' ? [] : [{ title: say('mail.order.seller'), paragraphs: [seller] }]
}

/** Consumers in the EU can withdraw for at least this long (Directive 2011/83/EU, Article 9). */
const legalDays = 14

function withdrawalSections(context: EmailContext): EmailSection[] {
  const { say } = context
  const days = context.settings['sales/rma/return_days']
  const values = {
    seller: sellerLine(context.settings, context.locale),
    address: sellerPlace(context.settings, context.locale),
    days: countDays(context.locale, days),
  }
  const longer = days > legalDays ? (['longer'] as const) : []
  const online = context.settings['sales/withdrawal/enabled'] ? (['function'] as const) : []
  const parts = ['term', ...longer, 'tell', ...online, 'send', 'money', 'cost', 'except'] as const
  return [
    {
      title: say('mail.order.withdrawal'),
      paragraphs: parts.map((part) => say(`mail.order.withdrawal.${part}`, values)),
    },
    { title: say('mail.order.form'), paragraphs: [say('mail.order.form.text', values)] },
  ]
}
