import fs from 'node:fs'
import path from 'node:path'
import { contactMessages, filesOfMessage, type ReceivedMessage } from '../cms/cms.ts'
import type { CommandSetup } from './command-setup.ts'
import { staffClock, type StaffClock } from './staff-clock.ts'
import { readOptions, UsageError } from './usage-error.ts'

const mostMessages = 20

export type ContactCommand = { name: 'contact list' } | { name: 'contact show'; id: number; dir: string | undefined }

export function parseContact([what = 'list', ...rest]: string[]): ContactCommand {
  const { values, positionals } = readOptions(rest, { save: { type: 'string' } })
  const [id, ...more] = positionals
  if (what === 'list' && rest.length === 0) return { name: 'contact list' }
  if (what === 'show' && id !== undefined && /^\d{1,15}$/.test(id) && more.length === 0)
    return { name: 'contact show', id: Number(id), dir: values.save }
  throw new UsageError('contact takes "list", or "show ID" with perhaps --save DIR.')
}

/** Lists and shows the messages of the contact form, and saves their files. */
export async function contactCommand(
  command: ContactCommand,
  { database, output, folder }: Pick<CommandSetup, 'database' | 'output' | 'folder'>,
): Promise<number> {
  const clock = await staffClock(database.reader)
  if (command.name === 'contact list') {
    for (const message of await contactMessages(database.reader, mostMessages)) output.line(describe(message, clock))
    return 0
  }
  const [message] = await contactMessages(database.reader, 1, command.id)
  if (message === undefined) {
    output.error(`There is no message with the number ${command.id}.`)
    return 1
  }
  output.line(`${describe(message, clock)}\n\n${message.comment}`)
  if (command.dir === undefined) return 0
  const dir = path.resolve(folder, command.dir)
  fs.mkdirSync(dir, { recursive: true })
  for (const [index, { name, base64 }] of (await filesOfMessage(database.reader, message.id)).entries()) {
    const file = path.join(dir, `${message.id}-${index + 1}-${name}`)
    fs.writeFileSync(file, Buffer.from(base64, 'base64'))
    output.line(file)
  }
  return 0
}

function describe(
  { id, createdAt, store, name, email, telephone, topic, orderNumber, files }: ReceivedMessage,
  clock: StaffClock,
): string {
  const written = clock(createdAt, store)
  const about = [topic, orderNumber === '' ? '' : `#${orderNumber}`, files === 0 ? '' : `files: ${files}`]
  return [`${id}  ${written}  ${store}  ${name} <${email}>`, telephone, ...about]
    .filter((part) => part !== '')
    .join('  ')
}
