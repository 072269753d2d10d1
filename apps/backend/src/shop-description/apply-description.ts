import { methodsWithProvider, transfersWithoutDetails } from '#src/payment/payment.ts'
import { waitForOrders } from '#src/order/order.ts'
import type { Database } from '#src/platform/database.ts'
import { publish } from '#src/platform/events.ts'
import { settingsNow } from '#src/store/store.ts'
import { ownShops, pickupNetworks } from '#src/store-locator/store-locator.ts'
import { themeFaults } from '#src/store/theme/theme.ts'
import { storesIn } from './calculate-stores.ts'
import { compareDescriptions, refusedChanges } from './compare-descriptions.ts'
import { describeShop } from './describe-shop.ts'
import { insertChange, lockShop, selectLatestChange } from './queries.ts'
import { saveDescription } from './save-description.ts'
import { shopDescription, type Fault, type ShopDescription } from './types.ts'

export type Applied = { changes: string[]; addedStores: string[] } | { faults: Fault[] }

/** Undoes the whole application: it was tried without saving, or it leaves a store view unable to take a payment that it offers. */
class TakenBack extends Error {
  readonly outcome: Applied
  constructor(outcome: Applied) {
    super('taken back')
    this.outcome = outcome
  }
}

/**
 * Makes the shop like the description, all or nothing, and keeps what it was like before. Nothing is deleted that orders depend on: a
 * store view or a delivery method that is not described is switched off. With `isDryRun` it is tried and taken back.
 */
export async function applyDescription(
  database: Pick<Database, 'transaction' | 'services'>,
  wanted: ShopDescription,
  { now, isDryRun }: { now: Date; isDryRun: boolean },
): Promise<Applied> {
  try {
    return await database.transaction(async (tx) => {
      await lockShop(tx)
      const before = await describeShop(tx)
      const faults = [
        ...refusedChanges(before, wanted),
        ...onlineFaults(database, wanted),
        ...networkFaults(await pickupNetworks(tx), { before, wanted }),
      ]
      if (faults.length > 0) return { faults }
      const changes = compareDescriptions(before, complete(before, wanted))
      if (changes.length === 0) return { changes, addedStores: [] }
      await saveDescription(tx, database, { before, wanted })
      const lacking = await transfersWithoutDetails(tx)
      if (lacking.length > 0) throw new TakenBack({ faults: lacking.map((method) => withoutDetails(wanted, method)) })
      const unreadable = colourFaults(wanted, themeFaults((await settingsNow(tx)).values()))
      if (unreadable.length > 0) throw new TakenBack({ faults: unreadable })
      const known = new Set(storesIn(before).map(({ store }) => store.code))
      const outcome = {
        changes,
        addedStores: storesIn(wanted).flatMap(({ store: { code } }) => (known.has(code) ? [] : [code])),
      }
      if (isDryRun) throw new TakenBack(outcome)
      // The first description makes the shop: there is nothing before it that could be brought back.
      if (known.size > 0) await insertChange(tx, { at: now, before, changes })
      await publish(tx, 'store.changed', {})
      await waitForOrders(tx)
      return outcome
    })
  } catch (error) {
    if (error instanceof TakenBack) return error.outcome
    throw error
  }
}

/** Brings back what the shop was like before the latest change; undefined if nothing was ever changed. */
export async function undoChange(database: Database, now: Date): Promise<Applied | undefined> {
  const latest = await selectLatestChange(database.reader)
  if (latest === undefined) return undefined
  // An earlier version of the shop may have stored it, without the parts that were added since.
  return applyDescription(database, shopDescription.parse(latest.before), { now, isDryRun: false })
}

/** Methods that no provider of the shop has, or not in the currency of the store view. */
function onlineFaults(database: Pick<Database, 'services'>, wanted: ShopDescription): Fault[] {
  const known = new Set(methodsWithProvider(database))
  return storesIn(wanted).flatMap(({ store: { currency, online = [] }, path }) => {
    const payable = new Set(methodsWithProvider(database, currency))
    return online.flatMap((code, index) => {
      if (payable.has(code)) return []
      const text = known.has(code)
        ? `${code} cannot be paid in ${currency}`
        : `${code} is no method with a provider: ${[...known].join(', ')}`
      return [{ path: [...path, 'online', index], text }]
    })
  })
}

/**
 * Networks of pickup points that are not there: most likely a misspelling. While there are no points at all, as in a new shop, any name may
 * be described; so may the one that was.
 */
function networkFaults(
  imported: readonly string[],
  { before, wanted }: { before: ShopDescription; wanted: ShopDescription },
): Fault[] {
  if (imported.length === 0) return []
  const deliveriesIn = (shop: ShopDescription) =>
    storesIn(shop).flatMap(({ store, path }) =>
      store.delivery.map(({ network }, index) => ({ network, path: [...path, 'delivery', index, 'network'] })),
    )
  const known = new Set([ownShops, ...imported, ...deliveriesIn(before).map(({ network }) => network)])
  return deliveriesIn(wanted).flatMap(({ network, path }) =>
    network === undefined || known.has(network)
      ? []
      : [
          {
            path,
            text: `there are no pickup points of ${network}: import them first, or is it ${[...imported, ownShops].join(', ')}?`,
          },
        ],
  )
}

/**
 * Colours that cannot be read, once for each place that sets them. Those of store views that the description leaves out are not its
 * fault.
 */
function colourFaults(wanted: ShopDescription, found: ReturnType<typeof themeFaults>): Fault[] {
  const faults = new Map<string, Fault>()
  for (const { store: code, setting, reason } of found) {
    const placed = storesIn(wanted).find(({ store }) => store.code === code)
    if (placed === undefined) continue
    const { path, store, group, website } = placed
    const layers = [
      { settings: store.settings, at: path },
      { settings: group.settings, at: path.slice(0, 4) },
      { settings: website.settings, at: path.slice(0, 2) },
      { settings: wanted.settings, at: [] },
    ]
    const at = layers.find(({ settings }) => Object.hasOwn(settings, setting))?.at ?? path
    const fault = { path: [...at, 'settings', setting], text: reason }
    faults.set(JSON.stringify(fault), fault)
  }
  return [...faults.values()]
}

/** The description with the store views that it leaves out, switched off. */
function complete(before: ShopDescription, wanted: ShopDescription): ShopDescription {
  const described = new Set(storesIn(wanted).map(({ store }) => store.code))
  const left = storesIn(before).filter(({ store }) => !described.has(store.code))
  return {
    ...wanted,
    websites: [
      ...wanted.websites,
      ...left.map(({ website, group, store }) => ({
        ...website,
        groups: [{ ...group, stores: [{ ...store, active: false, default: false }] }],
      })),
    ],
  }
}

const pathOf = (wanted: ShopDescription, code: string): readonly (string | number)[] =>
  storesIn(wanted).find(({ store }) => store.code === code)?.path ?? []

function withoutDetails(wanted: ShopDescription, { store, missing }: { store: string; missing: string[] }): Fault {
  return {
    path: [...pathOf(wanted, store), 'payment'],
    text: `banktransfer needs the settings ${missing.join(' and ')}`,
  }
}
