import { demoDescription } from '#demo/description.ts'
import type { Database } from '#src/platform/database.ts'
import {
  applyDescription,
  describeShop,
  storesIn,
  type ShopDescription,
} from '#src/shop-description/shop-description.ts'
import { insertMark, selectMark } from '../queries.ts'

const mark = 'demo colours'
/** The marks of versions whose shared style sheet had the demo's colours; the second one saved each group of settings by itself. */
const earlierMarks = ['demo shop', 'demo comments']

/** Makes an empty shop the demo's, or another one like the demo's. */
export async function foundDemoShop(database: Database, now: Date): Promise<void> {
  await apply(database, demoDescription(), now)
}

/** Gives a demo of an earlier version the settings that it lacks, once. What it has stays. */
export async function completeDemoShop(database: Database, now: Date): Promise<void> {
  const isMarked = async (name: string): Promise<boolean> => (await selectMark(database.reader, name)) !== undefined
  if (await isMarked(mark)) return
  const coloured = withColoursOf(await describeShop(database.reader), demoDescription())
  const hasSettings = (await Promise.all(earlierMarks.map(isMarked))).includes(true)
  await apply(database, hasSettings ? coloured : withSettingsOf(coloured, demoDescription()), now)
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

/** A shop with the settings of another one's websites that it has not; these are colours. */
function withColoursOf(shop: ShopDescription, other: ShopDescription): ShopDescription {
  const websites = new Map(other.websites.map(({ code, settings }) => [code, settings]))
  return {
    ...shop,
    websites: shop.websites.map((website) => ({
      ...website,
      settings: { ...websites.get(website.code), ...website.settings },
    })),
  }
}

/** A shop with the settings of another one and of its store views that it has not. */
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
