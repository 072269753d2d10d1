import type { Reader } from '#src/platform/database.ts'
import type { ProductDraft } from '#src/catalogue/save/save.ts'
import type { ProductRow } from './parse-products.ts'
import { selectSpellings } from '../queries.ts'

/** The spelling of each SKU by its lower-case form: the stored spelling, or else the first one in the file. */
export type Spellings = Map<string, string>

type Respell = (sku: string) => string

/** Unifies the case of SKUs in rows, because Magento compares them ignoring case. */
export async function unifyRows(db: Reader, rows: ProductRow[], spellings: Spellings): Promise<void> {
  const skus = rows.flatMap((row) => [
    row.sku,
    ...row.variations.map(({ sku }) => sku),
    ...Object.values(row.facts.links ?? {}).flat(),
  ])
  const respell = await respellerFor(db, skus, spellings)
  for (const row of rows) {
    row.sku = respell(row.sku)
    for (const variation of row.variations) variation.sku = respell(variation.sku)
    row.facts = { ...row.facts, ...respelledLinks(row.facts, respell) }
  }
}

export async function unifyDrafts(db: Reader, drafts: ProductDraft[], spellings: Spellings): Promise<ProductDraft[]> {
  const skus = drafts.flatMap(({ variants, links }) => [...(variants ?? []), ...Object.values(links ?? {}).flat()])
  const respell = await respellerFor(db, skus, spellings)
  return drafts.map((draft) => ({
    ...draft,
    ...(draft.variants === undefined ? {} : { variants: draft.variants.map(respell) }),
    ...respelledLinks(draft, respell),
  }))
}

function respelledLinks({ links }: Pick<ProductDraft, 'links'>, respell: Respell): Pick<ProductDraft, 'links'> {
  if (links === undefined) return {}
  return { links: Object.fromEntries(Object.entries(links).map(([kind, skus]) => [kind, skus.map(respell)])) }
}

async function respellerFor(db: Reader, skus: string[], spellings: Spellings): Promise<Respell> {
  const stored = await selectSpellings(db, [...new Set(skus.map((sku) => sku.toLowerCase()))])
  const exact = new Set(stored)
  const first = new Map(stored.toReversed().map((sku) => [sku.toLowerCase(), sku]))
  for (const [key, sku] of first) if (!exact.has(spellings.get(key) ?? '')) spellings.set(key, sku)
  return (sku) => (exact.has(sku) ? sku : (spellings.get(sku.toLowerCase()) ?? sku))
}
