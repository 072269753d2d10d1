import { KnownStoresDocument } from '#src/platform/graphql/documents.gen.ts'
import { query } from '#src/platform/graphql/client.ts'
import { assignHosts } from '#src/platform/i18n/store-view.ts'
import { learnStoreViews } from '#src/platform/i18n/store-views.ts'
import { describeViews } from '#src/domains/store/describe-view.ts'

const freshFor = 60_000
let lastLoad: { readonly at: number; readonly isLoaded: Promise<boolean> } | undefined

/**
 * Loads the store views from the backend. The first page waits for them; later pages use the known ones while they are refreshed,
 * once a minute. A failed request changes nothing.
 */
export async function knowStores(hosts: Readonly<Record<string, string>>, now = Date.now()): Promise<void> {
  const isFirst = lastLoad === undefined
  if (lastLoad === undefined || now - lastLoad.at > freshFor) lastLoad = { at: now, isLoaded: learn(hosts) }
  if (isFirst && !(await lastLoad.isLoaded)) lastLoad = undefined
}

async function learn(hosts: Readonly<Record<string, string>>): Promise<boolean> {
  try {
    const { availableStores } = await query(KnownStoresDocument, {}, new Request('http://shop.invalid/'))
    const described = describeViews((availableStores ?? []).filter((store) => store !== null))
    learnStoreViews(described.views)
    assignHosts({ ...described.hosts, ...hosts })
    return described.views.length > 0
  } catch {
    return false
  }
}
