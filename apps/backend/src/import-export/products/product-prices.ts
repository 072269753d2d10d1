import type { ProductRow, RowPrice, SpecialPrice } from './parse-products.ts'
import type { ExistingProduct } from '../queries.ts'
import type { Complaint, ImportStore } from '../types.ts'

export interface StorePrice extends SpecialPrice {
  storeId: number
  regular: number
}

interface PricedProduct {
  rows: ProductRow[]
  base: ProductRow | undefined
  /** The store views of the base row. */
  baseStores: ImportStore[]
  existing: ExistingProduct | undefined
  /** The store views with a text of the product after this import. */
  textIds: ReadonlySet<number>
}

/**
 * The prices of one product by store view. As in Magento, a store view row without a price uses the price of the base row, if
 * both store views have the same currency.
 */
export function pricesOf(product: PricedProduct): { prices: StorePrice[]; complaints: Complaint[] } {
  const { rows, base, baseStores, existing, textIds } = product
  const complaints: Complaint[] = []
  const own = rows.filter((row) => !row.isBase)
  const ownIds = new Set(own.map(({ store }) => store.id))
  const places = [
    ...(base === undefined
      ? []
      : baseStores.filter(({ id }) => !ownIds.has(id)).map((store) => ({ row: base, store, given: undefined }))),
    ...own.map((row) => ({ row, store: row.store, given: row.price })),
  ]
  const prices = places.flatMap(({ row, store, given }) => {
    const inherited = base?.store.currency === store.currency ? base.price : undefined
    const stored = existing?.prices.find(({ storeId }) => storeId === store.id)
    const source = given ?? (textIds.has(store.id) || row.isBase ? inherited : undefined)
    const warn = (reason: string): void =>
      void complaints.push({ line: row.line, key: row.sku, reason, isWarning: true })
    if (source === undefined) {
      if (stored === undefined && textIds.has(store.id) && needsPrice(base, existing))
        warn(`it has no price in the store view ${store.code} (${store.currency})`)
      return []
    }
    const regular = source.regular ?? inherited?.regular ?? stored?.regular
    if (regular === undefined) {
      warn('special_price is left out: there is no price')
      return []
    }
    return [{ storeId: store.id, regular, ...(source.special?.(store.timeZone) ?? specialOf(stored)) }]
  })
  return { prices, complaints }
}

/** A configurable product may get its price from its variants, and a hidden variant from its parent. */
function needsPrice(base: ProductRow | undefined, existing: ExistingProduct | undefined): boolean {
  if (base === undefined || existing !== undefined) return false
  return base.facts.isVisible !== false && (base.facts.type === 'simple' || base.facts.type === 'virtual')
}

function specialOf(stored: ExistingProduct['prices'][number] | undefined): SpecialPrice {
  const dateOf = (text: string | null | undefined): Date | null =>
    text === null || text === undefined ? null : new Date(text)
  return {
    special: stored?.special ?? null,
    specialFrom: dateOf(stored?.specialFrom),
    specialTo: dateOf(stored?.specialTo),
  }
}

/** A new product needs a regular price in addition to its special price. */
export function lacksRegular(price: RowPrice | undefined): boolean {
  return price !== undefined && price.regular === undefined
}
