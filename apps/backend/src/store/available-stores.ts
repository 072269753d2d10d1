import type { Context } from '#src/platform/context.ts'
import type { StoreRow } from './queries.ts'
import type { Settings } from './settings.ts'
import { describeStore } from './describe-store.ts'
import { describeFeatures } from './describe-features.ts'
import { closedStoreIds } from './open-stores.ts'
import { currentStores } from './stores.ts'
import { urlsOf } from './urls.ts'

export type StoreConfigView = ReturnType<typeof describeStore> & ReturnType<typeof describeFeatures>

interface Scope {
  useCurrentGroup: boolean
  ofBrand: boolean
  allWebsites: boolean
}

/**
 * The store views that a shopper can switch to without losing the cart: those of the store group, which clients see as a website
 * (decision 0050). Our own storefront may also request those of the brand, or all. Stores that are not public or not open yet
 * are left out, except the current one.
 */
export async function listStores(context: Context, scope: Scope): Promise<StoreConfigView[]> {
  const { views, settings } = await currentStores(context.db)
  const closed = await closedStoreIds(context.db)
  const isPublic = (view: StoreRow): boolean =>
    settings.get(view.id)?.['general/store_switcher/is_public'] !== false && !closed.has(view.id)
  const listed = views.filter(
    (view) =>
      isInScope(view, context.store, scope) && (scope.allWebsites || view.id === context.store.id || isPublic(view)),
  )
  return listed.map((view) => {
    const own = settings.get(view.id)
    if (own === undefined) throw new Error(`Store view ${view.code} has no settings`)
    return describe(view, own, isFirstOfGroup(view, views))
  })
}

function describe(view: StoreRow, settings: Settings, isGroupDefault: boolean): StoreConfigView {
  return {
    ...describeStore(view, settings, urlsOf(view, settings), isGroupDefault),
    ...describeFeatures(view, settings),
  }
}

function isInScope(view: StoreRow, store: Context['store'], scope: Scope): boolean {
  if (scope.useCurrentGroup || view.groupId === store.groupId) return view.groupId === store.groupId
  return scope.allWebsites || (scope.ofBrand && view.websiteId === store.websiteId)
}

function isFirstOfGroup(view: StoreRow, views: readonly StoreRow[]): boolean {
  return views.find((other) => other.groupId === view.groupId)?.id === view.id
}
