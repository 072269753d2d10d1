import DataLoader from 'dataloader'
import type { Context } from '#src/platform/context.ts'
import { hreflangs, languageStores, type Hreflang, type LanguageStore } from './languages.ts'
import type { AddressRow, EntityKind } from './queries.ts'
import { shownAddresses } from './shown-addresses.ts'
import { storeUrls } from '../store/store.ts'

function addressLoader(ctx: Context, kind: EntityKind): DataLoader<string, AddressRow[]> {
  return ctx.memo(
    `seo.addresses.${kind}`,
    () =>
      new DataLoader(async (ids) => {
        const rows = Map.groupBy(await shownAddresses(ctx.db, kind, ids), ({ id }) => id)
        return ids.map((id) => rows.get(id) ?? [])
      }),
  )
}

/** The canonical URL; null if the entity has none. */
export async function canonicalUrl(ctx: Context, kind: EntityKind, id: number | string): Promise<string | null> {
  const own = (await addressLoader(ctx, kind).load(String(id))).find(({ storeId }) => storeId === ctx.store.id)
  return own === undefined ? null : (await storeUrls(ctx)).base + own.path
}

/** The URLs of its translations within the website. */
export async function hreflangsOf(ctx: Context, kind: EntityKind, id: number | string): Promise<Hreflang[]> {
  const stores = await ctx.memo('seo.languages', (): Promise<LanguageStore[]> => languageStores(ctx.db, ctx.store))
  const rows = await addressLoader(ctx, kind).load(String(id))
  return hreflangs(stores, (storeId) => rows.find((row) => row.storeId === storeId)?.path)
}
