// Fragments separate what each component needs; the server gets documents without those that are used only once.
import {
  getNamedType,
  isAbstractType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  print,
  visit,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLSchema,
  type InlineFragmentNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'

/** Replaces each fragment that an operation uses once by its fields, and merges equal fields. The result is the same. */
export function inlineFragments(schema: GraphQLSchema, document: DocumentNode): DocumentNode {
  const fragments = fragmentsUsedOnce(document)
  const definitions = document.definitions
    .filter((definition) => definition.kind !== Kind.FRAGMENT_DEFINITION || !fragments.has(definition.name.value))
    .map((definition) => {
      if (definition.kind !== Kind.OPERATION_DEFINITION && definition.kind !== Kind.FRAGMENT_DEFINITION)
        return definition
      const type =
        definition.kind === Kind.OPERATION_DEFINITION
          ? schema.getRootType(definition.operation)
          : schema.getType(definition.typeCondition.name.value)
      const selectionSet = isCompositeType(type)
        ? inline({ schema, fragments }, type, definition.selectionSet)
        : definition.selectionSet
      return { ...definition, selectionSet }
    })
  const inlined: DocumentNode = { ...document, definitions }
  // Merging fields can leave a fragment with a single use.
  return print(inlined) === print(document) ? inlined : inlineFragments(schema, inlined)
}

function fragmentsUsedOnce(document: DocumentNode): ReadonlyMap<string, FragmentDefinitionNode> {
  const uses = new Map<string, number>()
  visit(document, {
    FragmentSpread: ({ name, directives = [] }) => {
      // A directive applies to the fragment as a whole, so it cannot be inlined.
      const counted = directives.length > 0 ? Number.POSITIVE_INFINITY : 1
      uses.set(name.value, (uses.get(name.value) ?? 0) + counted)
    },
  })
  return new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION && uses.get(definition.name.value) === 1
        ? [[definition.name.value, definition] as const]
        : [],
    ),
  )
}

type Context = {
  readonly schema: GraphQLSchema
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>
}

function inline(context: Context, type: GraphQLCompositeType, selectionSet: SelectionSetNode): SelectionSetNode {
  const selections = selectionSet.selections.flatMap((selection): readonly SelectionNode[] => {
    if (selection.kind === Kind.FIELD) return [inlineField(context, type, selection)]
    if (selection.kind === Kind.INLINE_FRAGMENT) return inlineCondition(context, type, selection)
    const fragment = context.fragments.get(selection.name.value)
    if (!fragment) return [selection]
    const { typeCondition, selectionSet: own } = fragment
    return inlineCondition(context, type, { kind: Kind.INLINE_FRAGMENT, typeCondition, selectionSet: own })
  })
  return { ...selectionSet, selections: merge(selections) }
}

function inlineField(context: Context, type: GraphQLCompositeType, field: FieldNode): FieldNode {
  const fields = isObjectType(type) || isInterfaceType(type) ? type.getFields() : {}
  const own = getNamedType(fields[field.name.value]?.type)
  if (!field.selectionSet || !isCompositeType(own)) return field
  return { ...field, selectionSet: inline(context, own, field.selectionSet) }
}

/** The fields of an inline fragment, without the fragment if its condition is always true. */
function inlineCondition(
  context: Context,
  type: GraphQLCompositeType,
  fragment: InlineFragmentNode,
): readonly SelectionNode[] {
  const { typeCondition, directives = [] } = fragment
  const condition = typeCondition ? context.schema.getType(typeCondition.name.value) : type
  if (!isCompositeType(condition)) return [fragment]
  const isAlways = condition === type || (isAbstractType(condition) && isWithin(context.schema, condition, type))
  if (isAlways && directives.length === 0) return inline(context, type, fragment.selectionSet).selections
  return [{ ...fragment, selectionSet: inline(context, condition, fragment.selectionSet) }]
}

const isWithin = (
  schema: GraphQLSchema,
  whole: Parameters<GraphQLSchema['isSubType']>[0],
  part: GraphQLCompositeType,
) => (isObjectType(part) || isInterfaceType(part)) && schema.isSubType(whole, part)

/** Merges selections that differ only in their own selections. */
function merge(selections: readonly SelectionNode[]): readonly SelectionNode[] {
  const merged = new Map<string, SelectionNode>()
  for (const selection of selections) {
    const key = headOf(selection)
    const known = merged.get(key)
    merged.set(key, known ? withSelectionsOf(known, selection) : selection)
  }
  return [...merged.values()]
}

/** A selection without its own selections, as text. */
function headOf(selection: SelectionNode): string {
  if (selection.kind === Kind.FRAGMENT_SPREAD) return print(selection)
  const { selectionSet } = selection
  if (!selectionSet) return print(selection)
  return print({ ...selection, selectionSet: { ...selectionSet, selections: [] } })
}

function withSelectionsOf(known: SelectionNode, other: SelectionNode): SelectionNode {
  if (known.kind === Kind.FRAGMENT_SPREAD || other.kind === Kind.FRAGMENT_SPREAD) return known
  if (!known.selectionSet || !other.selectionSet) return known
  const selections = merge([...known.selectionSet.selections, ...other.selectionSet.selections])
  return { ...known, selectionSet: { ...known.selectionSet, selections } }
}
