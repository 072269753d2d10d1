import {
  lockRequest,
  markDone,
  markPostponed,
  selectOpenRequests,
  type AnonymizationRequest,
} from '../consent/consent.ts'
import { lockAccountOf } from '../customer/customer.ts'
import { lockOrdersOf, ordersOfPerson, withdrawalsKeptUntil } from '../order/order.ts'
import { ordersWithOpenReturns } from '../returns/returns.ts'
import type { Logger } from '@bocian/service/log.ts'
import type { Database, Writer } from '#src/platform/database.ts'
import { faultPoint } from '#src/platform/fault-point.ts'
import { allPersonalData } from './all-personal-data.ts'
import { mailPostponement, mailReceipt, mailShop } from './request-emails.ts'

/**
 * Carries out a confirmed request in one transaction: erases the person from every table, ends the sessions and emails a receipt. If
 * an order or a return is open or the account is a sales agent's, the person is told once, and a later attempt carries it out. Repeating it
 * changes nothing.
 */
export async function anonymize(database: Database, requestId: number, now: Date): Promise<void> {
  await database.transaction(async (tx) => {
    const request = await lockRequest(tx, requestId)
    if (request !== undefined) await carryOut(tx, request, now)
  })
  faultPoint('anonymization.after-commit')
}

async function carryOut(tx: Writer, request: AnonymizationRequest, now: Date): Promise<void> {
  const { websiteId, email } = request
  const account = await lockAccountOf(tx, websiteId, email)
  const person = { websiteId, email, customerId: account?.id ?? null }
  await lockOrdersOf(tx, person)
  const orders = await ordersOfPerson(tx, person)
  const orderIds = orders.map(({ id }) => id)
  const returning = await ordersWithOpenReturns(tx, orderIds)
  const open = orders.filter(({ id, isOpen }) => isOpen || returning.includes(id)).map(({ number }) => number)
  if (account?.isAgent || open.length > 0) return postpone(tx, request, open, now)
  const withdrawalYear = await withdrawalsKeptUntil(tx, { ...person, orderIds })
  for (const { erase } of allPersonalData) await erase(tx, { ...person, orderIds })
  faultPoint('anonymization.before-receipt')
  await mailReceipt(tx, request, { orders, withdrawalYear }, now)
  await mailShop(tx, request, now)
  await markDone(tx, request.id, now)
  faultPoint('anonymization.before-commit')
}

async function postpone(tx: Writer, request: AnonymizationRequest, open: readonly string[], now: Date): Promise<void> {
  if (request.isPostponed) return
  await mailPostponement(tx, request, open, now)
  await markPostponed(tx, request.id, now)
}

/** Carries out all open requests. Returns the errors of those that failed. */
export async function anonymizeOpen(database: Database, now: Date): Promise<Error[]> {
  const errors: Error[] = []
  for (const { id } of await selectOpenRequests(database.reader))
    await anonymize(database, id, now).catch((error: unknown) => {
      errors.push(new Error(`anonymization request ${id} failed`, { cause: error }))
    })
  return errors
}

/** The hourly job: carries out all open requests, and logs those that failed. */
export async function anonymizeHourly(database: Database, log: Pick<Logger, 'error'>, now: Date): Promise<void> {
  for (const failure of await anonymizeOpen(database, now)) log.error({ err: failure }, 'anonymization failed')
}
