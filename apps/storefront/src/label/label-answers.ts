import {
  ProductLabelsDocument,
  type ProductLabelFragment,
  type ProductLabelsQuery,
} from '#src/graphql/documents.gen.ts'
import { query } from '#src/graphql/client.ts'
import { whenIdle } from '#src/service-worker/idle.ts'
import type { LabelSetting } from './choose-labels.ts'

export type LabelMode = 'CATEGORY' | 'PRODUCT'
export type Answer = { readonly labels: readonly ProductLabelFragment[]; readonly setting: LabelSetting | null }
type Ask = (ids: { productIds: number[]; cardIds: number[] }) => Promise<ProductLabelsQuery>
type Key = `${LabelMode} ${number}`

/** Milliseconds in which products that come to the page are asked for together; a page is taken over card by card. */
const gathering = 200
const none: Answer = { labels: [], setting: null }

/**
 * The labels of all products that the page shows at a time. One question asks for all of them, and again when products are
 * added or somebody signs in or out; who leaves the page is not asked for again.
 */
export function createLabelAnswers(ask: Ask) {
  const shown = new Map<Key, number>()
  let answers = new Map<Key, Answer>()
  let asked: ReadonlySet<Key> = new Set()
  let askedAs: boolean | undefined
  let turn = 0
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }

  async function askForAll(isSignedIn: boolean): Promise<void> {
    const keys = new Set(shown.keys())
    if (keys.size === 0 || (askedAs === isSignedIn && keys.isSubsetOf(asked))) return
    asked = keys
    askedAs = isSignedIn
    try {
      const answer = await ask({ productIds: idsOf(keys, 'PRODUCT'), cardIds: idsOf(keys, 'CATEGORY') })
      // A newer question is under way: its answer counts.
      if (asked === keys) answers = byKey(answer)
    } catch {
      // A page without labels is a whole page; the next question may be answered.
      if (asked === keys) asked = new Set()
    }
    tell()
  }

  return {
    /** The product is on the page until the answered function is called. */
    show(mode: LabelMode, id: number, isSignedIn: boolean): () => void {
      const key: Key = `${mode} ${id}`
      shown.set(key, (shown.get(key) ?? 0) + 1)
      const own = (turn += 1)
      const askUnlessMoreCame = () => {
        if (own === turn) void askForAll(isSignedIn)
      }
      setTimeout(() => whenIdle(askUnlessMoreCame, 1000), gathering)
      return () => {
        const left = (shown.get(key) ?? 1) - 1
        if (left > 0) shown.set(key, left)
        else shown.delete(key)
      }
    },
    read: (mode: LabelMode, id: number): Answer => answers.get(`${mode} ${id}`) ?? none,
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

function byKey({ page, cards, setting }: ProductLabelsQuery): Map<Key, Answer> {
  const found = new Map<Key, Answer>()
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

/** The page's own; the shop does without labels when it does not answer. */
export const labelAnswers = createLabelAnswers((ids) =>
  query(ProductLabelsDocument, ids, undefined, { policy: 'network-only', isOptional: true }),
)
