import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { run, sendTogether, statement, type Reader, type Statement, type Writer } from './database.ts'
import { platformErrors } from './errors.ts'
import type { UserError } from './user-error.ts'
import type { Visitor } from './visitor.ts'

/** How many attempts one subject (an account, an IP address, a mailbox) has in a sliding window of time. */
export interface AttemptLimit {
  readonly name: string
  readonly most: number
  readonly seconds: number
  /**
   * The delay after `most` attempts, which doubles with each further one. If omitted, the next attempt must wait until the window
   * ends.
   */
  readonly firstDelaySeconds?: number
}

const longestKeptSeconds = 86_400

/**
 * Counts an attempt before it is made, as `weight` attempts. Returns the seconds to wait, or 0 if it is allowed. Refused attempts are
 * not counted.
 */
export async function countAttempt(
  tx: Writer,
  limit: AttemptLimit,
  key: string,
  now: Date,
  weight = 1,
): Promise<number> {
  const attempts = [{ limit, key, weight }]
  // Serializes concurrent attempts of one subject, so that each of them is counted.
  const [, [wait = 0]] = await sendTogether(tx, waitsOf(attempts, now))
  if (wait === 0) await run(tx, attemptRowsOf(attempts, now))
  return wait
}

/** An attempt that counts as `weight` attempts of one subject. */
export interface Attempt {
  readonly limit: AttemptLimit
  readonly key: string
  readonly weight: number
}

/**
 * Locks the subjects until the transaction ends, then counts their past attempts: results in the seconds that each has to wait. To be
 * sent together, as late as possible, because other attempts of the subjects wait meanwhile; the attempts that may be
 * made are then stored with `attemptRowsOf`.
 */
export const waitsOf = (attempts: readonly Attempt[], now: Date) => waiting(attempts, now, sql``)

/** Like `waitsOf`, and stores the attempts: if one of them has to wait, the caller must roll back. */
export const countsOf = (attempts: readonly Attempt[], now: Date) =>
  waiting(attempts, now, sql`with stored as (${storing(attempts, now)})`)

function waiting(
  attempts: readonly Attempt[],
  now: Date,
  before: ReturnType<typeof sql>,
): readonly [Statement<void>, Statement<number[]>] {
  const subjects = attempts.map(({ limit, key }) => subjectOf(limit, key))
  const since = attempts.map(({ limit }) => sinceOf(limit, now))
  return [
    // One after the other in the given order, which is the same for all.
    statement(
      sql`
        select pg_advisory_xact_lock(hashtextextended(subject, 0))
        from (select subject from unnest(${subjects}::text[]) with ordinality as s (subject, place) order by place offset 0) s`,
      () => undefined,
    ),
    // Subject by subject: of a plain join, PostgreSQL's kept plan reads the attempts of all subjects.
    statement(
      sql<{ count: number; first: Date | null; last: Date | null }>`
        ${before} select past.* from unnest(${subjects}::text[], ${since}::timestamptz[]) with ordinality as s (subject, since, place)
        cross join lateral (
          select coalesce(sum(a.weight), 0)::int as count, min(a.at) as first, max(a.at) as last
          from platform_attempt a where a.subject = s.subject and a.at > s.since) past
        order by place`,
      (rows) =>
        rows.map((past, index) => {
          const { limit, weight } = attempts[index] ?? { limit: undefined, weight: 0 }
          return limit === undefined ? 0 : waitFor(limit, { ...past, count: past.count + weight - 1 }, now)
        }),
    ),
  ]
}

/** Stores attempts. */
export const attemptRowsOf = (attempts: readonly Attempt[], now: Date): Statement<void> =>
  statement(storing(attempts, now), () => undefined)

const storing = (attempts: readonly Attempt[], now: Date) => sql`
  insert into platform_attempt (subject, at, weight)
  select subject, ${now.toISOString()}::timestamptz, weight
  from unnest(${attempts.map(({ limit, key }) => subjectOf(limit, key))}::text[],
    ${attempts.map(({ weight }) => weight)}::int[]) as a (subject, weight)`

function waitFor(limit: AttemptLimit, past: { count: number; first: Date | null; last: Date | null }, now: Date) {
  if (past.count < limit.most || past.first === null || past.last === null) return 0
  const until =
    limit.firstDelaySeconds === undefined
      ? past.first.getTime() + limit.seconds * 1_000
      : past.last.getTime() + Math.min(limit.firstDelaySeconds * 2 ** (past.count - limit.most), limit.seconds) * 1_000
  return Math.max(0, Math.ceil((until - now.getTime()) / 1_000))
}

/** Resets the count of a subject, for example after a correct password. */
export async function forgetAttempts(tx: Writer, limit: AttemptLimit, key: string): Promise<void> {
  await sql`delete from platform_attempt where subject = ${subjectOf(limit, key)}`.execute(tx)
}

/** Removes the latest attempt when it should not have counted, such as a correct code where only wrong ones count. */
export async function takeBackAttempt(tx: Writer, limit: AttemptLimit, key: string): Promise<void> {
  await sql`
    delete from platform_attempt where id = (
      select max(id) from platform_attempt where subject = ${subjectOf(limit, key)}
    )`.execute(tx)
}

/** Counts an attempt without refusing it. Stops counting at `most`, when the limit is reached anyway. */
export async function noteAttempt(tx: Writer, limit: AttemptLimit, key: string, now: Date): Promise<void> {
  const subject = subjectOf(limit, key)
  await sql`
    insert into platform_attempt (subject, at)
    select ${subject}, ${now.toISOString()}::timestamptz
    where (select count(*) from platform_attempt
      where subject = ${subject} and at > ${sinceOf(limit, now)}::timestamptz) < ${limit.most}`.execute(tx)
}

/** Those of the keys that have reached the limit. */
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
  return keys.filter((_, index) => reached.has(subjects[index] ?? ''))
}

const sinceOf = (limit: AttemptLimit, now: Date): string =>
  new Date(now.getTime() - limit.seconds * 1_000).toISOString()

/** Deletes attempts older than the longest window. */
export async function deleteOldAttempts(tx: Writer, now: Date): Promise<void> {
  const before = new Date(now.getTime() - longestKeptSeconds * 1_000).toISOString()
  await sql`delete from platform_attempt where at < ${before}::timestamptz`.execute(tx)
}

/**
 * The error for too many attempts, unless a domain has its own. Sets `Retry-After`. The HTTP status stays 200, as in Magento:
 * Apollo's clients retry on any other status and then show only the status.
 */
export function tooManyAttempts(
  visitor: Visitor | undefined,
  seconds: number,
  error: UserError = platformErrors.TOO_MANY_ATTEMPTS(),
): UserError {
  visitor?.replyHeaders.set('retry-after', String(seconds))
  return error
}

function subjectOf(limit: AttemptLimit, key: string): string {
  return createHash('sha256').update(`${limit.name}|${key}`).digest('base64url')
}
