import { sql } from 'kysely'
import { run, statement, type Database, type Reader, type Statement, type Writer } from '../database.ts'

export interface Mail {
  to: string
  /** Who it is from; the mail server's own sender if it is missing, or has no email address. */
  sender?: { name: string; email: string }
  replyTo?: string
  subject: string
  text: string
  html: string
  /** Where a marketing email can be unsubscribed from with one click. */
  unsubscribeUrl?: string
  attachments?: readonly (InlinePicture | AttachedFile)[]
}

export interface AttachedFile {
  name: string
  /** The MIME type, such as `image/png`. */
  type: string
  base64: string
}

/** A picture that the HTML references by `cid:…`. */
export interface InlinePicture extends AttachedFile {
  cid: string
}

/** An email in the outbox. */
export interface StoredMail extends Mail {
  attachments: readonly (InlinePicture | AttachedFile)[]
  id: number
  createdAt: Date
  sentAt: Date | null
  attempts: number
  failure: string | null
}

/** Sends an email through a mail server. */
export type Deliver = (mail: Mail) => Promise<void>

const mostAttempts = 8
const leaseMinutes = 5
const batch = 20

const columns = sql`id, recipient as "to", sender, reply_to as "replyTo", subject, text, html, attachments,
  unsubscribe_url as "unsubscribeUrl", created_at as "createdAt", sent_at as "sentAt", attempts, failure`

type StoredRow = Omit<StoredMail, 'sender' | 'replyTo' | 'unsubscribeUrl'> & {
  sender: { name: string; email: string } | null
  replyTo: string | null
  unsubscribeUrl: string | null
}

function readRow({ sender, replyTo, unsubscribeUrl, ...mail }: StoredRow): StoredMail {
  return {
    ...mail,
    ...(sender ? { sender } : {}),
    ...(replyTo ? { replyTo } : {}),
    ...(unsubscribeUrl ? { unsubscribeUrl } : {}),
  }
}

/** Stores an email in the outbox, in the caller's transaction. It is sent only if the transaction commits. */
export async function queueEmail(tx: Writer, mail: Mail, now: Date): Promise<void> {
  await queueEmails(tx, [mail], now)
}

/** Stores emails in the outbox, in the caller's transaction. */
export async function queueEmails(tx: Writer, mails: readonly Mail[], now: Date): Promise<void> {
  if (mails.length > 0) await run(tx, mailRowsOf(mails, now))
}

/** Like `queueEmails` for at least one email, to be sent together with other statements. */
export function mailRowsOf(mails: readonly Mail[], now: Date): Statement<void> {
  const at = now.toISOString()
  const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value))
  // As values of their own: PostgreSQL would read a JSON text of all emails twice.
  const rows = mails.map(
    ({ to, sender, replyTo, subject, text, html, attachments = [], unsubscribeUrl }) => sql`(
      ${to}, ${json(sender)}::jsonb, ${replyTo ?? null}, ${subject.replace(/[\r\n]+/g, ' ')}, ${text}, ${html},
      ${json(attachments)}::jsonb, ${unsubscribeUrl ?? null}, ${at}::timestamptz, ${at}::timestamptz)`,
  )
  return statement(
    sql`
    insert into platform_mail (recipient, sender, reply_to, subject, text, html, attachments, unsubscribe_url, created_at, due_at)
    values ${sql.join(rows)}`,
    () => undefined,
  )
}

/**
 * Sends the emails that are due and retries failures with a growing delay. Deletes the text of sent emails, since it may
 * contain secret links.
 */
export async function deliverMails(database: Database, deliver: Deliver, now: Date): Promise<number> {
  const due = await lease(database, now)
  for (const mail of due) {
    const failure = await deliver(mail).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 500),
    )
    await database.transaction((tx) =>
      failure === null ? markSent(tx, mail.id, now) : markFailed(tx, mail, failure, now),
    )
  }
  return due.length
}

/** Leases a batch of emails. If this process dies, another one sends them when the lease has expired. */
async function lease(database: Database, now: Date): Promise<StoredMail[]> {
  const until = new Date(now.getTime() + leaseMinutes * 60_000).toISOString()
  return database.transaction(async (tx) => {
    const { rows } = await sql<StoredRow>`
      update platform_mail set due_at = ${until}::timestamptz, attempts = attempts + 1 where id in (
        select id from platform_mail
        where sent_at is null and attempts < ${mostAttempts} and due_at <= ${now.toISOString()}::timestamptz
        order by id limit ${sql.lit(batch)} for update skip locked
      ) returning ${columns}`.execute(tx)
    return rows.map(readRow).toSorted((a, b) => a.id - b.id)
  })
}

async function markSent(tx: Writer, id: number, now: Date): Promise<void> {
  await sql`
    update platform_mail set sent_at = ${now.toISOString()}::timestamptz, failure = null, text = '', html = '', attachments = '[]',
      unsubscribe_url = null
    where id = ${id}`.execute(tx)
}

async function markFailed(tx: Writer, mail: StoredMail, failure: string, now: Date): Promise<void> {
  const due = new Date(now.getTime() + 2 ** mail.attempts * 60_000).toISOString()
  await sql`update platform_mail set failure = ${failure}, due_at = ${due}::timestamptz where id = ${mail.id}`.execute(
    tx,
  )
}

/** The latest emails, newest first. */
export async function listMails(db: Reader, limit: number): Promise<StoredMail[]> {
  const { rows } = await sql<StoredRow>`select ${columns} from platform_mail order by id desc limit ${limit}`.execute(
    db,
  )
  return rows.map(readRow)
}

export async function findMail(db: Reader, id: number): Promise<StoredMail | undefined> {
  const { rows } = await sql<StoredRow>`select ${columns} from platform_mail where id = ${id}`.execute(db)
  return rows[0] && readRow(rows[0])
}
