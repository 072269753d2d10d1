import { KnownStoresDocument } from '#src/platform/graphql/documents.gen.ts'
import { query } from '#src/platform/graphql/client.ts'
import { assignHosts } from '#src/platform/i18n/store-view.ts'
import { learnStoreViews, unnamedStore } from '#src/platform/i18n/store-views.ts'
import { learnBrands } from '../brand/known-brands.server.ts'
import { describeViews } from '#src/domains/store/describe-view.ts'

/** Shorter than the time after which cached pages are dropped for the last time after a change (`page-changes.server.ts`). */
const freshFor = 1_000
/** How long a page waits for the store views if it could use those from before. */
const patience = 1_000

let lastLoad = { at: -Infinity, isLoaded: Promise.resolve(false) }
let isLoading = false
let isLearned = false
/** False from a failed or late response until the next good one. */
let isBackendWell = true

/**
 * Loads the store views from the backend, at most once a second. The first pages wait for them. A later one waits for a second, then
 * uses those from before, and so do the next pages until the backend responds again. A failed request changes nothing.
 */
export async function knowStores(hosts: Readonly<Record<string, string>>, now = Date.now()): Promise<void> {
  if (!isLoading && now - lastLoad.at > freshFor) lastLoad = { at: now, isLoaded: load(hosts) }
  const { isLoaded } = lastLoad
  if (!isLearned) {
    if (!(await isLoaded) && !isLoading) lastLoad.at = -Infinity
    return
  }
  if (!isBackendWell) return
  let timer: ReturnType<typeof setTimeout> | undefined
  const isLate = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), patience)
  })
  isBackendWell = await Promise.race([isLoaded, isLate])
  clearTimeout(timer)
}

async function load(hosts: Readonly<Record<string, string>>): Promise<boolean> {
  isLoading = true
  const isLoaded = await learn(hosts)
  isLoading = false
  isLearned ||= isLoaded
  isBackendWell = isLoaded
  return isLoaded
}

/** Asks without naming a store view, because the one that was the default may be disabled by now. */
async function learn(hosts: Readonly<Record<string, string>>): Promise<boolean> {
  try {
    const options = { store: unnamedStore, policy: 'network-only', isOptional: true } as const
    const { storeConfig, availableStores } = await query(KnownStoresDocument, {}, undefined, options)
    const configs = (availableStores ?? []).filter((store) => store !== null)
    const { views, hosts: ownHosts } = describeViews(configs, storeConfig?.store_code ?? '')
    learnStoreViews(views)
    learnBrands(configs)
    assignHosts({ ...ownHosts, ...hosts })
    return views.length > 0
  } catch {
    return false
  }
}
