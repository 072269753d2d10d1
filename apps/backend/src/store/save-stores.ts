import type { Reader, Writer } from '#src/platform/database.ts'
import {
  disableViewsExcept,
  markDefaultView,
  selectStores,
  upsertGroup,
  upsertView,
  upsertWebsite,
  type ViewDraft,
} from './queries.ts'
import { withDefault } from './stores.ts'

interface Tree<View, Extra = object> {
  code: string
  name: string
  groups: ({ code: string; name: string; views: View[] } & Extra)[]
}

export type TreeView = ViewDraft & { id: number; sortOrder: number }

/** All websites with their groups and store views, disabled ones included, in the order of the store switcher. */
export async function storeTree(db: Reader): Promise<(Tree<TreeView, { id: number }> & { id: number })[]> {
  const rows = [
    ...withDefault(await selectStores(db)).map((view) => ({ ...view, isActive: true })),
    ...(await selectStores(db, false)).map((view) => ({ ...view, isActive: false, isDefault: false })),
  ].toSorted((a, b) => a.sortOrder - b.sortOrder || a.id - b.id)
  return [...Map.groupBy(rows, ({ websiteCode }) => websiteCode)].map(([code, ofWebsite]) => ({
    id: ofWebsite[0]?.websiteId ?? 0,
    code,
    name: ofWebsite[0]?.websiteName ?? code,
    groups: [...Map.groupBy(ofWebsite, ({ groupCode }) => groupCode)].map(([groupCode, views]) => ({
      id: views[0]?.groupId ?? 0,
      code: groupCode,
      name: views[0]?.groupName ?? groupCode,
      views,
    })),
  }))
}

/** A store view with its place in the store switcher, from 1. */
export type PlacedView = ViewDraft & { place: number }

/**
 * Saves websites, groups and store views by their codes, each in the place of its first store view. Those of the database that are not among them stay, and their store views are
 * disabled, because of their orders. The store view at "/" is the default one, or else the first active one.
 */
export async function saveStoreTree(tx: Writer, websites: readonly Tree<PlacedView>[]): Promise<void> {
  const groups = websites
    .flatMap((website) => website.groups.map((group) => ({ ...group, website: website.code })))
    .toSorted((a, b) => placeOf(a) - placeOf(b))
  const views = groups
    .flatMap((group) => group.views.map((view) => ({ ...view, group: group.code })))
    .toSorted((a, b) => a.place - b.place)
  for (const [index, { code, name }] of websites.entries())
    await upsertWebsite(tx, { code, name, sortOrder: index + 1 })
  for (const [index, { code, name, website }] of groups.entries())
    await upsertGroup(tx, { code, name, website, sortOrder: index + 1 })
  for (const { place, ...view } of views) await upsertView(tx, { ...view, sortOrder: place })
  await disableViewsExcept(
    tx,
    views.map(({ code }) => code),
  )
  const first = views.find(({ isDefault }) => isDefault) ?? views.find(({ isActive }) => isActive)
  if (first !== undefined) await markDefaultView(tx, first.code)
}

const placeOf = ({ views }: { views: readonly PlacedView[] }): number => Math.min(...views.map(({ place }) => place))
