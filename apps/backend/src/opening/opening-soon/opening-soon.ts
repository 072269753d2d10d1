import type { FastifyInstance } from 'fastify'
import type { Database } from '#src/platform/database.ts'
import { handler } from '#src/platform/events.ts'
import { hideStores, shopNameOf, storeViews, type StoreRow } from '#src/store/store.ts'
import { missingForOrders, missingNow } from '../missing/store-missing.ts'
import { insertOpened, selectOpened } from './queries.ts'

/** A store view that has never been ready for orders, so that its visitors see that it opens soon. */
export interface ClosedStore {
  code: string
  /** The shop's name: its own or the seller's, otherwise the host of its pages. */
  name: string
}

type Wired = Pick<Database, 'reader' | 'services'>

/**
 * The store views that have not opened yet; none in a demo. One that was ready once is open: its customers need their orders and
 * returns, also while it takes no orders.
 */
export async function closedStores(wired: Wired): Promise<ClosedStore[]> {
  const closed = await closedViews(wired)
  return Promise.all(closed.map(async (view) => ({ code: view.code, name: await shopNameOf(wired.reader, view) })))
}

async function closedViews({ reader, services }: Wired): Promise<StoreRow[]> {
  const views = await storeViews(reader)
  const unready = []
  for (const view of views)
    if ((await missingForOrders({ db: reader, services }, view.id)).length > 0) unready.push(view)
  if (unready.length === 0) return []
  const opened = await selectOpened(reader)
  return unready.filter(({ id }) => !opened.has(id))
}

/** Neither the list of countries nor hreflang leads to store views that have not opened. What is known of them is a second old. */
export function hideClosedStores(wired: Wired): void {
  let known: { at: number; ids: Promise<ReadonlySet<number>> } | undefined
  hideStores(wired.reader, () => {
    if (known === undefined || Date.now() - known.at > 1_000)
      known = { at: Date.now(), ids: closedViews(wired).then((views) => new Set(views.map(({ id }) => id))) }
    return known.ids
  })
}

/** Remembers which store views are ready, in production. */
export async function markOpened(database: Database, now: Date): Promise<void> {
  if (database.services.mustBePrepared !== true) return
  const ready = (await missingNow(database)).filter(({ missing }) => missing.length === 0).map(({ id }) => id)
  const opened = await selectOpened(database.reader)
  const added = ready.filter((id) => !opened.has(id))
  if (added.length > 0) await database.transaction((tx) => insertOpened(tx, added, now))
}

/**
 * `GET /opening`: `{ closed, isAllClosed }`, the store views that have not opened yet, and whether no other one exists. The storefront
 * asks every second.
 */
export function openingRoute(server: FastifyInstance, database: Database): void {
  server.get('/opening', async (_request, reply) => {
    const closed = await closedStores(database)
    const isAllClosed = closed.length === (await storeViews(database.reader)).length
    return reply.header('cache-control', 'no-store').send({ closed, isAllClosed })
  })
}

export const eventHandlers = [
  handler('store.changed', 'opening.mark-opened', (database) => markOpened(database, new Date())),
]
