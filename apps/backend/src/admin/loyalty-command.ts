import type { Reader } from '#src/platform/database.ts'
import {
  correctBalance,
  issueCard,
  selectCard,
  selectEntries,
  selectFreeCards,
  selectMemberByCard,
  selectMemberRow,
  selectMembers,
  statusOf,
  switchMember,
  updateCardPoints,
  type Card,
  type Entry,
  type MemberRow,
} from '../loyalty/loyalty.ts'
import { findStore } from '../store/store.ts'
import type { CommandSetup } from './command-setup.ts'
import type { LoyaltyCommand } from './parse-loyalty.ts'
import { staffClock, type StaffClock } from './staff-clock.ts'

type Setup = Pick<CommandSetup, 'database' | 'output'>

const mostListed = 50
const unowned = (number: string): string => `Nobody owns the card "${number}".`

/** Shows cards and members of the club, issues cards, blocks members and corrects balances. */
export async function loyaltyCommand(command: LoyaltyCommand, setup: Setup): Promise<number> {
  const { database, output } = setup
  switch (command.name) {
    case 'loyalty list': {
      const rows = await selectMembers(database.reader, command.text, mostListed)
      for (const row of rows) output.line(describe(row))
      if (rows.length === 0) output.line('There are no members.')
      return 0
    }
    case 'loyalty cards':
      for (const card of await selectFreeCards(database.reader, mostListed)) output.line(describeCard(card))
      return 0
    case 'loyalty cards issue':
      return issueCards(command, setup)
    case 'loyalty show':
      return show(command.number, setup)
    default: {
      const refusal = await database.transaction((tx) => take(tx, command))
      if (refusal === null) return show(command.number, setup)
      output.error(refusal)
      return 1
    }
  }
}

type Step = Exclude<LoyaltyCommand, { name: 'loyalty list' | 'loyalty cards' | 'loyalty cards issue' | 'loyalty show' }>

/** Takes one step of staff. Returns why it is refused, or null. */
async function take(tx: Parameters<typeof switchMember>[0], command: Step): Promise<string | null> {
  const { number } = command
  const now = new Date()
  switch (command.name) {
    case 'loyalty block':
    case 'loyalty unblock':
      return (await switchMember(tx, number, command.name === 'loyalty block', now)) ? null : unowned(number)
    case 'loyalty correct': {
      const refusal = await correctBalance(tx, number, { points: command.points, note: command.reason, now })
      if (refusal === 'inactive') return 'The card is not activated, so there is no balance yet.'
      return refusal === null ? null : unowned(number)
    }
    case 'loyalty cards points':
      return (await updateCardPoints(tx, number, command.points))
        ? null
        : `There is no card "${number}" that nobody owns.`
  }
}

async function issueCards(
  { count, store: code }: Extract<LoyaltyCommand, { name: 'loyalty cards issue' }>,
  { database, output }: Setup,
): Promise<number> {
  const store = await findStore(database.reader, code)
  if (store === undefined) {
    output.error(`There is no store view "${code}".`)
    return 1
  }
  const now = new Date()
  const numbers = await database.transaction(async (tx) => {
    const issued: string[] = []
    while (issued.length < count) issued.push(await issueCard(tx, store.websiteId, now))
    return issued
  })
  for (const number of numbers) output.line(number)
  return 0
}

async function show(number: string, { database, output }: Setup): Promise<number> {
  const { reader } = database
  const card = await selectCard(reader, number)
  if (card === undefined) {
    output.error(`There is no card "${number}".`)
    return 1
  }
  const row = await memberRow(reader, number)
  output.line(row === undefined ? describeCard(card) : describe(row))
  if (row?.activatedAt === null && card.points > 0) output.line(`  ${card.points} points wait for the activation`)
  const { entries } = row === undefined ? { entries: [] } : await selectEntries(reader, row.id, latest)
  const clock = await staffClock(reader)
  for (const entry of entries) output.line(`  ${describeEntry(entry, clock)}`)
  return 0
}

const latest = { size: mostListed, current: 1 }

async function memberRow(reader: Reader, number: string): Promise<MemberRow | undefined> {
  const member = await selectMemberByCard(reader, number)
  return member === undefined ? undefined : selectMemberRow(reader, member.id)
}

const describe = (row: MemberRow): string =>
  `${row.cardNumber}  ${statusOf(row).toLowerCase()}  ${row.balance} points  ${row.email ?? 'account deleted'}`

const describeCard = ({ number, points, memberId }: Card): string =>
  `${number}  ${points} points  ${memberId === null ? 'nobody’s' : 'owned'}`

function describeEntry({ at, points, reason, orderNumber, note, rule }: Entry, clock: StaffClock): string {
  const about = orderNumber === null ? (rule ?? note ?? '') : `order ${orderNumber}`
  const change = points > 0 ? `+${points}` : String(points)
  return `${clock(at)}  ${change}  ${reason}${about === '' ? '' : `  ${about}`}`
}
