import {
  ProductLabelsDocument,
  type LabelSettingFragment,
  type ProductLabelFragment,
  type ProductLabelsQuery,
} from '#src/platform/graphql/documents.gen.ts'
import { query } from '#src/platform/graphql/client.ts'
import { whenIdle } from '#src/platform/hydration/when-idle.ts'

export type LabelMode = 'CATEGORY' | 'PRODUCT'
export type LoadedLabels = {
  readonly labels: readonly ProductLabelFragment[]
  readonly setting: LabelSettingFragment | null
}
type Load = (ids: { productIds: number[]; cardIds: number[] }) => Promise<ProductLabelsQuery>
type Key = `${LabelMode} ${number}`

/** Milliseconds to collect products before one request, because the cards of a page hydrate one by one. */
const batchDelay = 200
const none: LoadedLabels = { labels: [], setting: null }

/**
 * The labels of all products on the page. Loads them in one batched request, and again when products are added or the visitor
 * signs in or out. Products that left the page are not requested again.
 */
export function createLabelLoader(load: Load) {
  const shown = new Map<Key, number>()
  let loaded = new Map<Key, LoadedLabels>()
  let requested: ReadonlySet<Key> = new Set()
  let requestedAs: boolean | undefined
  let latest = 0
  const listeners = new Set<() => void>()
  const notifyListeners = () => {
    for (const listener of listeners) listener()
  }

  async function loadAll(isSignedIn: boolean): Promise<void> {
    const keys = new Set(shown.keys())
    if (keys.size === 0 || (requestedAs === isSignedIn && keys.isSubsetOf(requested))) return
    requested = keys
    requestedAs = isSignedIn
    try {
      const response = await load({ productIds: idsOf(keys, 'PRODUCT'), cardIds: idsOf(keys, 'CATEGORY') })
      // Ignore the response if a newer request is in flight.
      if (requested === keys) loaded = byKey(response)
    } catch {
      // Labels are optional, so ignore the failure; the next batch retries.
      if (requested === keys) requested = new Set()
    }
    notifyListeners()
  }

  return {
    /** Registers a product as shown on the page. Returns a function that unregisters it. */
    show(mode: LabelMode, id: number, isSignedIn: boolean): () => void {
      const key: Key = `${mode} ${id}`
      shown.set(key, (shown.get(key) ?? 0) + 1)
      const request = (latest += 1)
      const loadUnlessMoreCame = () => {
        if (request === latest) void loadAll(isSignedIn)
      }
      setTimeout(() => whenIdle(loadUnlessMoreCame, 1000), batchDelay)
      return () => {
        const left = (shown.get(key) ?? 1) - 1
        if (left > 0) shown.set(key, left)
        else shown.delete(key)
      }
    },
    read: (mode: LabelMode, id: number): LoadedLabels => loaded.get(`${mode} ${id}`) ?? none,
    follow(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function idsOf(keys: ReadonlySet<Key>, mode: LabelMode): number[] {
  const ids = [...keys].filter((key) => key.startsWith(mode)).map((key) => Number(key.slice(mode.length)))
  return ids.toSorted((a, b) => a - b)
}

function byKey({ page, cards, setting }: ProductLabelsQuery): Map<Key, LoadedLabels> {
  const found = new Map<Key, LoadedLabels>()
  const lists = [
    ['PRODUCT', page],
    ['CATEGORY', cards],
  ] as const
  for (const [mode, products] of lists) {
    for (const product of products ?? []) {
      const labels = (product?.items ?? []).filter((label) => label !== null)
      const id = labels[0]?.product_id
      if (id) found.set(`${mode} ${id}`, { labels, setting: setting ?? null })
    }
  }
  return found
}

/** The labels of the current page. Labels are optional: a failed request shows no error. */
export const labelLoader = createLabelLoader((ids) =>
  query(ProductLabelsDocument, ids, undefined, { policy: 'network-only', isOptional: true }),
)
