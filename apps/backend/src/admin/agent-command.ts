import { appointAgent, resetAgent, selectTrail, type TrailLine } from '../agent/agent.ts'
import { normalEmail, selectAgents } from '../customer/customer.ts'
import { hasSecondFactor } from '../customer/second-factor/second-factor.ts'
import { findStore, storeUrls } from '../store/store.ts'
import type { Command } from './commands.ts'
import type { CommandSetup } from './command-setup.ts'
import { staffClock, type StaffClock } from './staff-clock.ts'

type AgentCommand = Extract<Command, { name: `agent ${string}` }>
type Setup = Pick<CommandSetup, 'database' | 'output'>

const mostLines = 50

/** Lists, appoints and dismisses sales agents, resets their second factor, and shows their audit trail. */
export async function agentCommand(command: AgentCommand, { database, output }: Setup): Promise<number> {
  if (command.name === 'agent list') {
    for (const { id, email, firstname, lastname } of await selectAgents(database.reader)) {
      const isSecure = await hasSecondFactor(database.reader, id)
      output.line(`${email}  ${firstname} ${lastname}${isSecure ? '' : '  without a second factor'}`)
    }
    return 0
  }
  if (command.name === 'agent trail') {
    const email = command.email === null ? null : normalEmail(command.email)
    const clock = await staffClock(database.reader)
    for (const line of await selectTrail(database.reader, email, mostLines)) output.line(describe(line, clock))
    return 0
  }
  const store = await findStore(database.reader, command.store)
  if (store === undefined) {
    output.error(`There is no store view "${command.store}".`)
    return 1
  }
  const now = new Date()
  const { base } = await storeUrls({ db: database.reader, store })
  const { email } = command
  const isKnown = await database.transaction((tx) =>
    command.name === 'agent reset'
      ? resetAgent(tx, { email, origin: { store, base, now } })
      : appointAgent(tx, { email, store, isAgent: command.name === 'agent add', now }),
  )
  if (isKnown) output.line('Saved.')
  else output.error(`There is no customer "${email}" in the website of the store view "${store.code}".`)
  return isKnown ? 0 : 1
}

function describe({ at, agent, client, store, action, detail, outcome }: TrailLine, clock: StaffClock): string {
  const time = clock(at, store)
  const who = `${agent ?? '–'} for ${client ?? '–'}`
  return `${time}  ${store}  ${who}  ${action}${detail === '' ? '' : ` (${detail})`}  ${outcome}`
}
