import { saveDeliveryMethods } from '#src/checkout/checkout.ts'
import { saveOfflineMethods, saveOnlineMethods, type PaymentDatabase } from '#src/payment/payment.ts'
import type { Writer } from '#src/platform/database.ts'
import { saveTaxRates } from '#src/pricing/pricing.ts'
import { saveOwnRegions } from '#src/store/regions/regions.ts'
import { removeSetting, saveSettings, saveStoreTree, storeTree, type ConfigScope } from '#src/store/store.ts'
import { storesIn, storesInOrder } from './calculate-stores.ts'
import type { DescribedSettings, DescribedStore, DescribedWebsite, ShopDescription } from './types.ts'

/** Saves a description in the tables of the domains, each by its own domain. `before` is the shop as it is. */
export async function saveDescription(
  tx: Writer,
  wired: Pick<PaymentDatabase, 'services'>,
  { before, wanted }: { before: ShopDescription; wanted: ShopDescription },
): Promise<void> {
  await saveStoreTree(tx, treesOf(wanted))
  await saveTaxes(tx, wanted.taxes)
  await saveOwnRegions(
    tx,
    Object.entries(wanted.regions ?? {}).flatMap(([country, regions]) =>
      regions.map((region) => ({ country, ...region })),
    ),
  )
  const old = settingsIn(before)
  const saveSettingsOf = (at: ConfigScope, name: string, settings: DescribedSettings) =>
    replaceSettings(tx, at, old.get(name) ?? {}, settings)
  await saveSettingsOf({ scope: 'default', id: 0 }, 'all', wanted.settings)
  const tree = new Map((await storeTree(tx)).map((website) => [website.code, website]))
  for (const { code, settings, groups } of wanted.websites) {
    const website = saved(tree.get(code), `website ${code}`)
    await saveSettingsOf({ scope: 'website', id: website.id }, `website ${code}`, settings)
    for (const group of groups) {
      const { id, views } = saved(
        website.groups.find((one) => one.code === group.code),
        `group ${group.code}`,
      )
      await saveSettingsOf({ scope: 'group', id }, `group ${group.code}`, group.settings)
      for (const store of group.stores) {
        const view = saved(
          views.find((one) => one.code === store.code),
          `store view ${store.code}`,
        )
        await saveSettingsOf({ scope: 'view', id: view.id }, `store ${store.code}`, store.settings)
        await saveOfflineMethods(tx, view.id, store.payment)
        await saveOnlineMethods(tx, wired, { id: view.id, currency: store.currency, codes: store.online })
        await saveDeliveries(tx, view.id, store.delivery)
      }
    }
  }
}

function saved<Place>(place: Place | undefined, name: string): Place {
  if (place === undefined) throw new Error(`The ${name} was not saved`)
  return place
}

/** The settings of every part of a description by its name. */
const settingsIn = (shop: ShopDescription): Map<string, DescribedSettings> =>
  new Map([
    ['all', shop.settings],
    ...shop.websites.map(({ code, settings }) => [`website ${code}`, settings] as const),
    ...shop.websites.flatMap(({ groups }) => groups.map(({ code, settings }) => [`group ${code}`, settings] as const)),
    ...storesIn(shop).map(({ store: { code, settings } }) => [`store ${code}`, settings] as const),
  ])

function treesOf(wanted: ShopDescription) {
  const codes = storesInOrder(wanted).map(({ store }) => store.code)
  return wanted.websites.map(({ code, name, groups }: DescribedWebsite) => ({
    code,
    name,
    groups: groups.map((group) => ({
      code: group.code,
      name: group.name,
      views: group.stores.map(({ active, default: isDefault, ...view }) => ({
        ...view,
        isActive: active,
        isDefault,
        place: codes.indexOf(view.code) + 1,
      })),
    })),
  }))
}

async function saveTaxes(tx: Writer, taxes: ShopDescription['taxes']): Promise<void> {
  const rates = Object.entries(taxes).flatMap(([country, classes]) =>
    Object.entries(classes).flatMap(([taxClass, { later = [], ...first }]) =>
      [{ ...first, from: null }, ...later].map(({ rate, label, from }) => ({
        country,
        taxClass,
        rate: Math.round(rate * 100),
        label,
        from,
      })),
    ),
  )
  await saveTaxRates(tx, rates)
}

async function saveDeliveries(tx: Writer, storeId: number, deliveries: DescribedStore['delivery']): Promise<void> {
  await saveDeliveryMethods(
    tx,
    storeId,
    deliveries.map(({ carrier, method, price, freeFrom, countries, network, cutoff, days }) => ({
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
