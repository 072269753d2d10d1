import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Reader, Writer } from './database.ts'
import { UserError } from './user-error.ts'
import type { Visitor } from './visitor.ts'

/** How often something may be tried by one subject (an account, an address, a mailbox) in a sliding time. */
export interface AttemptLimit {
  readonly name: string
  readonly most: number
  readonly seconds: number
  /** Beyond `most` each further try waits this long, doubled every time; without it the oldest try must age first. */
  readonly firstDelaySeconds?: number
}

const longestKeptSeconds = 86_400

/** Counts a try before it is made. Answers 0, or for how many seconds it is refused; a refused try is not counted. */
export async function countAttempt(tx: Writer, limit: AttemptLimit, key: string, now: Date): Promise<number> {
  const subject = subjectOf(limit, key)
  // Tries at the same moment are counted one after the other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.execute(tx)
  const since = sinceOf(limit, now)
  const { rows } = await sql<{ count: number; first: Date | null; last: Date | null }>`
    select count(*)::int as count, min(at) as first, max(at) as last from platform_attempt
    where subject = ${subject} and at > ${since}::timestamptz`.execute(tx)
  const wait = waitFor(limit, rows[0] ?? { count: 0, first: null, last: null }, now)
  if (wait > 0) return wait
  await sql`insert into platform_attempt (subject, at) values (${subject}, ${now.toISOString()}::timestamptz)`.execute(
    tx,
  )
  return 0
}

function waitFor(limit: AttemptLimit, tries: { count: number; first: Date | null; last: Date | null }, now: Date) {
  if (tries.count < limit.most || tries.first === null || tries.last === null) return 0
  const until =
    limit.firstDelaySeconds === undefined
      ? tries.first.getTime() + limit.seconds * 1_000
      : tries.last.getTime() +
        Math.min(limit.firstDelaySeconds * 2 ** (tries.count - limit.most), limit.seconds) * 1_000
  return Math.max(0, Math.ceil((until - now.getTime()) / 1_000))
}

/** Forgets the tries of a subject, as after a right password. */
export async function forgetAttempts(tx: Writer, limit: AttemptLimit, key: string): Promise<void> {
  await sql`delete from platform_attempt where subject = ${subjectOf(limit, key)}`.execute(tx)
}

/** Takes back the latest try, which turned out to be none that the limit is about. */
export async function takeBackAttempt(tx: Writer, limit: AttemptLimit, key: string): Promise<void> {
  await sql`
    delete from platform_attempt where id = (
      select max(id) from platform_attempt where subject = ${subjectOf(limit, key)}
    )`.execute(tx)
}

/** Counts something that no limit refuses, as long as the count says anything new. */
export async function noteAttempt(tx: Writer, limit: AttemptLimit, key: string, now: Date): Promise<void> {
  const subject = subjectOf(limit, key)
  await sql`
    insert into platform_attempt (subject, at)
    select ${subject}, ${now.toISOString()}::timestamptz
    where (select count(*) from platform_attempt
      where subject = ${subject} and at > ${sinceOf(limit, now)}::timestamptz) < ${limit.most}`.execute(tx)
}

/** Of these keys, those that were noted as often as the limit says. */
export async function reachedLimit(
  db: Reader,
  limit: AttemptLimit,
  keys: readonly string[],
  now: Date,
): Promise<string[]> {
  const subjects = keys.map((key) => subjectOf(limit, key))
  const { rows } = await sql<{ subject: string }>`
    select subject from platform_attempt
    where subject = any(${subjects}::text[]) and at > ${sinceOf(limit, now)}::timestamptz
    group by subject having count(*) >= ${limit.most}`.execute(db)
  const reached = new Set(rows.map(({ subject }) => subject))
  return keys.filter((_, place) => reached.has(subjects[place] ?? ''))
}

const sinceOf = (limit: AttemptLimit, now: Date): string =>
  new Date(now.getTime() - limit.seconds * 1_000).toISOString()

/** Deletes what no limit looks at any more. */
export async function deleteOldAttempts(tx: Writer, now: Date): Promise<void> {
  const before = new Date(now.getTime() - longestKeptSeconds * 1_000).toISOString()
  await sql`delete from platform_attempt where at < ${before}::timestamptz`.execute(tx)
}

/** The refusal of a try that came too soon, the same for everybody: HTTP 429 with the seconds to wait. */
export function tooManyAttempts(visitor: Visitor | undefined, seconds: number): UserError {
  if (visitor !== undefined) {
    visitor.replyStatus = 429
    visitor.replyHeaders.set('retry-after', String(seconds))
  }
  return new UserError('graphql-too-many-requests', 'Too many attempts. Please wait a moment and try again.')
}

function subjectOf(limit: AttemptLimit, key: string): string {
  return createHash('sha256').update(`${limit.name}|${key}`).digest('base64url')
}
