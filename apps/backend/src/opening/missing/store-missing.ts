import { settingsLifetime } from '@bocian/service/settings-lifetime.ts'
import { activePages } from '#src/cms/page-list/page-list.ts'
import { countDeliveryMethods } from '#src/checkout/checkout.ts'
import { payableMethods } from '#src/payment/offer/offer.ts'
import { taxRates } from '#src/pricing/pricing.ts'
import type { Context } from '#src/platform/context.ts'
import type { Database, Reader } from '#src/platform/database.ts'
import { handler } from '#src/platform/events.ts'
import {
  missingOfAddress,
  sellerOf,
  settingsNow,
  settingsOfStore,
  storeViews,
  type Settings,
  type StoreRow,
} from '#src/store/store.ts'
import { calculateMissing } from '../calculate-missing.ts'
import type { Missing, StoreFacts } from '../types.ts'

declare module '../../platform/services.ts' {
  interface Services {
    /** The sender of emails, such as `Shop <orders@shop.example>`; empty if none is set. */
    mailSender: string
    /** Whether emails are sent to a mail server; otherwise they are only stored. */
    hasMailServer: boolean
    /** Whether a store that lacks something takes no orders, as in production. */
    mustBePrepared: boolean
  }
}

type Wired = Pick<Database, 'services'> & { reader: Reader }

/** An active store view with what it lacks before it may take orders. */
export interface StoreMissing {
  id: number
  store: string
  missing: readonly Missing[]
}

interface CacheEntry {
  loadedAt: number
  stores: Promise<readonly StoreMissing[]>
}

// As old as the settings may be, because another process may change a page or a method, and its event is handled in one process only.
const cache = new WeakMap<Reader, CacheEntry>()

/**
 * What the store view of a request lacks before it may take orders; empty if it may. Kept in memory for some seconds. Call it outside
 * of transactions, because the embedded database has one connection.
 */
export async function missingForOrders(
  { db, services }: Pick<Context, 'db' | 'services'>,
  storeId: number,
): Promise<readonly Missing[]> {
  if (services.mustBePrepared !== true) return []
  const stores = await keptMissing({ reader: db, services })
  return stores.find(({ id }) => id === storeId)?.missing ?? []
}

function keptMissing(wired: Wired): Promise<readonly StoreMissing[]> {
  const known = cache.get(wired.reader)
  if (known !== undefined && Date.now() - known.loadedAt < settingsLifetime) return known.stores
  const entry = { loadedAt: Date.now(), stores: loadMissing(wired, (id) => settingsOfStore(wired.reader, id)) }
  cache.set(wired.reader, entry)
  entry.stores.catch(() => cache.get(wired.reader) === entry && cache.delete(wired.reader))
  return entry.stores
}

/** What every active store view lacks, as the database says now. */
export async function missingNow(wired: Wired): Promise<readonly StoreMissing[]> {
  const stores = await settingsNow(wired.reader)
  return loadMissing(wired, (id) => {
    const settings = stores.get(id)?.settings
    if (settings === undefined) throw new Error(`No store view has the id ${id}`)
    return settings
  })
}

async function loadMissing(
  wired: Wired,
  settingsOf: (storeId: number) => Settings | Promise<Settings>,
): Promise<readonly StoreMissing[]> {
  const views = await storeViews(wired.reader)
  const places = new Map<number, { view: StoreRow; locale: string; country: string; settings: Settings }>()
  for (const view of views) {
    const { locale, country } = view
    places.set(view.id, { view, locale, country, settings: await settingsOf(view.id) })
  }
  const payments = await payableMethods(wired, places)
  const deliveries = await countDeliveryMethods(wired.reader)
  const taxed = new Set((await taxRates(wired.reader)).map(({ country }) => country))
  const wanted = [...places.values()].flatMap(({ settings }) => Object.values(pagesOf(settings)))
  const pages = Map.groupBy(await activePages(wired.reader, [...new Set(wanted)]), ({ storeId }) => storeId)
  return views.flatMap(({ id, code, country }) => {
    const settings = places.get(id)?.settings
    if (settings === undefined) return []
    const missing = calculateMissing({
      ...sellerFacts(settings),
      activePages: new Set(pages.get(id)?.map(({ identifier }) => identifier)),
      unconfirmedPages: new Set(
        pages.get(id)?.flatMap(({ identifier, awaitsConfirmation }) => (awaitsConfirmation ? [identifier] : [])),
      ),
      country,
      hasTaxRates: taxed.has(country),
      payments: payments.get(id) ?? [],
      deliveries: deliveries.get(id) ?? 0,
      sender: wired.services.mailSender ?? '',
    })
    return [{ id, store: code, missing }]
  })
}

function sellerFacts(settings: Settings) {
  const { name, vatNumber, registerNumber, email } = sellerOf(settings)
  return {
    sellerName: name,
    missingOfAddress: missingOfAddress(settings),
    vatNumber,
    registerNumber,
    contactEmail: email,
    pages: pagesOf(settings),
  }
}

const pagesOf = (settings: Settings): StoreFacts['pages'] => ({
  terms: settings['general/legal_pages/terms'].trim(),
  privacy: settings['general/legal_pages/privacy'].trim(),
  imprint: settings['general/legal_pages/imprint'].trim(),
  returns: settings['general/legal_pages/returns'].trim(),
  delivery: settings['general/legal_pages/delivery'].trim(),
})

/** Code that changes what a store view needs for orders must publish `store.changed`. */
export const eventHandlers = [
  handler('store.changed', 'opening.refresh', (database) => {
    cache.delete(database.reader)
    return Promise.resolve()
  }),
]
