import { toDecimal } from '@bocian/rules/money.ts'
import { cardWithMovements, latestCards, switchCard, type GiftCard } from '../gift-card/gift-card.ts'
import type { Command } from './commands.ts'
import { selectOrder, selectOrderNumbers } from './queries.ts'
import type { CommandSetup } from './command-setup.ts'

type GiftCardCommand = Extract<Command, { name: `gift-card ${string}` }>
type Setup = Pick<CommandSetup, 'database' | 'output'>

const lastCards = 20
const mostOfOrder = 1_000
const states = { 'gift-card lock': 'locked', 'gift-card unlock': 'active', 'gift-card void': 'voided' } as const

/** Shows, unlocks, locks or voids gift cards, for example to print a code or to help a caller. */
export async function giftCardCommand(command: GiftCardCommand, setup: Setup): Promise<number> {
  const { database, output } = setup
  if (command.name === 'gift-card list') return listCards(command.order, setup)
  if (command.name === 'gift-card show') return showCard(command.code, setup)
  const { code } = command
  if (await database.transaction((tx) => switchCard(tx, code, states[command.name]))) return showCard(code, setup)
  output.error(`There is no gift card "${code}" that could be changed.`)
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
  for (const card of cards) output.line(`${describe(card)}  order ${numbers.get(card.orderId) ?? '–'}`)
  return 0
}

async function showCard(code: string, { database, output }: Setup): Promise<number> {
  const found = await cardWithMovements(database.reader, code)
  if (found === undefined) {
    output.error(`There is no gift card "${code}".`)
    return 1
  }
  output.line(describe(found.card))
  const numbers = await selectOrderNumbers(
    database.reader,
    found.movements.map(({ orderId }) => orderId),
  )
  for (const { at, kind, amount, orderId } of found.movements)
    output.line(`  ${timeText(at)}  ${kind} ${toDecimal(amount).toFixed(2)}  order ${numbers.get(orderId) ?? '–'}`)
  return 0
}

const timeText = (time: Date): string => time.toISOString().slice(0, 16).replace('T', ' ')

function describe({ code, kind, state, balance, issued, currency, expiresAt }: GiftCard): string {
  const money = `${toDecimal(balance).toFixed(2)} of ${toDecimal(issued).toFixed(2)} ${currency}`
  const until = expiresAt === null ? '' : `  until ${expiresAt.toISOString().slice(0, 10)}`
  return `${code}  ${kind}  ${money}  ${state}${until}`
}
