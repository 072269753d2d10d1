import type { Writer } from '#src/platform/database.ts'
import type { FieldChange, ProductDraft, ProductTextDraft } from '../drafts.ts'
import {
  selectProductTexts,
  selectUrlKeys,
  selectVisible,
  upsertProductTexts,
  type ProductTextRow,
} from '../product-queries.ts'
import { byKey, compareFields, mergeFields, type Fields } from './save-report.ts'
import { freeName } from '../slug.ts'

/**
 * Saves the texts of products. If another visible product of the store view already has the URL key, adds a number suffix. Keys
 * of hidden products need not be unique, since they have no page. `shown` are the SKUs of products that become visible.
 */
export async function saveProductTexts(
  tx: Writer,
  drafts: ProductDraft[],
  ids: Map<string, number>,
  changes: Map<string, FieldChange[]>,
  shown: ReadonlySet<string> = new Set(),
): Promise<void> {
  const given = drafts.filter((draft) => (draft.texts ?? []).length > 0 || shown.has(draft.sku))
  if (given.length === 0) return
  const productIds = given.map((draft) => ids.get(draft.sku) ?? 0)
  const rowsBefore = await selectProductTexts(tx, productIds)
  const stored = byKey(rowsBefore, textKey)
  const visible = await selectVisible(tx, productIds)
  const storedOf = Map.groupBy(rowsBefore, (row) => row.productId)
  const textsOf = (draft: ProductDraft): ProductTextDraft[] => {
    const kept = shown.has(draft.sku) ? (storedOf.get(ids.get(draft.sku) ?? 0) ?? []) : []
    const again = kept.map(({ storeId, name, urlKey }) => ({ storeId, name, urlKey }))
    return [...new Map([...again, ...(draft.texts ?? [])].map((text) => [text.storeId, text])).values()]
  }
  const owners = await urlKeyOwners(tx, given.flatMap(textsOf))
  const rows: ProductTextRow[] = []
  for (const draft of given) {
    const productId = ids.get(draft.sku) ?? 0
    for (const text of textsOf(draft)) {
      const before = stored.get(textKey({ productId, storeId: text.storeId }))
      const urlKey = visible.has(productId) || shown.has(draft.sku) ? ownUrlKey(text, productId, owners) : text.urlKey
      const given = completed({ ...text, urlKey }, before)
      const fields = compareFields((before ?? {}) as Fields, { ...given }, `${text.storeId}:`)
      if (fields.length === 0) continue
      changes.get(draft.sku)?.push(...fields)
      rows.push(mergeFields<ProductTextRow>(before ?? { ...newText(text), productId }, given))
    }
  }
  if (rows.length > 0) await upsertProductTexts(tx, rows)
}

function textKey(text: { productId: number; storeId: number }): string {
  return `${text.productId}/${text.storeId}`
}

async function urlKeyOwners(tx: Writer, texts: ProductTextDraft[]): Promise<Map<string, number>> {
  const rows = await selectUrlKeys(tx, [...new Set(texts.map((text) => text.urlKey))])
  return new Map(rows.map((row) => [`${row.storeId}/${row.urlKey}`, row.productId]))
}

/** The URL key, with a number suffix if another visible product of the store view has it. */
function ownUrlKey({ storeId, urlKey }: ProductTextDraft, productId: number, owners: Map<string, number>): string {
  const own = freeName(urlKey, (key) => (owners.get(`${storeId}/${key}`) ?? productId) !== productId)
  owners.set(`${storeId}/${own}`, productId)
  return own
}

/** Merges the given attributes into the stored ones. An empty value removes an attribute. */
function completed(text: ProductTextDraft, before: ProductTextRow | undefined): ProductTextDraft {
  if (text.attributes === undefined) return text
  const attributes = Object.entries({ ...before?.attributes, ...text.attributes }).filter(([, value]) => value !== '')
  return { ...text, attributes: Object.fromEntries(attributes) }
}

function newText(text: ProductTextDraft): Omit<ProductTextRow, 'productId'> {
  return {
    storeId: text.storeId,
    name: text.name,
    urlKey: text.urlKey,
    description: '',
    shortDescription: '',
    metaTitle: null,
    metaKeywords: null,
    metaDescription: null,
    attributes: {},
  }
}
