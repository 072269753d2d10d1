import { createLog, type Logger } from '@bocian/service/log.ts'
import {
  countEvents,
  dropEvent,
  listFailedEvents,
  retryEvents,
  type EventSelection,
  type FailedEvent,
} from '#src/platform/event-queue/event-admin.ts'
import type { CommandSetup } from './command-setup.ts'
import { readOptions, UsageError } from './usage-error.ts'

export type EventCommand =
  | { name: 'events list' }
  | { name: 'events retry'; selection: EventSelection }
  | { name: 'events drop'; id: number }

const eventOptions = {
  type: { type: 'string' },
  all: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
} as const

export function parseEvents([what = 'list', ...rest]: string[]): EventCommand {
  const { values, positionals } = readOptions(rest, eventOptions)
  const [id, ...more] = positionals
  const isId = id !== undefined && /^\d{1,15}$/.test(id) && more.length === 0
  const { type, all, yes } = values
  if (what === 'list' && rest.length === 0) return { name: 'events list' }
  if (what === 'retry' && !yes) {
    if (isId && type === undefined && !all) return { name: 'events retry', selection: { id: Number(id) } }
    if (id === undefined && type !== undefined && !all) return { name: 'events retry', selection: { type } }
    if (id === undefined && type === undefined && all) return { name: 'events retry', selection: 'all' }
  }
  if (what === 'drop' && isId && type === undefined && !all) {
    if (!yes) throw new UsageError(`A dropped event is never delivered. To drop it: events drop ${id} --yes`)
    return { name: 'events drop', id: Number(id) }
  }
  throw new UsageError('events takes "list", "retry ID", "retry --type TYPE", "retry --all" or "drop ID --yes".')
}

type Setup = Pick<CommandSetup, 'database' | 'output'> & { log?: Pick<Logger, 'warn'> }

const mostListed = 50

/** Shows the event queue, retries failed events, and drops events that must not be delivered. */
export function eventCommand(command: EventCommand, setup: Setup): Promise<number> {
  switch (command.name) {
    case 'events list':
      return list(setup)
    case 'events retry':
      return retry(command.selection, setup)
    case 'events drop':
      return drop(command.id, setup)
  }
}

async function list({ database, output }: Setup): Promise<number> {
  const counts = await countEvents(database.reader)
  if (counts.length === 0) output.line('Every event was delivered.')
  for (const { type, waiting, failing, dead } of counts)
    output.line(`${type}: ${waiting} waiting, ${failing} failing, ${dead} dead`)
  for (const event of await listFailedEvents(database.reader, mostListed)) output.line(describe(event))
  return 0
}

function describe({ id, type, createdAt, attempts, nextAttemptAt, isDead, error }: FailedEvent): string {
  const state = isDead ? 'dead' : `next attempt ${minute(nextAttemptAt)}`
  return `${id}  ${minute(createdAt)}  ${type}  ${attempts} attempts, ${state}  ${error ?? ''}`
}

const minute = (time: Date): string => time.toISOString().slice(0, 16).replace('T', ' ')

async function retry(selection: EventSelection, { database, output }: Setup): Promise<number> {
  const count = await database.transaction((tx) => retryEvents(tx, selection))
  if (count === 0) {
    output.error('No event like that has failed.')
    return 1
  }
  output.line(`${count} ${count === 1 ? 'event is' : 'events are'} due now.`)
  return 0
}

async function drop(id: number, { database, output, log = createLog('backend') }: Setup): Promise<number> {
  const dropped = await database.transaction((tx) => dropEvent(tx, id))
  if (dropped === undefined) {
    output.error(`There is no undelivered event ${id}, or it is being handled at the moment.`)
    return 1
  }
  log.warn({ code: 'EVENT_DROPPED', event: id, type: dropped.type }, 'event dropped by an operator')
  output.line(`Event ${id} (${dropped.type}) is dropped: ${JSON.stringify(dropped.payload)}`)
  return 0
}
