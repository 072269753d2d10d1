import { Kind, parse, print, visit, type DocumentNode, type FieldNode, type SelectionSetNode } from 'graphql'

/** A query for a list of products, in two: the list with only the products' uids, and the products of given uids. */
type BriefListing = {
  /** Like the whole query, but of its products only `__typename` and `uid`. */
  readonly list: string
  /** What the whole query asks of its products, as `query ($uids: [String], $count: Int)`. */
  readonly products: string
  /** The same for all queries that ask the same of their products. */
  readonly productsId: number
}

const known = new Map<string, BriefListing | undefined>()
const productIds = new Map<string, number>()

/**
 * Divides a query for a list of products. Undefined if it has no list. Both texts are derived from the query itself, so products that
 * are kept have the same fields in the same order as those of the whole query.
 */
export function briefListingOf(text: string): BriefListing | undefined {
  if (!known.has(text)) known.set(text, divide(parse(text)))
  return known.get(text)
}

function divide(document: DocumentNode): BriefListing | undefined {
  const [operation, ...fragments] = document.definitions
  if (operation?.kind !== Kind.OPERATION_DEFINITION) return undefined
  const items = fieldOf(fieldOf(operation.selectionSet, 'products')?.selectionSet, 'items')
  const selected = items?.selectionSet && print(items.selectionSet)
  if (!items || selected === undefined || fragments.length > 0 || /\$|@/.test(selected)) return undefined
  const brief = parse('{ items { __typename uid } }').definitions[0]
  const replaced = brief?.kind === Kind.OPERATION_DEFINITION ? brief.selectionSet.selections[0] : undefined
  const list = visit(document, { Field: (node) => (node === items ? replaced : undefined) })
  const productsId = productIds.get(selected) ?? productIds.size
  productIds.set(selected, productsId)
  const asked = `products(filter: { uid: { in: $uids } }, pageSize: $count) { items ${selected} }`
  return { list: print(list), products: `query ListedProducts($uids: [String], $count: Int) { ${asked} }`, productsId }
}

function fieldOf(set: SelectionSetNode | undefined, name: string): FieldNode | undefined {
  return set?.selections.find(
    (selection): selection is FieldNode => selection.kind === Kind.FIELD && selection.name.value === name,
  )
}
