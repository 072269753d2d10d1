import { toDecimal } from '@bocian/rules/money.ts'
import {
  changeOrder,
  consentsOf,
  creditNotesOf,
  historyOf,
  invoiceOf,
  shipmentsOf,
  type OrderAction,
  type TransitionRefusal,
} from '../order/order.ts'
import type { Reader } from '#src/platform/database.ts'
import { withdrawUntil } from '../returns/returns.ts'
import type { Command } from './commands.ts'
import { describeGifts, describeItemGifts } from './describe-gifts.ts'
import { selectOrder, selectOrderItems, selectOrders, type OrderLine, type ShownOrder } from './queries.ts'
import type { CommandSetup } from './command-setup.ts'
import { staffClock, type StaffClock } from './staff-clock.ts'

type OrderCommand = Extract<
  Command,
  { name: 'order list' | 'order show' | 'order pay' | 'order ship' | 'order cancel' | 'order refund' }
>
type Setup = Pick<CommandSetup, 'database' | 'output'>

const lastOrders = 20

const refusals: Readonly<Record<TransitionRefusal, string>> = {
  ALREADY_DONE: 'This has been done already.',
  WRONG_STATUS: 'This cannot be done any more, or not yet.',
  SHIPPED: 'It has been shipped. Take it back and refund it instead.',
  NOT_PAID: 'It is not paid.',
  NOTHING_TO_SHIP: 'There is nothing to ship.',
  AMOUNT:
    'The amount must be more than nothing and at most what was paid and has not gone back or been spent by gift card.',
  COLLECTED: 'It goes to a pickup location.',
  CARDS_SPENT: 'A gift card that it bought has been spent from. Refund what is left instead.',
}

/** Shows and changes orders through the functions that the shop itself uses. */
export async function orderCommand(command: OrderCommand, setup: Setup): Promise<number> {
  const { database, output } = setup
  if (command.name === 'order list') {
    const clock = await staffClock(database.reader)
    for (const order of await selectOrders(database.reader, lastOrders))
      output.line(await describeOrder(database.reader, order, clock))
    return 0
  }
  const order = await selectOrder(database.reader, command.number)
  if (order === undefined) {
    output.error(`There is no order with the number "${command.number}".`)
    return 1
  }
  if (command.name === 'order show') return showOrder(order, setup)
  const cause = { reason: command.reason, actor: 'staff' as const, now: new Date() }
  const outcome = await database.transaction((tx) => changeOrder(tx, order.id, actionOf(command, order), cause))
  if ('refusal' in outcome) output.error(`${refusals[outcome.refusal]} The order is ${outcome.order.status}.`)
  else output.line(`${order.number}: ${order.status} → ${outcome.order.status}`)
  return 'refusal' in outcome ? 1 : 0
}

type Change = Exclude<OrderCommand, { name: 'order list' | 'order show' }>

function actionOf(command: Change, order: { carrierCode: string | null; deliveryTitle: string | null }): OrderAction {
  switch (command.name) {
    case 'order pay':
      return { name: 'pay', reference: null }
    case 'order cancel':
      return { name: 'cancel' }
    case 'order refund':
      return { name: 'refund', amount: command.amount }
    case 'order ship':
      return {
        name: 'ship',
        carrier: order.carrierCode ?? '',
        title: order.deliveryTitle ?? '',
        trackingNumber: command.trackingNumber,
      }
  }
}

async function showOrder(order: ShownOrder, { database, output }: Setup): Promise<number> {
  const clock = await staffClock(database.reader)
  const timeText = (time: Date): string => clock(time, order.store)
  output.line(await describeOrder(database.reader, order, clock))
  if (order.agent !== null) output.line(`  placed by the agent ${order.agent}`)
  for (const item of await selectOrderItems(database.reader, order.id))
    output.line(`  ${item.quantity} × ${item.sku}  ${item.name}${describeItemGifts(item.gifts)}`)
  for (const wish of describeGifts(order.gifts)) output.line(`  ${wish}`)
  for (const { code, version, hash, label, acceptedAt } of await consentsOf(database.reader, order.id))
    output.line(`  agreed to ${code}, version ${version}, ${timeText(acceptedAt)}: "${label}"  sha256 ${hash}`)
  for (const { title, trackingNumber } of await shipmentsOf(database.reader, order.id))
    output.line(`  shipped by ${title}${trackingNumber === null ? '' : `, ${trackingNumber}`}`)
  const invoice = await invoiceOf(database.reader, order.id)
  if (invoice !== undefined) output.line(`  invoice ${invoice.number}`)
  for (const { number, amount } of await creditNotesOf(database.reader, order.id))
    output.line(`  credit note ${number} over ${toDecimal(amount).toFixed(2)} ${order.currency}`)
  for (const { at, action, from, to, reason, actor } of await historyOf(database.reader, order.id))
    output.line(`  ${timeText(at)}  ${action} by ${actor}  ${from ?? '–'} → ${to}${reason === '' ? '' : `  ${reason}`}`)
  return 0
}

async function describeOrder(db: Reader, order: OrderLine, clock: StaffClock): Promise<string> {
  const { number, placedAt, store, email, status, total, currency } = order
  const last = await withdrawUntil(db, order, new Date())
  const until = last === null ? '' : `  withdrawal until ${last.day}`
  return `${number}  ${clock(placedAt, store)}  ${store}  ${toDecimal(total).toFixed(2)} ${currency}  ${status}  ${email}${until}`
}
