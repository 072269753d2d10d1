import {
  Kind,
  parse,
  print,
  visit,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'

/** What of a query many pages share: the products of its list, if it has one, and root fields, such as a list's category. */
export type Division = { readonly hasList: boolean; readonly frame: readonly string[] }

type Part = { readonly text: string; readonly variables: readonly string[] }

/** A query of which parts are kept, divided. */
export type BriefQuery = {
  /** Like the whole query, but without its frame, and of the products in its list only `__typename` and `uid`. */
  readonly brief: Part
  /** The root fields that are kept whole. */
  readonly frame: Part | undefined
  readonly list:
    | {
        /** What the whole query asks of its products, as `query ($uids: [String], $count: Int)`. */
        readonly products: string
        /** The same for all queries that ask the same of their products. */
        readonly productsId: number
      }
    | undefined
  /** The names of the root fields, in the order of the whole query. */
  readonly fields: readonly string[]
}

const known = new Map<string, BriefQuery | undefined>()
const productIds = new Map<string, number>()

/**
 * Divides a query. Undefined if it cannot be divided. All texts are derived from the query itself, so what is kept has the same fields in
 * the same order as the answer to the whole query.
 */
export function briefQueryOf(text: string, division: Division): BriefQuery | undefined {
  if (!known.has(text)) known.set(text, divide(parse(text), division))
  return known.get(text)
}

function divide(document: DocumentNode, { hasList, frame: framing }: Division): BriefQuery | undefined {
  const [operation, ...others] = document.definitions
  if (operation?.kind !== Kind.OPERATION_DEFINITION) return undefined
  const fragments = others.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION)
  const fields = operation.selectionSet.selections.filter((one) => one.kind === Kind.FIELD)
  const items = hasList ? fieldOf(fieldOf(operation, 'products'), 'items') : undefined
  const list = items && listOf(items, fragments)
  if (hasList && !list) return undefined
  const partOf = (suffix: string, selections: readonly FieldNode[]): Part =>
    write({ ...operation, selectionSet: { ...operation.selectionSet, selections } }, suffix, fragments)
  const isFrame = ({ name }: FieldNode): boolean => framing.includes(name.value)
  const frame = fields.filter(isFrame)
  const brief = fields
    .filter((field) => !isFrame(field))
    .map((field) =>
      visit(field, { Field: (node) => (node === items ? { ...node, selectionSet: onlyUids } : undefined) }),
    )
  return {
    brief: partOf('', brief),
    frame: frame.length > 0 ? partOf('Frame', frame) : undefined,
    list,
    fields: fields.map(({ alias, name }) => (alias ?? name).value),
  }
}

function listOf({ selectionSet }: FieldNode, fragments: readonly FragmentDefinitionNode[]): BriefQuery['list'] {
  if (!selectionSet) return undefined
  const needed = usedBy(selectionSet, fragments).map(print)
  const asked = [print(selectionSet), ...needed].join('\n')
  // What depends on the query's own variables or directives is not the same for the next query.
  if (/\$|@/.test(asked)) return undefined
  const productsId = productIds.get(asked) ?? productIds.size
  productIds.set(asked, productsId)
  const products = `products(filter: { uid: { in: $uids } }, pageSize: $count) { items ${print(selectionSet)} }`
  const text = `query ListedProducts($uids: [String], $count: Int) { ${products} }`
  return { products: [text, ...needed].join('\n'), productsId }
}

/** A part of a query, with the variables and the fragments that it uses: a server refuses others. */
function write(part: OperationDefinitionNode, suffix: string, fragments: readonly FragmentDefinitionNode[]): Part {
  const needed = usedBy(part.selectionSet, fragments)
  const used = new Set<string>()
  for (const one of [part.selectionSet, ...needed]) visit(one, { Variable: ({ name }) => void used.add(name.value) })
  const variableDefinitions = part.variableDefinitions?.filter(({ variable }) => used.has(variable.name.value)) ?? []
  const name = part.name && { ...part.name, value: part.name.value + suffix }
  const operation: OperationDefinitionNode = { ...part, ...(name ? { name } : {}), variableDefinitions }
  return { text: [operation, ...needed].map(print).join('\n'), variables: [...used] }
}

const onlyUids: FieldNode['selectionSet'] = {
  kind: Kind.SELECTION_SET,
  selections: ['__typename', 'uid'].map((value) => ({ kind: Kind.FIELD, name: { kind: Kind.NAME, value } })),
}

/** The fragments that a part of a query needs, also through other fragments: a server refuses those that are not used. */
function usedBy(part: Parameters<typeof visit>[0], fragments: readonly FragmentDefinitionNode[]) {
  const names = new Set<string>()
  const note = (node: Parameters<typeof visit>[0]): void => {
    visit(node, {
      FragmentSpread: ({ name: { value } }) => {
        if (names.has(value)) return
        names.add(value)
        const fragment = fragments.find(({ name }) => name.value === value)
        if (fragment) note(fragment)
      },
    })
  }
  note(part)
  return fragments.filter(({ name }) => names.has(name.value))
}

function fieldOf(parent: { readonly selectionSet?: SelectionSetNode | undefined } | undefined, name: string) {
  return parent?.selectionSet?.selections.find(
    (one): one is FieldNode => one.kind === Kind.FIELD && one.name.value === name,
  )
}
