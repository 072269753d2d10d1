import { formatWeekday } from '#src/platform/formats.ts'
import type { EmailSection } from '#src/platform/email/render-email.ts'
import type { PickupPlace } from '#src/store-locator/store-locator.ts'
import type { Order } from '../types.ts'
import { arrivalText, type EmailContext } from './email-context.ts'

const allDay = '00:00-24:00'
const monday = Date.UTC(2024, 0, 1)
const day = 86_400_000

/** Where the parcel is collected: the place's name, address, directions and opening hours, and when it is there. */
export function pickupSection(context: EmailContext, order: Order, place: PickupPlace): EmailSection {
  const address = [place.street, `${place.postcode} ${place.city}`.trim()].filter((part) => part !== '').join(', ')
  const lines = [place.name, address, place.description, hoursText(context, place.hours)]
  return {
    title: context.say('mail.order.pickup'),
    paragraphs: [
      ...lines.filter((line) => line !== ''),
      ...arrivalText(context, order),
      ...(order.deliveryTitle === null ? [] : [order.deliveryTitle]),
    ],
  }
}

/** Opening hours such as `Mon–Fri 08:00–19:00, Sat 09:00–14:00`; '' if unknown. `hours` begins on Monday; '' is a closed day. */
export function hoursText({ locale, say }: Pick<EmailContext, 'locale' | 'say'>, hours: readonly string[]): string {
  if (hours.length === 7 && hours.every((open) => open === allDay)) return say('mail.order.pickup.allDay')
  const name = (index: number): string => formatWeekday(locale, new Date(monday + index * day))
  const groups: { from: number; to: number; open: string }[] = []
  for (const [index, open] of hours.entries()) {
    const last = groups.at(-1)
    if (last?.open === open) last.to = index
    else groups.push({ from: index, to: index, open })
  }
  return groups
    .filter(({ open }) => open !== '')
    .map(({ from, to, open }) => {
      const days = from === to ? name(from) : `${name(from)}–${name(to)}`
      return `${days} ${open.replace('-', '–')}`
    })
    .join(', ')
}
