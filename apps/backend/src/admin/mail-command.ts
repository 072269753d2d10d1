import { findMail, listMails, type StoredMail } from '#src/platform/email/email-queue.ts'
import type { Command } from './commands.ts'
import type { CommandSetup } from './command-setup.ts'
import { staffClock, type StaffClock } from './staff-clock.ts'

const lastMails = 20

/** Lists and shows the emails of the outbox, which is the only way to read them without an SMTP server. */
export async function mailCommand(
  command: Extract<Command, { name: 'mail list' | 'mail show' }>,
  { database, output }: Pick<CommandSetup, 'database' | 'output'>,
): Promise<number> {
  const clock = await staffClock(database.reader)
  if (command.name === 'mail list') {
    for (const mail of await listMails(database.reader, lastMails)) output.line(describe(mail, clock))
    return 0
  }
  const mail = await findMail(database.reader, command.id)
  if (mail === undefined) {
    output.error(`There is no email with the number ${command.id}.`)
    return 1
  }
  output.line(describe(mail, clock))
  output.line(mail.text === '' ? 'It was handed over; its text is not kept.' : `\n${mail.text}`)
  return 0
}

function describe({ id, createdAt, to, subject, sentAt, attempts, failure }: StoredMail, clock: StaffClock): string {
  const written = clock(createdAt)
  const state = sentAt ? 'sent' : failure ? `failed ${attempts} times: ${failure}` : 'waiting'
  return `${id}  ${written}  ${to}  ${subject}  ${state}`
}
