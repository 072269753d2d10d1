import { compareListing, type ListingDifference } from '../catalogue/index/index.ts'
import { overdueOrders } from '../order/order.ts'
import type { Database, Writer } from '#src/platform/database.ts'
import { invariants, isListingBehind, useReadOnlySnapshot, selectFindings } from './audit-queries.ts'
import type { CommandSetup } from './command-setup.ts'
import { loyaltyInvariant } from './loyalty-audit-queries.ts'

/** The result of checking one rule. */
export interface AuditResult {
  number: number
  rule: string
  findings: string[]
}

const mostShown = 10

/** Tolerated delay of the job that cancels unpaid orders, for example after downtime. */
const lateness = 15 * 60_000

type Listener = (result: AuditResult) => void

/** Checks every rule in one read-only snapshot, so it is safe to run on a busy shop. */
export async function audit(database: Database, now: Date, onResult: Listener): Promise<void> {
  await database.transaction(async (tx) => {
    await useReadOnlySnapshot(tx)
    await checkRules(tx, now, onResult)
  })
}

/** Checks every rule within the given transaction. */
export async function checkRules(tx: Writer, now: Date, onResult: Listener): Promise<void> {
  for (const invariant of [...invariants, loyaltyInvariant]) {
    const { number, rule } = invariant
    const findings = await selectFindings(tx, invariant)
    onResult({ number, rule, findings: number === 2 ? [...findings, ...(await overdue(tx, now))] : findings })
  }
  onResult({
    number: 21,
    rule: 'the listing tells names, prices and stock as they are',
    findings: await listing(tx, now),
  })
}

async function overdue(tx: Writer, now: Date): Promise<string[]> {
  const orders = await overdueOrders(tx, new Date(now.getTime() - lateness))
  return orders.map(({ number, status }) => `order ${number} (${status}) holds goods and has not been paid in time`)
}

async function listing(tx: Writer, now: Date): Promise<string[]> {
  const findings: string[] = []
  for await (const difference of compareListing(tx, now)) findings.push(describe(difference))
  return findings.length > 0 && (await isListingBehind(tx)) ? [] : findings
}

function describe({ sku, storeId, listed, actual }: ListingDifference): string {
  const place = `${sku} in store view ${storeId}`
  if (listed === null) return `${place} is not listed`
  if (actual === null) return `${place} is listed and not sold`
  const shown = new Map(Object.entries(listed))
  const mismatches = Object.entries(actual).flatMap(([name, value]) =>
    shown.get(name) === value ? [] : [`${name} ${String(shown.get(name))} instead of ${String(value)}`],
  )
  return `${place}: ${mismatches.join(', ')}`
}

/** Prints whether each rule holds; the exit code is 1 when any rule is broken. */
export async function auditCommand({ database, output }: CommandSetup): Promise<number> {
  let broken = 0
  await audit(database, new Date(), ({ number, rule, findings }) => {
    output.line(`${findings.length === 0 ? 'holds ' : 'BROKEN'}  ${String(number).padStart(2)}  ${rule}`)
    for (const finding of findings.slice(0, mostShown)) output.error(`            ${finding}`)
    if (findings.length > mostShown) output.error(`            and ${findings.length - mostShown} more`)
    if (findings.length > 0) broken += 1
  })
  output.line(broken === 0 ? 'Every rule holds.' : `${broken} of the rules are broken.`)
  return broken === 0 ? 0 : 1
}
