import type { Writer } from '#src/platform/database.ts'
import type { FieldChange, ProductDraft, ProductTextDraft } from './drafts.ts'
import { selectProductTexts, selectUrlKeys, upsertProductTexts, type ProductTextRow } from './product-queries.ts'
import { byKey, compareFields, mergeFields, type Fields } from './save-report.ts'
import { freeName } from './slug.ts'

/** Saves the texts of products; a URL key that another product has gets a number. */
export async function saveProductTexts(
  tx: Writer,
  drafts: ProductDraft[],
  ids: Map<string, number>,
  changes: Map<string, FieldChange[]>,
): Promise<void> {
  const given = drafts.filter((draft) => (draft.texts ?? []).length > 0)
  if (given.length === 0) return
  const productIds = given.map((draft) => ids.get(draft.sku) ?? 0)
  const stored = byKey(await selectProductTexts(tx, productIds), textKey)
  const owners = await urlKeyOwners(tx, given)
  const rows: ProductTextRow[] = []
  for (const draft of given) {
    const productId = ids.get(draft.sku) ?? 0
    const texts = new Map((draft.texts ?? []).map((text) => [text.storeId, text]))
    for (const text of texts.values()) {
      const before = stored.get(textKey({ productId, storeId: text.storeId }))
      const given = completed(text, productId, before, owners)
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

async function urlKeyOwners(tx: Writer, drafts: ProductDraft[]): Promise<Map<string, number>> {
  const keys = new Set(drafts.flatMap((draft) => (draft.texts ?? []).map((text) => text.urlKey)))
  const numbered = [...keys].flatMap((key) => [key, ...[2, 3, 4, 5, 6, 7, 8, 9].map((number) => `${key}-${number}`)])
  const rows = await selectUrlKeys(tx, numbered)
  return new Map(rows.map((row) => [`${row.storeId}/${row.urlKey}`, row.productId]))
}

function completed(
  text: ProductTextDraft,
  productId: number,
  before: ProductTextRow | undefined,
  owners: Map<string, number>,
): ProductTextDraft {
  const isTaken = (key: string): boolean => (owners.get(`${text.storeId}/${key}`) ?? productId) !== productId
  const urlKey = freeName(text.urlKey, isTaken)
  owners.set(`${text.storeId}/${urlKey}`, productId)
  if (text.attributes === undefined) return { ...text, urlKey }
  return { ...text, urlKey, attributes: { ...before?.attributes, ...text.attributes } }
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
