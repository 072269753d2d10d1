import { calculateFinalPrice, calculateLowestPrice, calculateNextChange } from '#src/pricing/pricing.ts'
import type { Price, PriceLogRow, PriceRow } from '#src/pricing/pricing.ts'
import type { ProductTextRow } from '../product-queries.ts'
import type {
  SourceAmount,
  SourceCategory,
  SourceInStore,
  SourceLink,
  SourceProduct,
  SourceStore,
} from './rebuild-queries.ts'
import { foldText } from '../slug.ts'
import { stockedVariants } from './stocked-variants.ts'
import type { ListingRow, Picture, ProductDocument, UnitPrice, VariantDocument } from '../types.ts'

/**
 * The source data for the listing rows of some products. String keys are `store/product` or `store/category`. The rows of all store
 * views share its lists of options and pictures.
 */
export interface ListingSources {
  now: Date
  stores: SourceStore[]
  optionLabels: Map<number, { value: string; labels: Record<string, string> }>
  categoryNames: Map<string, string>
  /** `foldText` for labels and names of categories, which many products share: it remembers what it has folded. */
  fold: (text: string) => string
  products: SourceProduct[]
  variants: Map<number, SourceProduct[]>
  texts: Map<number, ProductTextRow[]>
  inStores: Map<string, SourceInStore>
  names: Map<string, string>
  pictures: Map<number, Picture[]>
  options: Map<number, number[]>
  superAttributes: Map<number, { attributeId: number }[]>
  categories: Map<number, SourceCategory[]>
  links: Map<number, SourceLink[]>
  amounts: Map<string, SourceAmount[]>
  prices: Map<string, PriceRow>
  logs: Map<string, PriceLogRow[]>
  stock: Map<number, number>
}

/** Calculates a row for each product and store view with a text and a price. */
export function listingRows(sources: ListingSources): ListingRow[] {
  return sources.products.flatMap((product) => {
    const shared = { places: placesOf(sources, product), offers: new Map<string, Offer>() }
    return (sources.texts.get(product.id) ?? []).flatMap((text) => {
      const store = sources.stores.find(({ id }) => id === text.storeId)
      const row = store === undefined ? undefined : listingRow(sources, { product, text, store }, shared)
      return row === undefined ? [] : [row]
    })
  })
}

/** What most store views of a product have in common, and is calculated once for them. */
interface Shared {
  places: Pick<ListingRow, 'categoryIds' | 'position' | 'positions'>
  /** By the units that a store view sells and has in stock. */
  offers: Map<string, Offer>
}

type Offer = Pick<ListingRow, 'optionIds' | 'stockedOptionIds' | 'stockedVariants'>

function placesOf(sources: ListingSources, { id }: SourceProduct): Shared['places'] {
  const categories = sources.categories.get(id) ?? []
  const positions = positionsOf(categories)
  return {
    categoryIds: ascending(categories.flatMap((category) => category.idPath)),
    position: Math.min(...Object.values(positions), 2_147_483_647),
    positions,
  }
}

function sharedOffer(sources: ListingSources, product: SourceProduct, units: Unit[], { offers }: Shared): Offer {
  const key = units.map((unit) => (unit.isInStock ? unit.product.id : -unit.product.id)).join()
  const known = offers.get(key) ?? offerOf(sources, product, units)
  offers.set(key, known)
  return known
}

function offerOf(sources: ListingSources, product: SourceProduct, units: Unit[]): Offer {
  const own = optionsOf(sources, product.id)
  const stocked = units.filter((unit) => unit.isInStock)
  const optionsOfAll = (some: Unit[]): number[] =>
    ascending([...own, ...some.flatMap((unit) => optionsOf(sources, unit.product.id))])
  return {
    optionIds: optionsOfAll(units),
    stockedOptionIds: optionsOfAll(stocked),
    stockedVariants: stockedVariants(
      product.type === 'configurable' ? stocked.map((unit) => ascending(optionsOf(sources, unit.product.id))) : [],
    ),
  }
}

interface Unit extends UnitPrice {
  price: Price
  isInStock: boolean
  product: SourceProduct
}

function listingRow(
  sources: ListingSources,
  { product, text, store }: { product: SourceProduct; text: ProductTextRow; store: SourceStore },
  shared: Shared,
): ListingRow | undefined {
  if (!isSold(sources, product, store.id) || !isShown(sources, product, store.id)) return undefined
  const units = unitsOf(sources, product, store.id)
  const inStock = units.some((unit) => unit.isInStock)
  const offered = inStock ? units.filter((unit) => unit.isInStock) : units
  const [cheapest, dearest] = extremes(offered)
  if (cheapest === undefined || dearest === undefined) return undefined
  return {
    ...shared.places,
    ...sharedOffer(sources, product, units, shared),
    storeId: store.id,
    productId: product.id,
    sku: product.sku,
    type: product.type,
    name: text.name,
    urlKey: text.urlKey,
    regular: cheapest.regular,
    final: cheapest.final,
    maximumRegular: dearest.regular,
    maximumFinal: dearest.final,
    lowest: cheapest.lowest,
    discountPercent: percentOff(cheapest),
    inStock,
    createdAt: product.createdAt,
    searchText: searchText(sources, product, text, store),
    document: documentOf(sources, product, text, units),
    dueAt: earliest(units.map((unit) => calculateNextChange(unit.price, sources.now))),
  }
}

function isSold({ inStores }: ListingSources, { id, isActive }: SourceProduct, storeId: number): boolean {
  return inStores.get(`${storeId}/${id}`)?.isActive ?? isActive
}

function isShown({ inStores }: ListingSources, { id, isVisible }: SourceProduct, storeId: number): boolean {
  return inStores.get(`${storeId}/${id}`)?.isVisible ?? isVisible
}

/** What can be added to a cart: the product itself, or its variants with their own price or else that of the product. */
function unitsOf(sources: ListingSources, product: SourceProduct, storeId: number): Unit[] {
  const amounts = product.type === 'giftcard' ? (sources.amounts.get(`${storeId}/${product.id}`) ?? []) : []
  if (amounts.length > 0) return amounts.map(({ amount }) => amountUnit(sources, product, amount))
  const sellable = product.type === 'configurable' ? (sources.variants.get(product.id) ?? []) : [product]
  return sellable.flatMap((part) => {
    if (!isSold(sources, part, storeId)) return []
    const own = sources.prices.get(`${storeId}/${part.id}`)
    const price = own ?? sources.prices.get(`${storeId}/${product.id}`)
    if (price === undefined) return []
    const final = calculateFinalPrice(price, sources.now)
    const log = sources.logs.get(`${storeId}/${price.productId}`) ?? []
    const lowest = final < price.regular ? calculateLowestPrice(log, sources.now) : null
    const isInStock = (sources.stock.get(part.id) ?? 0) > 0
    return [{ product: part, price, regular: price.regular, final, lowest, isInStock }]
  })
}

/** The prices of a gift card are its amounts. */
function amountUnit(sources: ListingSources, product: SourceProduct, amount: number): Unit {
  const price = { regular: amount, special: null, specialFrom: null, specialTo: null }
  const isInStock = (sources.stock.get(product.id) ?? 0) > 0
  return { product, price, regular: amount, final: amount, lowest: null, isInStock }
}

function extremes(units: Unit[]): [Unit | undefined, Unit | undefined] {
  const sorted = units.toSorted((a, b) => a.final - b.final || a.regular - b.regular)
  return [sorted[0], sorted.at(-1)]
}

/** The reduction in whole percent. */
export function percentOff({ regular, final }: { regular: number; final: number }): number {
  return regular === 0 ? 0 : Math.round(((regular - final) * 100) / regular)
}

function optionsOf(sources: ListingSources, productId: number): number[] {
  return sources.options.get(productId) ?? []
}

/** A product is also listed in the ancestors of its categories, at its lowest position there. */
function positionsOf(categories: SourceCategory[]): Record<string, number> {
  const positions: Record<string, number> = {}
  for (const { idPath, position } of categories)
    for (const id of idPath) positions[id] = Math.min(positions[id] ?? position, position)
  for (const { categoryId, position } of categories) positions[categoryId] = position
  return positions
}

function searchText(sources: ListingSources, product: SourceProduct, text: ProductTextRow, store: SourceStore): string {
  const labels = optionsOf(sources, product.id).map((id) => {
    const option = sources.optionLabels.get(id)
    return option?.labels[store.locale] ?? option?.value ?? ''
  })
  const categories = (sources.categories.get(product.id) ?? []).map(
    ({ categoryId }) => sources.categoryNames.get(`${store.id}/${categoryId}`) ?? '',
  )
  const own = [text.name, text.attributes['additional_product_name'] ?? '', product.sku].join(' ')
  return [foldText(own), ...[...labels, ...categories].map((part) => sources.fold(part))].join(' ')
}

function documentOf(
  sources: ListingSources,
  product: SourceProduct,
  text: ProductTextRow,
  units: Unit[],
): ProductDocument {
  const links = sources.links.get(product.id) ?? []
  const linked = (kind: string): number[] => links.filter((link) => link.kind === kind).map((link) => link.linkedId)
  const own = sources.prices.get(`${text.storeId}/${product.id}`)
  return {
    attributeSet: product.attributeSet,
    taxClass: product.taxClass,
    weight: product.weight,
    maxCartQuantity: product.maxCartQuantity,
    createdAt: product.createdAt.toISOString(),
    updatedAt: product.updatedAt.toISOString(),
    description: text.description,
    shortDescription: text.shortDescription,
    metaTitle: text.metaTitle,
    metaKeywords: text.metaKeywords,
    metaDescription: text.metaDescription,
    attributes: text.attributes,
    optionIds: optionsOf(sources, product.id),
    pictures: picturesOf(sources, product.id),
    categoryIds: (sources.categories.get(product.id) ?? []).map((category) => category.categoryId),
    superAttributeIds: (sources.superAttributes.get(product.id) ?? []).map((row) => row.attributeId),
    variants: product.type === 'configurable' ? units.map((unit) => variantOf(sources, text, unit)) : [],
    links: {
      related: linked('related'),
      upsell: linked('upsell'),
      crosssell: linked('crosssell'),
      colour: linked('colour'),
    },
    special: specialOf(own),
    giftcardType: product.giftcardType,
    giftcardAmounts: (sources.amounts.get(`${text.storeId}/${product.id}`) ?? []).map((row) => row.amount),
  }
}

function variantOf(sources: ListingSources, text: ProductTextRow, unit: Unit): VariantDocument {
  const { id, sku, weight } = unit.product
  return {
    id,
    sku,
    name: sources.names.get(`${text.storeId}/${id}`) ?? text.name,
    weight,
    optionIds: optionsOf(sources, id),
    pictures: picturesOf(sources, id),
    regular: unit.regular,
    final: unit.final,
    lowest: unit.lowest,
  }
}

function picturesOf(sources: ListingSources, productId: number): Picture[] {
  return sources.pictures.get(productId) ?? []
}

function specialOf(price: Price | undefined): ProductDocument['special'] {
  if (price === undefined || price.special === null) return null
  const { special, specialFrom, specialTo } = price
  return { price: special, from: specialFrom?.toISOString() ?? null, to: specialTo?.toISOString() ?? null }
}

function ascending(ids: number[]): number[] {
  return [...new Set(ids)].toSorted((a, b) => a - b)
}

function earliest(dates: (Date | null)[]): Date | null {
  const known = dates.filter((date) => date !== null)
  return known.length === 0 ? null : known.reduce((a, b) => (a < b ? a : b))
}
