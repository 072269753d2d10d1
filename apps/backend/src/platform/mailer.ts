import { sql } from 'kysely'
import type { Database, Reader, Writer } from './database.ts'

export interface Mail {
  to: string
  replyTo?: string
  subject: string
  text: string
  html: string
  /** Pictures referenced in the HTML by `cid:…`. */
  attachments?: readonly InlinePicture[]
}

export interface InlinePicture {
  cid: string
  name: string
  /** `image/png` */
  type: string
  base64: string
}

/** A letter as the outbox keeps it. */
export interface KeptMail extends Mail {
  attachments: readonly InlinePicture[]
  id: number
  createdAt: Date
  sentAt: Date | null
  attempts: number
  failure: string | null
}

/** Hands a letter over to a mail server. */
export type Deliver = (mail: Mail) => Promise<void>

const mostAttempts = 8
const leaseMinutes = 5
const batch = 20

const columns = sql`id, recipient as "to", reply_to as "replyTo", subject, text, html, attachments, created_at as "createdAt",
  sent_at as "sentAt", attempts, failure`

/** Writes a letter down in the caller's transaction: it goes out after the commit, and not at all without one. */
export async function sendMail(tx: Writer, mail: Mail, now: Date): Promise<void> {
  await sendMails(tx, [mail], now)
}

/** Writes letters down in the caller's transaction. */
export async function sendMails(tx: Writer, mails: readonly Mail[], now: Date): Promise<void> {
  const records = mails.map((mail) => ({ ...mail, subject: mail.subject.replace(/[\r\n]+/g, ' ') }))
  const at = now.toISOString()
  await sql`
    insert into platform_mail (recipient, reply_to, subject, text, html, attachments, created_at, due_at)
    select m."to", m."replyTo", m.subject, m.text, m.html, coalesce(m.attachments, '[]'), ${at}::timestamptz,
      ${at}::timestamptz
    from json_to_recordset(${JSON.stringify(records)}::json)
      as m ("to" text, "replyTo" text, subject text, text text, html text, attachments jsonb)`.execute(tx)
}

/** Hands over what is due. What fails is tried again, each time later. A letter that is gone leaves no text behind, since it may hold a link. */
export async function deliverMails(database: Database, deliver: Deliver, now: Date): Promise<number> {
  const due = await lease(database, now)
  for (const mail of due) {
    const failure = await deliver({ ...mail, ...(mail.replyTo ? { replyTo: mail.replyTo } : {}) }).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 500),
    )
    await database.transaction((tx) =>
      failure === null ? noteSent(tx, mail.id, now) : noteFailed(tx, mail, failure, now),
    )
  }
  return due.length
}

/** Takes a batch for some minutes: when this process dies meanwhile, another hands it over. */
async function lease(database: Database, now: Date): Promise<KeptMail[]> {
  const until = new Date(now.getTime() + leaseMinutes * 60_000).toISOString()
  return database.transaction(async (tx) => {
    const { rows } = await sql<KeptMail>`
      update platform_mail set due_at = ${until}::timestamptz, attempts = attempts + 1 where id in (
        select id from platform_mail
        where sent_at is null and attempts < ${mostAttempts} and due_at <= ${now.toISOString()}::timestamptz
        order by id limit ${sql.lit(batch)} for update skip locked
      ) returning ${columns}`.execute(tx)
    return rows.toSorted((a, b) => a.id - b.id)
  })
}

async function noteSent(tx: Writer, id: number, now: Date): Promise<void> {
  await sql`
    update platform_mail set sent_at = ${now.toISOString()}::timestamptz, failure = null, text = '', html = '', attachments = '[]'
    where id = ${id}`.execute(tx)
}

async function noteFailed(tx: Writer, mail: KeptMail, failure: string, now: Date): Promise<void> {
  const due = new Date(now.getTime() + 2 ** mail.attempts * 60_000).toISOString()
  await sql`update platform_mail set failure = ${failure}, due_at = ${due}::timestamptz where id = ${mail.id}`.execute(
    tx,
  )
}

/** The latest letters, newest first. */
export async function listMails(db: Reader, limit: number): Promise<KeptMail[]> {
  const { rows } = await sql<KeptMail>`select ${columns} from platform_mail order by id desc limit ${limit}`.execute(db)
  return rows
}

/** One letter by its number. */
export async function findMail(db: Reader, id: number): Promise<KeptMail | undefined> {
  const { rows } = await sql<KeptMail>`select ${columns} from platform_mail where id = ${id}`.execute(db)
  return rows[0]
}
