import { markHandled, selectForStaff, type StaffWithdrawal } from '../order/withdrawal/withdrawal.ts'
import { withdrawUntil } from '../returns/returns.ts'
import type { Command } from './commands.ts'
import type { CommandSetup } from './command-setup.ts'
import { selectOrdersById } from './queries.ts'
import { staffClock, type StaffClock } from './staff-clock.ts'

const most = 50

/** Lists the declarations of withdrawal, or marks one as handled. */
export async function withdrawalCommand(
  command: Extract<Command, { name: `withdrawals ${string}` }>,
  { database, output }: Pick<CommandSetup, 'database' | 'output'>,
): Promise<number> {
  if (command.name === 'withdrawals list') {
    const withdrawals = await selectForStaff(database.reader, command.isAll, most)
    const orders = await selectOrdersById(
      database.reader,
      withdrawals.flatMap(({ orderId }) => orderId ?? []),
    )
    const clock = await staffClock(database.reader)
    for (const withdrawal of withdrawals) {
      const order = orders.find(({ id }) => id === withdrawal.orderId)
      // A declaration is in time if it was submitted in time, however late it is read.
      const last = order && (await withdrawUntil(database.reader, order, withdrawal.submittedAt))
      output.line(describe(withdrawal, clock, last ? `, ${last.isOver ? 'late: ' : ''}until ${last.day}` : ''))
    }
    if (withdrawals.length === 0) output.line('No withdrawal is waiting.')
    return 0
  }
  const { reference, note } = command
  const isMarked = await database.transaction((tx) => markHandled(tx, reference, note, new Date()))
  if (isMarked) output.line(`Withdrawal ${reference} is handled.`)
  else output.error(`There is no withdrawal "${reference}" that is waiting.`)
  return isMarked ? 0 : 1
}

function describe(withdrawal: StaffWithdrawal, clock: StaffClock, until: string): string {
  const { reference, submittedAt, store, orderNumber, orderId, email, wording, handledAt, note } = withdrawal
  const order = `order ${orderNumber}${orderId === null ? ' (no order with this number and email)' : ''}${until}`
  const handled = handledAt === null ? '' : `\n    handled ${clock(handledAt, store)}${note ? `: ${note}` : ''}`
  const text = wording.replaceAll('\n', '\n    ')
  return `${reference}  ${clock(submittedAt, store)}  ${store}  ${order}  ${email}\n    ${text}${handled}`
}
