import DataLoader from 'dataloader'
import type { Context } from '#src/platform/context.ts'
import { keptContent } from '#src/platform/shop-state.ts'
import { hreflangs, languageStores, type Hreflang, type LanguageStore } from './languages.ts'
import { selectAddresses, type AddressRow, type EntityKind } from './queries.ts'
import { withoutHidden } from './shown-addresses.ts'
import { storeUrls } from '../store/store.ts'

/** Loads addresses as they are stored, with one query for all entities that a response asks for together. */
function addressLoader(ctx: Context, kind: EntityKind): DataLoader<string, AddressRow[]> {
  return ctx.memo(
    `seo.addresses.${kind}`,
    () =>
      new DataLoader(async (ids) => {
        const rows = Map.groupBy(await selectAddresses(ctx.db, kind, ids), ({ id }) => id)
        return ids.map((id) => rows.get(id) ?? [])
      }),
  )
}

async function addressesOf(ctx: Context, kind: EntityKind, id: string): Promise<readonly AddressRow[]> {
  const load = (): Promise<AddressRow[]> => addressLoader(ctx, kind).load(id)
  // A product has an address where it is sold, and a post from an instant on: both change without a change of content.
  const isKept = kind === 'category' || kind === 'page'
  return withoutHidden(ctx.db, kind, await (isKept ? keptContent(ctx, `address of ${kind} ${id}`, load) : load()))
}

/** The canonical URL; null if the entity has none. */
export async function canonicalUrl(ctx: Context, kind: EntityKind, id: number | string): Promise<string | null> {
  const own = (await addressesOf(ctx, kind, String(id))).find(({ storeId }) => storeId === ctx.store.id)
  return own === undefined ? null : (await storeUrls(ctx)).base + own.path
}

/** The URLs of its translations within the website. */
export async function hreflangsOf(ctx: Context, kind: EntityKind, id: number | string): Promise<Hreflang[]> {
  const stores = await ctx.memo('seo.languages', (): Promise<LanguageStore[]> => languageStores(ctx.db, ctx.store))
  const rows = await addressesOf(ctx, kind, String(id))
  return hreflangs(stores, (storeId) => rows.find((row) => row.storeId === storeId)?.path)
}
