import { customerIdOf, normalEmail } from '../customer/customer.ts'
import { clearDueTables, dueTables, openRequests, readPerson, retentionSchedule } from '../privacy/privacy.ts'
import { findStore } from '../store/store.ts'
import type { Command } from './commands.ts'
import type { CommandSetup } from './command-setup.ts'

type Setup = Pick<CommandSetup, 'database' | 'output'>

/** Shows or deletes personal data whose period has ended, prints the retention schedule, or exports a person's data. */
export async function privacyCommand(
  command: Extract<Command, { name: `privacy ${string}` }>,
  setup: Setup,
): Promise<number> {
  switch (command.name) {
    case 'privacy due':
    case 'privacy apply':
      return showDue(setup, command.name === 'privacy apply')
    case 'privacy schedule':
      return printSchedule(setup)
    case 'privacy export':
      return exportPerson(setup, command)
  }
}

async function showDue({ database, output }: Setup, isApplied: boolean): Promise<number> {
  const now = new Date()
  const tables = isApplied ? await clearDueTables(database, now) : await dueTables(database.reader, now)
  for (const { table, rows, period } of tables) output.line(`${String(rows).padStart(8)}  ${table}: ${period}`)
  const total = tables.reduce((sum, { rows }) => sum + rows, 0)
  if (isApplied) output.line(`Deleted or anonymised: ${total}`)
  else output.line(total === 0 ? 'Nothing is due.' : `${total} in all; "privacy apply" deletes or anonymises them.`)
  for (const { id, confirmedAt } of await openRequests(database.reader))
    output.line(
      `Request ${id} of ${confirmedAt.toISOString().slice(0, 10)} waits for an open order or an agent’s account.`,
    )
  return 0
}

/** Prints the retention schedule as the Markdown table of docs/privacy.md. */
function printSchedule({ output }: Setup): number {
  output.line('| table | purpose | period | anonymisation |')
  output.line('| --- | --- | --- | --- |')
  for (const { table, purpose, period, erasure } of retentionSchedule)
    output.line(`| \`${table}\` | ${purpose} | ${period} | ${erasure} |`)
  return 0
}

/** Prints everything under an email address in a website, whose owner has proven to staff that it is theirs. */
async function exportPerson(
  { database, output }: Setup,
  given: Extract<Command, { name: 'privacy export' }>,
): Promise<number> {
  const store = await findStore(database.reader, given.store)
  if (store === undefined) {
    output.error(`There is no store view "${given.store}".`)
    return 1
  }
  const email = normalEmail(given.email)
  const customerId = (await customerIdOf(database.reader, store.websiteId, email)) ?? null
  const person = { websiteId: store.websiteId, email, customerId }
  const sections = await readPerson(database.reader, person, store.id)
  if (sections.length === 0) {
    output.error(`Nothing is stored under ${email}.`)
    return 1
  }
  output.line(JSON.stringify(Object.fromEntries(sections.map(({ name, rows }) => [name, rows])), null, 2))
  return 0
}
