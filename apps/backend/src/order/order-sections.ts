import type { LetterSection } from '#src/platform/letter.ts'
import type { OrderConsent } from './consent-queries.ts'
import { arrivalOf, sellerOf, type LetterPlace } from './letter-place.ts'
import type { Order, OrderItem } from './types.ts'

/** Everything that the law wants confirmed on a durable medium: what, for how much, how, from whom, and how to withdraw. */
export function orderSections(
  place: LetterPlace,
  order: Order,
  items: readonly OrderItem[],
  consents: readonly OrderConsent[],
): LetterSection[] {
  const { say } = place
  return [
    { title: say('lines'), rows: [...items.map((item) => lineRow(place, item)), ...sumRows(place, order)] },
    ...deliverySection(place, order),
    { title: say('payment'), paragraphs: [order.paymentTitle] },
    { title: say('billing'), paragraphs: addressLines(order.billingAddress) },
    { title: say('seller'), paragraphs: [sellerOf(place)] },
    ...withdrawalSections(place),
    ...termsSections(place, consents),
  ]
}

/** The terms of the contract themselves: a link to a page that changes is no durable medium. */
function termsSections({ say, locale, settings }: LetterPlace, consents: readonly OrderConsent[]): LetterSection[] {
  const timeZone = settings['general/locale/timezone']
  const day = new Intl.DateTimeFormat(locale.replace('_', '-'), { dateStyle: 'long', timeZone })
  return consents
    .filter(({ isRequired }) => isRequired)
    .map(({ label, content, version, acceptedAt }) => ({
      title: say('agreed'),
      paragraphs: [
        say('agreed.text', { label, version, day: day.format(acceptedAt) }),
        ...content.split(/\n{2,}/).filter((part) => part !== ''),
      ],
    }))
}

function lineRow({ money }: LetterPlace, item: OrderItem): { name: string; value: string } {
  const options = item.options.map(({ label, value }) => `${label} ${value}`)
  return {
    name: `${item.quantity} × ${[item.name, ...options, item.sku].join(', ')}`,
    value: money(item.rowTotal),
  }
}

function sumRows({ say, money }: LetterPlace, order: Order) {
  const discount = order.discount + order.shippingDiscount
  return [
    { name: say('subtotal'), value: money(order.subtotal) },
    ...(discount > 0 ? [{ name: say('discount'), value: money(-discount) }] : []),
    ...(order.shippingAddress === null ? [] : [{ name: say('delivery'), value: money(order.shipping) }]),
    ...giftRows({ say, money }, order),
    ...(order.cardTotal > 0 ? [{ name: say('giftCards'), value: money(-order.cardTotal) }] : []),
    { name: say('total'), value: money(order.grandTotal), isStrong: true },
    ...order.taxes.map(({ title, amount }) => ({ name: say('tax', { title }), value: money(amount) })),
  ]
}

function giftRows({ say, money }: Pick<LetterPlace, 'say' | 'money'>, { gifts }: Order) {
  const { items = 0, order = 0, card = 0 } = gifts?.totals ?? {}
  return [
    ...(items + order > 0 ? [{ name: say('wrapping'), value: money(items + order) }] : []),
    ...(card > 0 ? [{ name: say('card'), value: money(card) }] : []),
  ]
}

function deliverySection(place: LetterPlace, order: Order): LetterSection[] {
  if (order.shippingAddress === null) return []
  const where = [order.deliveryTitle ?? '', ...addressLines(order.shippingAddress)]
  return [{ title: place.say('delivery'), paragraphs: [...where, ...arrivalOf(place, order)] }]
}

function addressLines(address: Order['billingAddress']): string[] {
  const { firstname, lastname, company, street, postcode, city, countryCode, vatId } = address
  const place = `${postcode ?? ''} ${city}, ${countryCode}`.trim()
  return [
    [company, `${firstname} ${lastname}`, ...street, place, vatId].filter((part) => part !== undefined).join(', '),
  ]
}

function withdrawalSections(place: LetterPlace): LetterSection[] {
  const { say } = place
  const seller = sellerOf(place)
  const address = [
    place.settings['general/store_information/name'],
    place.settings['general/store_information/address'],
  ]
  const values = { seller, address: address.filter((part) => part !== '').join(', ') }
  const parts = ['term', 'tell', 'send', 'money', 'cost', 'except'] as const
  return [
    { title: say('withdrawal'), paragraphs: parts.map((part) => say(`withdrawal.${part}`, values)) },
    { title: say('form'), paragraphs: [say('form.text', values)] },
  ]
}
