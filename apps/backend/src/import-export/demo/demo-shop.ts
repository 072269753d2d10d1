import { demoDescription } from '#demo/description.ts'
import type { Database } from '#src/platform/database.ts'
import {
  applyDescription,
  describeShop,
  storesIn,
  type ShopDescription,
} from '#src/shop-description/shop-description.ts'
import { insertMark, selectMark } from '../queries.ts'

const mark = 'demo shop'
/** The last mark of versions that saved each group of the demo's settings by itself. */
const earlierMark = 'demo comments'

/** Makes an empty shop the demo's, or another one like the demo's. */
export async function foundDemoShop(database: Database, now: Date): Promise<void> {
  await apply(database, demoDescription(), now)
}

/** Gives a demo of an earlier version the settings that it lacks, once. What it has stays. */
export async function completeDemoShop(database: Database, now: Date): Promise<void> {
  for (const name of [mark, earlierMark]) if ((await selectMark(database.reader, name)) !== undefined) return
  await apply(database, withSettingsOf(await describeShop(database.reader), demoDescription()), now)
}

/** The codes of the store views that are not the demo's. */
export async function storesBesideDemo(db: Database['reader']): Promise<string[]> {
  const demo = new Set(storesIn(demoDescription()).map(({ store }) => store.code))
  return storesIn(await describeShop(db)).flatMap(({ store: { code } }) => (demo.has(code) ? [] : [code]))
}

async function apply(database: Database, wanted: ShopDescription, now: Date): Promise<void> {
  const applied = await applyDescription(database, wanted, { now, isDryRun: false })
  if ('faults' in applied) throw new Error(applied.faults.map(({ text }) => text).join('\n'))
  await database.transaction((tx) => insertMark(tx, mark, true))
}

/** A shop with the settings of another one that it has not. */
function withSettingsOf(shop: ShopDescription, other: ShopDescription): ShopDescription {
  const stores = new Map(storesIn(other).map(({ store }) => [store.code, store.settings]))
  return {
    ...shop,
    settings: { ...other.settings, ...shop.settings },
    websites: shop.websites.map((website) => ({
      ...website,
      groups: website.groups.map((group) => ({
        ...group,
        stores: group.stores.map((store) => ({ ...store, settings: { ...stores.get(store.code), ...store.settings } })),
      })),
    })),
  }
}
