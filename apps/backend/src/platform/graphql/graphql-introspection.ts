import { GraphQLError, Kind, type ASTVisitor, type FieldNode, type ValidationContext } from 'graphql'

const openTypes = new Set(['ProductAttributeFilterInput', 'ProductAttributeSortInput'])

/**
 * Refuses introspection except what Magento clients need: the filter types (AMB-61), and the possible types of interfaces and
 * unions, which their caches need to match fragments.
 */
export function introspectionRule(context: ValidationContext): ASTVisitor {
  return {
    Field(node) {
      if (node.name.value === '__schema' && !isPossibleTypesOnly(node)) refuse(context, node.name.value)
      if (node.name.value !== '__type') return
      const name = node.arguments?.find((argument) => argument.name.value === 'name')?.value
      if (name?.kind !== Kind.STRING || !openTypes.has(name.value)) refuse(context, node.name.value)
    },
  }
}

/** Whether a query reads only `__schema { types { kind name possibleTypes { name } } }`. */
function isPossibleTypesOnly(schema: FieldNode): boolean {
  const [types, ...others] = fieldsOf(schema) ?? []
  if (types?.name.value !== 'types' || others.length > 0) return false
  const fields = fieldsOf(types) ?? []
  const possible = fields.filter((field) => field.name.value === 'possibleTypes')
  return possible.length === 1 && holdOnly(fields, ['kind', 'name', 'possibleTypes']) && possible.every(isNamed)
}

function isNamed(type: FieldNode): boolean {
  return holdOnly(fieldsOf(type), ['kind', 'name'])
}

function holdOnly(fields: readonly FieldNode[] | undefined, names: readonly string[]): boolean {
  return fields?.every((field) => [...names, '__typename'].includes(field.name.value)) === true
}

/** The selections within a field; undefined if they contain fragments. */
function fieldsOf(node: FieldNode): readonly FieldNode[] | undefined {
  const selections = node.selectionSet?.selections ?? []
  const fields = selections.filter((selection) => selection.kind === Kind.FIELD)
  return fields.length === selections.length ? fields : undefined
}

function refuse(context: ValidationContext, field: string): void {
  context.reportError(new GraphQLError(`GraphQL introspection is not allowed, but the query contained ${field}.`))
}
