import { sql } from 'kysely'
import type { Reader, Writer } from '#src/platform/database.ts'
import type { SandboxNotice, SandboxSession } from './sandbox-types.ts'

const sessionColumns = sql`id, kind, reference, amount, currency, locale, success_path as "successPath",
  failed_path as "failedPath", outcome`

/** The key that the sandbox shares with the shop; created on first use. */
export async function sandboxKey(tx: Writer, fresh: string): Promise<string> {
  const { rows } = await sql<{ key: string }>`
    insert into payment_sandbox_key (key) values (${fresh})
    on conflict (is_only) do update set is_only = true returning key`.execute(tx)
  return rows[0]?.key ?? fresh
}

export async function selectSandboxKey(db: Reader): Promise<string | undefined> {
  const { rows } = await sql<{ key: string }>`select key from payment_sandbox_key`.execute(db)
  return rows[0]?.key
}

/** Inserts the session, or finds the existing one of the reference. Returns its id. */
export async function insertSession(tx: Writer, session: Omit<SandboxSession, 'outcome'>, now: Date): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into payment_sandbox_session (id, kind, reference, amount, currency, locale, success_path, failed_path, created_at)
    values (${session.id}, ${session.kind}, ${session.reference}, ${session.amount}, ${session.currency},
      ${session.locale}, ${session.successPath}, ${session.failedPath}, ${now.toISOString()}::timestamptz)
    on conflict (reference) do update set reference = excluded.reference returning id`.execute(tx)
  return rows[0]?.id ?? session.id
}

export async function selectSession(db: Reader, id: string): Promise<SandboxSession | undefined> {
  const { rows } = await sql<SandboxSession>`
    select ${sessionColumns} from payment_sandbox_session where id = ${id}`.execute(db)
  return rows[0]
}

/** The session of an attempt. */
export async function selectSessionOf(db: Reader, reference: string): Promise<SandboxSession | undefined> {
  const { rows } = await sql<SandboxSession>`
    select ${sessionColumns} from payment_sandbox_session where reference = ${reference}`.execute(db)
  return rows[0]
}

/** Saves the chosen outcome. Returns false if one was chosen before. */
export async function chooseOutcome(tx: Writer, id: string, outcome: string): Promise<boolean> {
  const { rows } = await sql`
    update payment_sandbox_session set outcome = ${outcome} where id = ${id} and outcome is null returning id`.execute(
    tx,
  )
  return rows.length > 0
}

export async function insertNotices(tx: Writer, notices: readonly SandboxNotice[]): Promise<void> {
  for (const { path, contentType, body, dueAt } of notices)
    await sql`
      insert into payment_sandbox_notice (path, content_type, body, due_at)
      values (${path}, ${contentType}, ${body}, ${dueAt.toISOString()}::timestamptz)`.execute(tx)
}

export type KeptNotice = Omit<SandboxNotice, 'dueAt'> & { id: number; attempts: number }

/** Leases due notifications for half a minute, so that no two processes post them. */
export async function leaseNotices(tx: Writer, now: Date, mostAttempts: number): Promise<KeptNotice[]> {
  const { rows } = await sql<KeptNotice>`
    update payment_sandbox_notice set due_at = ${now.toISOString()}::timestamptz + interval '30 seconds',
      attempts = attempts + 1
    where id in (
      select id from payment_sandbox_notice
      where delivered_at is null and due_at <= ${now.toISOString()}::timestamptz and attempts < ${mostAttempts}
      order by due_at, id limit 20 for update skip locked
    ) returning id, path, content_type as "contentType", body, attempts`.execute(tx)
  return rows.toSorted((a, b) => a.id - b.id)
}

export async function noteNoticeDelivered(tx: Writer, id: number, now: Date): Promise<void> {
  await sql`update payment_sandbox_notice set delivered_at = ${now.toISOString()}::timestamptz where id = ${id}`.execute(
    tx,
  )
}
