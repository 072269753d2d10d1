import { toDecimal } from '@bocian/rules/money.ts'
import {
  cardWithMovements,
  codeOfNamed,
  lastDays,
  latestCards,
  shownCode,
  switchCard,
  type GiftCard,
} from '../gift-card/gift-card.ts'
import type { GiftCardCommand } from './parse-gift-card.ts'
import { selectOrder, selectOrderNumbers } from './queries.ts'
import type { CommandSetup } from './command-setup.ts'
import { staffClock } from './staff-clock.ts'

type Setup = Pick<CommandSetup, 'database' | 'output'>

const lastCards = 20
const mostOfOrder = 1_000
const states = { 'gift-card lock': 'locked', 'gift-card unlock': 'active', 'gift-card void': 'voided' } as const

/** Shows, unlocks, locks or voids gift cards, and prints the codes that are sent by post. */
export async function giftCardCommand(command: GiftCardCommand, setup: Setup): Promise<number> {
  const { database, output } = setup
  if (command.name === 'gift-card list') return listCards(command.order, setup)
  if (command.name === 'gift-card print') return printCodes(command.order, setup)
  const code = await codeOfNamed(database.reader, command.code)
  if (command.name === 'gift-card show') return showCard(code, setup)
  if (await database.transaction((tx) => switchCard(tx, code, states[command.name]))) return showCard(code, setup)
  output.error(`There is no gift card "${command.code}" that could be changed.`)
  return 1
}

async function listCards(number: string | null, { database, output }: Setup): Promise<number> {
  const order = number === null ? null : await selectOrder(database.reader, number)
  if (order === undefined) {
    output.error(`There is no order with the number "${number}".`)
    return 1
  }
  const cards = await latestCards(database.reader, order?.id ?? null, order === null ? lastCards : mostOfOrder)
  const numbers = await selectOrderNumbers(
    database.reader,
    cards.map(({ orderId }) => orderId),
  )
  const lastDay = await lastDays(database.reader)
  for (const card of cards) output.line(`${describe(card, lastDay(card))}  order ${numbers.get(card.orderId) ?? '–'}`)
  return 0
}

/** The codes of an order's cards that are sent by post and wait for their recipients, to be put into the envelopes. */
async function printCodes(number: string, { database, output }: Setup): Promise<number> {
  const order = await selectOrder(database.reader, number)
  const cards = order === undefined ? [] : await latestCards(database.reader, order.id, mostOfOrder)
  const posted = cards.filter(({ kind, state }) => kind === 'PHYSICAL' && state === 'locked')
  if (posted.length === 0) {
    output.error(`No gift cards of an order "${number}" wait to be sent by post.`)
    return 1
  }
  for (const { id, code } of posted) output.line(`${code}  card-${id}`)
  return 0
}

async function showCard(code: string, { database, output }: Setup): Promise<number> {
  const found = await cardWithMovements(database.reader, code)
  if (found === undefined) {
    output.error(`There is no gift card "${code}".`)
    return 1
  }
  output.line(describe(found.card, (await lastDays(database.reader))(found.card)))
  const numbers = await selectOrderNumbers(
    database.reader,
    found.movements.map(({ orderId }) => orderId),
  )
  const clock = await staffClock(database.reader)
  for (const { at, kind, amount, orderId } of found.movements)
    output.line(`  ${clock(at)}  ${kind} ${toDecimal(amount).toFixed(2)}  order ${numbers.get(orderId) ?? '–'}`)
  return 0
}

function describe({ id, code, kind, state, balance, issued, currency }: GiftCard, lastDay: string | null): string {
  const money = `${toDecimal(balance).toFixed(2)} of ${toDecimal(issued).toFixed(2)} ${currency}`
  const until = lastDay === null ? '' : `  until ${lastDay}`
  return `card-${id}  ${shownCode(code)}  ${kind}  ${money}  ${state}${until}`
}
