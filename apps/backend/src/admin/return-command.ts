import { toDecimal } from '@bocian/rules/money.ts'
import type { Writer } from '#src/platform/database.ts'
import {
  approveReturn,
  exchangeOf,
  commentByStaff,
  latestReturns,
  needsBankAccount,
  pieceOf,
  receiveReturn,
  refundAmount,
  refundReturn,
  rejectReturn,
  returnByNumber,
  shipExchange,
  stepsOfReturn,
  viewReturns,
  type Exchange,
  type ReturnView,
  type StaffAct,
  type StepOutcome,
  type StepRefusal,
} from '../returns/returns.ts'
import type { CommandSetup } from './command-setup.ts'
import type { ReturnCommand } from './parse-returns.ts'
import { staffClock } from './staff-clock.ts'

type Setup = Pick<CommandSetup, 'database' | 'output'>
type Step = Exclude<ReturnCommand, { name: 'returns list' | 'returns show' }>

const lastReturns = 20

const refusals: Readonly<Record<StepRefusal, string>> = {
  ALREADY_DONE: 'This has been done already.',
  WRONG_STATUS: 'This cannot be done any more, or not yet.',
  QUANTITY: 'The return has no such item, or fewer pieces of it.',
  NO_EXCHANGE: 'It is no exchange. Refund it instead.',
  NOTHING_RECEIVED: 'Nothing is accepted. Reject the return instead.',
  SHIPPED: 'The order has been shipped.',
  NOT_PAID: 'The order is not paid. Mark it as paid first.',
  NOTHING_TO_SHIP: 'There is nothing to ship.',
  COLLECTED: 'It goes to a pickup location.',
  AMOUNT: 'The order does not have that much left to refund, because its gift cards have been spent.',
  CARDS_SPENT: 'A gift card of the order has been spent.',
}

/** Lists and shows returns, and takes the steps of staff. */
export async function returnCommand(command: ReturnCommand, setup: Setup): Promise<number> {
  const { database, output } = setup
  if (command.name === 'returns list') {
    const returns = await latestReturns(database.reader, !command.isAll, lastReturns)
    const clock = await staffClock(database.reader)
    for (const row of returns) output.line(describe(row, (time) => clock(time, row.storeId)))
    if (returns.length === 0) output.line(command.isAll ? 'There are no returns.' : 'No return waits.')
    return 0
  }
  const row = await returnByNumber(database.reader, command.number)
  const [view] = row === undefined ? [] : await viewReturns(database.reader, [row])
  if (view === undefined) {
    output.error(`There is no return with the number "${command.number}".`)
    return 1
  }
  if (command.name === 'returns show') return show(view, setup)
  const outcome = await database.transaction((tx) => take(tx, view.id, command))
  if (outcome === null) output.line(`The buyer of ${view.number} gets the message.`)
  else if ('refusal' in outcome) output.error(`${refusals[outcome.refusal]} The return is ${view.status}.`)
  else output.line(`${view.number}: ${view.status} → ${outcome.status}${refundText(view, outcome.refunded)}`)
  return outcome !== null && 'refusal' in outcome ? 1 : 0
}

async function take(tx: Writer, id: number, command: Step): Promise<StepOutcome | null> {
  const act: StaffAct = { staff: command.staff, now: new Date() }
  switch (command.name) {
    case 'returns approve':
      return approveReturn(tx, id, act)
    case 'returns receive':
      return receiveReturn(tx, id, command.accepted, act)
    case 'returns reject':
      return rejectReturn(tx, id, command.reason, act)
    case 'returns refund':
      return refundReturn(tx, id, act)
    case 'returns ship':
      return shipExchange(tx, id, command.trackingNumber, act)
    case 'returns comment':
      await commentByStaff(tx, id, command.text, act)
      return null
  }
}

const amountText = ({ order }: ReturnView, amount: number): string =>
  `${toDecimal(amount).toFixed(2)} ${order.currency}`

function refundText(view: ReturnView, refunded: number | null): string {
  if (refunded === null) return ''
  return `, ${amountText(view, refunded)} refunded${refunded === 0 ? '' : transferText(view)}`
}

/** What is to be done by hand. The request of an exchange names no account, because it refunds nothing. */
function transferText({ bankAccount, order }: ReturnView): string {
  if (bankAccount !== null) return `; transfer it to ${bankAccount}`
  return needsBankAccount(order) ? '; ask the buyer for a bank account and transfer it' : ''
}

async function show(view: ReturnView, { database, output }: Setup): Promise<number> {
  const { order, bankAccount } = view
  const clock = await staffClock(database.reader)
  const timeText = (time: Date): string => clock(time, order.storeId)
  output.line(describe({ ...view, email: order.email }, timeText))
  for (const returned of view.items) {
    const { requested, received, reason } = returned
    const { sku, name } = pieceOf(order, returned)
    const accepted = received === null ? '' : `, ${received} accepted`
    output.line(`  ${requested} × ${sku}  ${name}  ${reason}${accepted}`)
  }
  const exchange = exchangeOf(view)
  if (exchange !== null) output.line(describeExchange(exchange, timeText))
  const amount = await refundAmount(database.reader, view)
  output.line(`  refund ${amountText(view, amount)}${bankAccount === null ? '' : ` to ${bankAccount}`}`)
  for (const { carrier, number } of view.tracking) output.line(`  sent by ${carrier}, ${number}`)
  for (const { author, text, writtenAt } of view.comments)
    output.line(`  ${timeText(writtenAt)}  ${author}: ${text.replaceAll(/\s*\n\s*/g, '\n    ')}`)
  for (const { at, action, status, staff } of await stepsOfReturn(database.reader, view.id))
    output.line(`  ${timeText(at)}  ${action} by ${staff} → ${status}`)
  return 0
}

function describeExchange(
  { sku, quantity, status, heldUntil, trackingNumber }: Exchange,
  timeText: (time: Date) => string,
): string {
  const until = status === 'held' && heldUntil !== null ? ` until ${timeText(heldUntil)}` : ''
  const parcel = trackingNumber === null ? '' : `, ${trackingNumber}`
  return `  for ${quantity} × ${sku}  ${status}${until}${parcel}`
}

type Listed = Omit<ReturnView, 'order' | 'items' | 'comments' | 'tracking'> & { email: string }

const describe = ({ number, requestedAt, status, email }: Listed, timeText: (time: Date) => string): string =>
  `${number}  ${timeText(requestedAt)}  ${status}  ${email}`
