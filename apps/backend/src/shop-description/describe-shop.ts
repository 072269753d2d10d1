import { deliveryMethods } from '#src/checkout/checkout.ts'
import { listMethods, offlineMethods } from '#src/payment/payment.ts'
import type { Reader } from '#src/platform/database.ts'
import { taxRates } from '#src/pricing/pricing.ts'
import { ownRegions, type OwnRegion } from '#src/store/regions/regions.ts'
import { knownSettings, storedSettings, storeTree, type ConfigRow, type TreeView } from '#src/store/store.ts'
import { isSecret } from './check-description.ts'
import type { DescribedDelivery, DescribedSettings, DescribedStore, ShopDescription } from './types.ts'

/** The shop as the database has it now. Secrets, and methods that are off, are left out. */
export async function describeShop(db: Reader): Promise<ShopDescription> {
  const tree = await storeTree(db)
  const known = new Set<string>(knownSettings())
  const settings = Map.groupBy(await storedSettings(db), ({ scope, scope_id }) => `${scope} ${scope_id}`)
  const deliveries = Map.groupBy(await deliveryMethods(db), ({ storeId }) => storeId)
  const payments = Map.groupBy(await listMethods(db), ({ storeId }) => storeId)
  const own = (scope: string, id: number) => describeSettings(settings.get(`${scope} ${id}`) ?? [], known)
  const storeOf = (view: TreeView): DescribedStore => ({
    code: view.code,
    name: view.name,
    locale: view.locale,
    currency: view.currency,
    country: view.country,
    theme: view.theme,
    active: view.isActive,
    default: view.isDefault,
    ...orderOf(view, tree),
    settings: own('view', view.id),
    delivery: (deliveries.get(view.id) ?? []).map(describeDelivery),
    payment: (payments.get(view.id) ?? []).flatMap(({ code, isActive }) =>
      isActive ? offlineMethods.filter((known) => known === code) : [],
    ),
    ...describeOnline(payments.get(view.id) ?? []),
  })
  return {
    settings: own('default', 0),
    taxes: describeTaxes(await taxRates(db)),
    ...describeRegions(await ownRegions(db)),
    websites: tree.map(({ id, code, name, groups }) => ({
      code,
      name,
      settings: own('website', id),
      groups: groups.map((group) => ({
        code: group.code,
        name: group.name,
        settings: own('group', group.id),
        stores: group.views.map(storeOf),
      })),
    })),
  }
}

/** The place of a store view, if that in the file would be another. */
function orderOf(view: TreeView, tree: Awaited<ReturnType<typeof storeTree>>): Pick<DescribedStore, 'order'> {
  if (!view.isActive) return {}
  const inFile = tree.flatMap(({ groups }) => groups.flatMap(({ views }) => views)).filter(({ isActive }) => isActive)
  const place = inFile.toSorted((a, b) => a.sortOrder - b.sortOrder || a.id - b.id).indexOf(view)
  return inFile.indexOf(view) === place ? {} : { order: place + 1 }
}

const describeSettings = (rows: readonly ConfigRow[], known: ReadonlySet<string>): DescribedSettings =>
  Object.fromEntries(
    rows
      .filter(({ path }) => known.has(path) && !isSecret(path))
      .map(({ path, value }) => [path, value as string] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )

function describeTaxes(rates: Awaited<ReturnType<typeof taxRates>>): ShopDescription['taxes'] {
  const taxes: ShopDescription['taxes'] = {}
  for (const { country, taxClass, rate: hundredths, label, from } of rates) {
    const classes = (taxes[country] ??= {})
    const rate = hundredths / 100
    const first = classes[taxClass]
    if (first === undefined) classes[taxClass] = { rate, label }
    else if (from !== null) (first.later ??= []).push({ from, rate, label })
  }
  return taxes
}

function describeRegions(regions: readonly OwnRegion[]): Pick<ShopDescription, 'regions'> {
  if (regions.length === 0) return {}
  const byCountry = Map.groupBy(regions, ({ country }) => country)
  return {
    regions: Object.fromEntries(
      [...byCountry].map(([country, own]) => [country, own.map(({ code, name }) => ({ code, name }))]),
    ),
  }
}

/** Which methods with a provider are offered, unless it is all of them. */
function describeOnline(methods: Awaited<ReturnType<typeof listMethods>>): Pick<DescribedStore, 'online'> {
  const offline = new Set<string>(offlineMethods)
  const online = methods.filter(({ code }) => !offline.has(code))
  return online.every(({ isWanted }) => isWanted)
    ? {}
    : { online: online.flatMap(({ code, isWanted }) => (isWanted ? [code] : [])) }
}

type Method = Awaited<ReturnType<typeof deliveryMethods>>[number]

const describeDelivery = (method: Method): DescribedDelivery => ({
  carrier: method.carrierCode,
  method: method.methodCode,
  price: method.price / 100,
  ...(method.freeFrom === null ? {} : { freeFrom: method.freeFrom / 100 }),
  countries: [...method.countries],
  ...(method.network === null ? {} : { network: method.network }),
  cutoff: method.cutoff,
  days: [method.daysFrom, method.daysTo],
})
