import { saveDeliveryMethods } from '#src/checkout/checkout.ts'
import { saveOfflineMethods, transfersWithoutDetails } from '#src/payment/payment.ts'
import type { Database, Writer } from '#src/platform/database.ts'
import { publish } from '#src/platform/events.ts'
import { saveTaxRates } from '#src/pricing/pricing.ts'
import { removeSetting, saveSettings, saveStoreTree, storeTree, type ConfigScope } from '#src/store/store.ts'
import { storesIn } from './calculate-stores.ts'
import { compareDescriptions, refusedChanges } from './compare-descriptions.ts'
import { describeShop } from './describe-shop.ts'
import { insertChange, lockShop, selectLatestChange } from './queries.ts'
import type { DescribedSettings, Fault, ShopDescription } from './types.ts'

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
  database: Pick<Database, 'transaction'>,
  wanted: ShopDescription,
  { now, isDryRun }: { now: Date; isDryRun: boolean },
): Promise<Applied> {
  try {
    return await database.transaction(async (tx) => {
      await lockShop(tx)
      const before = await describeShop(tx)
      const faults = refusedChanges(before, wanted)
      if (faults.length > 0) return { faults }
      const changes = compareDescriptions(before, complete(before, wanted))
      if (changes.length === 0) return { changes, addedStores: [] }
      await save(tx, before, wanted)
      const lacking = await transfersWithoutDetails(tx)
      if (lacking.length > 0) throw new TakenBack({ faults: lacking.map((method) => withoutDetails(wanted, method)) })
      const known = new Set(storesIn(before).map(({ store }) => store.code))
      const outcome = {
        changes,
        addedStores: storesIn(wanted).flatMap(({ store: { code } }) => (known.has(code) ? [] : [code])),
      }
      if (isDryRun) throw new TakenBack(outcome)
      await insertChange(tx, { at: now, before, changes })
      await publish(tx, 'store.changed', {})
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
  return latest === undefined ? undefined : applyDescription(database, latest.before, { now, isDryRun: false })
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
        groups: [{ ...group, stores: [{ ...store, active: false }] }],
      })),
    ],
  }
}

async function save(tx: Writer, before: ShopDescription, wanted: ShopDescription): Promise<void> {
  await saveStoreTree(
    tx,
    wanted.websites.map(({ code, name, groups }) => ({
      code,
      name,
      groups: groups.map((group) => ({
        code: group.code,
        name: group.name,
        views: group.stores.map(({ active, ...view }) => ({ ...view, isActive: active })),
      })),
    })),
  )
  await saveTaxRates(
    tx,
    Object.entries(wanted.taxes).flatMap(([country, classes]) =>
      Object.entries(classes).map(([taxClass, { rate, label }]) => ({
        country,
        taxClass,
        rate: Math.round(rate * 100),
        label,
      })),
    ),
  )
  const old = new Map(storesIn(before).map(({ store }) => [store.code, store.settings]))
  const oldGroups = new Map(
    before.websites.flatMap(({ groups }) => groups.map(({ code, settings }) => [code, settings])),
  )
  await replaceSettings(tx, { scope: 'default', id: 0 }, before.settings, wanted.settings)
  const ids = new Map(
    (await storeTree(tx)).flatMap(({ groups }) => groups.map((group) => [group.code, group] as const)),
  )
  for (const { code, settings, stores } of wanted.websites.flatMap(({ groups }) => groups)) {
    const group = ids.get(code)
    if (group === undefined) throw new Error(`The group ${code} was not saved`)
    await replaceSettings(tx, { scope: 'group', id: group.id }, oldGroups.get(code) ?? {}, settings)
    for (const store of stores) {
      const id = group.views.find((view) => view.code === store.code)?.id
      if (id === undefined) throw new Error(`The store view ${store.code} was not saved`)
      await replaceSettings(tx, { scope: 'view', id }, old.get(store.code) ?? {}, store.settings)
      await saveOfflineMethods(tx, id, store.payment)
      await saveDeliveryMethods(
        tx,
        id,
        store.delivery.map(({ carrier, method, price, freeFrom, countries, network, cutoff, days }) => ({
          carrierCode: carrier,
          methodCode: method,
          price: Math.round(price * 100),
          freeFrom: freeFrom === undefined ? null : Math.round(freeFrom * 100),
          countries,
          network: network ?? null,
          cutoff,
          daysFrom: days[0],
          daysTo: days[1],
        })),
      )
    }
  }
}

/** Saves the settings of one scope that differ, and removes those that are no longer described. */
async function replaceSettings(
  tx: Writer,
  at: ConfigScope,
  before: DescribedSettings,
  wanted: DescribedSettings,
): Promise<void> {
  const old = new Map(Object.entries(before))
  const changed = Object.entries(wanted).filter(
    ([path, value]) => JSON.stringify(old.get(path)) !== JSON.stringify(value),
  )
  if (changed.length > 0) await saveSettings(tx, at, Object.fromEntries(changed))
  for (const path of old.keys()) if (!Object.hasOwn(wanted, path)) await removeSetting(tx, at, path)
}

function withoutDetails(wanted: ShopDescription, { store, missing }: { store: string; missing: string[] }): Fault {
  const path = storesIn(wanted).find((placed) => placed.store.code === store)?.path ?? []
  return { path: [...path, 'payment'], text: `banktransfer needs the settings ${missing.join(' and ')}` }
}
