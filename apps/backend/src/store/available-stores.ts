import type { Context } from '#src/platform/context.ts'
import type { StoreRow } from './queries.ts'
import type { Settings } from './settings.ts'
import { describeStore } from './describe-store.ts'
import { describeFeatures } from './describe-features.ts'
import { currentStores } from './stores.ts'
import { urlsOf } from './urls.ts'

export type StoreConfigView = ReturnType<typeof describeStore> & ReturnType<typeof describeFeatures>

interface Scope {
  useCurrentGroup: boolean
  allWebsites: boolean
}

/** The store views a shopper may switch to: those of the website, of the group, or of everybody when asked for. */
export async function listStores(context: Context, scope: Scope): Promise<StoreConfigView[]> {
  const { views, settings } = await currentStores(context.db)
  const listed = views.filter((view) => isInScope(view, context.store, scope))
  return listed.map((view) => {
    const own = settings.get(view.id)
    if (own === undefined) throw new Error(`Store view ${view.code} has no settings`)
    return describe(view, own, isFirstOf(view, views, 'websiteId'), isFirstOf(view, views, 'groupId'))
  })
}

function describe(view: StoreRow, settings: Settings, isDefault: boolean, isGroupDefault: boolean): StoreConfigView {
  return {
    ...describeStore(view, settings, urlsOf(view, settings), { isDefault, isGroupDefault }),
    ...describeFeatures(view, settings),
  }
}

function isInScope(view: StoreRow, store: Context['store'], scope: Scope): boolean {
  if (scope.useCurrentGroup) return view.groupId === store.groupId
  return scope.allWebsites || view.websiteId === store.websiteId
}

function isFirstOf(view: StoreRow, views: readonly StoreRow[], key: 'websiteId' | 'groupId'): boolean {
  return views.find((other) => other[key] === view[key])?.id === view.id
}
