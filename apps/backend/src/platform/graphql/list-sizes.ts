import type { FieldNode } from 'graphql'

/**
 * The assumed length of a list that has no page size: typical of a large shop, not the maximum. By field name, or by type and
 * field where the name alone is ambiguous.
 */
const sizes: Readonly<Record<string, number>> = {
  // Fields of products.
  variants: 40,
  configurable_options: 2,
  values: 12,
  attributes: 2,
  media_gallery: 8,
  media_gallery_entries: 8,
  related_products: 12,
  upsell_products: 12,
  crosssell_products: 12,
  color_siblings: 8,
  'ProductInterface.categories': 5,
  categories: 5,
  breadcrumbs: 4,
  category_badges: 3,
  price_tiers: 3,
  tier_prices: 3,
  size_chart_rows: 20,
  custom_attributes: 15,
  attribute_option: 2,
  attribute_options: 10,
  attribute_labels: 8,
  url_rewrites: 2,
  product_links: 24,
  // Fields of attributes and product comparisons.
  'AttributesMetadataOutput.items': 40,
  'CustomAttributeMetadataInterface.options': 25,
  'CatalogAttributeMetadata.options': 25,
  'CompareList.attributes': 15,
  'ComparableItem.attributes': 15,
  ratings_breakdown: 3,
  options_available_for_selection: 2,
  option_value_uids: 12,
  // Fields of listings and the category tree.
  aggregations: 15,
  'Aggregation.options': 25,
  'Products.filters': 15,
  filter_items: 25,
  sort_fields: 6,
  children: 12,
  grid_banners: 4,
  // Fields of carts and orders.
  'Cart.items': 30,
  'CartItems.items': 30,
  saved_items: 10,
  'CustomerOrder.items': 20,
  invoices: 2,
  shipments: 2,
  credit_memos: 2,
  'CreditMemo.items': 5,
  comments: 2,
  taxes: 2,
  bundle_options: 3,
  'ItemSelectedBundleOption.values': 2,
  addresses: 8,
  available_shipping_methods: 6,
  available_payment_methods: 6,
  selected_options: 2,
  customizable_options: 1,
  entered_options: 2,
  discounts: 2,
  applied_taxes: 2,
  errors: 2,
  user_errors: 5,
  street: 3,
  // Fields of store views.
  availableStores: 15,
  countries: 50,
  available_regions: 10,
  wishlists: 3,
  // Fields of introspection, on average over all types of this schema.
  types: 750,
  fields: 10,
  inputFields: 2,
  args: 0.2,
  enumValues: 2,
  interfaces: 2,
  possibleTypes: 4,
  directives: 8,
}

const defaultSize = 10

/** How often there is an object in a field that is not a list: `ofType` of introspection is null for most types. */
export const presence = (field: string): number => (field === 'ofType' ? 0.4 : 1)

/** The assumed number of categories in a shop. */
export const largestTree = 400

/** Fields whose products belong to the surrounding product: its sizes and colours. */
export const isPartOfProduct = (field: string): boolean => field === 'variants' || field === 'color_siblings'

/** The assumed length of a list: the page size of the surrounding field, or the default. */
export function listSize(parent: string, field: string, page: number | undefined): number {
  if (field === 'items' && page !== undefined) return page
  return sizes[`${parent}.${field}`] ?? sizes[field] ?? defaultSize
}

/** The arguments on which the cost of a field depends, here and in `workOf`. */
export const costArguments: ReadonlySet<string> = new Set([
  'filter',
  'filters',
  'identifiers',
  'skus',
  'productIds',
  'pageSize',
])

/** The maximum number of entries that a field's arguments allow, by page size or by listed ids; undefined without either. */
export function mostEntries(
  field: string,
  args: Readonly<Record<string, unknown>>,
  node: FieldNode,
): number | undefined {
  const named = [
    countOfFilter(args['filter'], identifyingFilters),
    countOfFilter(args['filters'], identifyingCategoryFilters),
    ...[args['identifiers'], args['skus'], args['productIds']].map(lengthOf),
  ].filter((count) => count !== undefined)
  const page = args['pageSize']
  const isGiven = node.arguments?.some((argument) => argument.name.value === 'pageSize') ?? false
  const size = typeof page !== 'number' ? undefined : isGiven ? Math.max(0, page) : (sizes[field] ?? page)
  const counts = size === undefined ? named : [...named, size]
  return counts.length === 0 ? undefined : Math.min(...counts)
}

/** Filters that identify single entities: products by id, SKU or URL key, orders by number, and categories. */
const identifyingFilters = ['sku', 'uid', 'url_key', 'number']
const identifyingCategoryFilters = ['category_uid', 'ids', 'url_key', 'url_path']

function countOfFilter(filter: unknown, identifying: readonly string[]): number | undefined {
  if (typeof filter !== 'object' || filter === null) return undefined
  const counts = Object.entries(filter).flatMap(([field, condition]) =>
    identifying.includes(field) ? [countOfCondition(condition)] : [],
  )
  const most = Math.min(...counts)
  return Number.isFinite(most) ? most : undefined
}

function countOfCondition(condition: unknown): number {
  if (typeof condition !== 'object' || condition === null) return Number.POSITIVE_INFINITY
  const { eq, in: several } = condition as { eq?: unknown; in?: unknown }
  if (typeof eq === 'string') return 1
  return lengthOf(several) ?? Number.POSITIVE_INFINITY
}

function lengthOf(list: unknown): number | undefined {
  return Array.isArray(list) ? list.length : undefined
}
