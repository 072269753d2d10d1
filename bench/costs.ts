import os from 'node:os'
import { queryRows, roundTripsOf } from './databases.ts'
import { cpuOfPostgres, cpuOfTree } from './processor-time.ts'
import type { Measured } from './send-requests.ts'

/** A measurement with everything that it costs. */
export interface Costed {
  measured: Measured
  /** Processor milliseconds per response by process, with PostgreSQL and the clients; null where the system does not report them. */
  cpu: Record<string, number | null>
  /** Round trips per second of one Node process to PostgreSQL (`select 1`), measured just before. */
  roundTrips: number
  /** The machine's load average at the start. */
  load: number
}

export interface Measurable {
  /** Process ids by name. */
  processes: Record<string, number>
  /** The name of the shop's database. */
  database: string
}

/** Measures with the processor time that each process needs for it. `settle` waits for what the responses have left to do. */
export async function withCosts(
  { processes, database }: Measurable,
  run: () => Promise<Measured>,
  settle: () => Promise<void> = async () => undefined,
): Promise<Costed> {
  const roundTrips = await roundTripsOf(database)
  const load = os.loadavg()[0] ?? 0
  const before = cpuNow(processes)
  const measured = await run()
  await settle()
  const after = cpuNow(processes)
  const cpu = Object.keys(after).map((name) => [name, perAnswer(before[name], after[name], measured.answers)])
  return { measured, cpu: Object.fromEntries(cpu) as Costed['cpu'], roundTrips, load }
}

/** The query that counts the events that Bocian has still to deliver. */
const undelivered = `select count(*)::int as count from platform_event
  where delivered_at is null and dead_at is null and dropped_at is null`

/** How many events Bocian has still to deliver. */
export async function eventsLeft(database: string): Promise<number> {
  return (await queryRows<{ count: number }>(database, undelivered))[0]?.count ?? 0
}

function cpuNow(processes: Record<string, number>): Record<string, number | null> {
  const { user, system } = process.cpuUsage()
  const shop = Object.entries(processes).map(([name, pid]) => [name, cpuOfTree(pid)])
  return { ...(Object.fromEntries(shop) as object), PostgreSQL: cpuOfPostgres(), clients: (user + system) / 1_000 }
}

function perAnswer(
  before: number | null | undefined,
  after: number | null | undefined,
  answers: number,
): number | null {
  if (before == null || after == null || answers === 0) return null
  // Less than before: another PostgreSQL server has ended, whose processes were counted as well.
  return after < before ? null : (after - before) / answers
}

/** A measurement in one line. */
export function describeCosts({ measured, cpu }: Costed): string {
  const costs = Object.entries(cpu).map(([name, value]) => `${name} ${value?.toFixed(1) ?? '?'}`)
  return `${measured.perSecond.toFixed(1)}/s, p99 ${measured.p99.toFixed(1)} ms, CPU ${costs.join(' + ')} ms`
}
