import {
  GraphQLError,
  Kind,
  type ASTVisitor,
  type FieldNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql'
import { rootKeys } from './root-fields.ts'

export interface GraphQLLimits {
  fields: number
  depth: number
  aliases: number
  rootFields: number
}

/** Magento's own limits are 300 fields, depth 20 and 10 aliases, counted with expanded fragments, but old clients send more. */
export const defaultLimits: GraphQLLimits = { fields: 1_000, depth: 20, aliases: 30, rootFields: 12 }

interface Count {
  fields: number
  depth: number
  aliases: number
}

/** Refuses documents that are too large before they are executed. */
export function limitsRule(limits: GraphQLLimits): ValidationRule {
  return (context: ValidationContext): ASTVisitor => ({
    OperationDefinition(operation) {
      const refuse = (message: string) => context.reportError(new GraphQLError(message, { nodes: operation }))
      if (rootKeys(operation, (name) => context.getFragment(name)).size > limits.rootFields)
        return refuse(`Max root fields should be ${limits.rootFields}.`)
      const counted = measure(operation.selectionSet, context, new Map(), new Set())
      if (counted.depth > limits.depth) refuse(`Max query depth should be ${limits.depth} but got ${counted.depth}.`)
      if (counted.fields > limits.fields)
        refuse(`Max query complexity should be ${limits.fields} but got ${counted.fields}.`)
      if (counted.aliases > limits.aliases) refuse(`Max aliases should be ${limits.aliases}.`)
      return undefined
    },
  })
}

/** Measures each fragment only once: otherwise fragments that spread each other twice would take exponential time. */
function measure(
  set: SelectionSetNode,
  context: ValidationContext,
  measured: Map<string, Count>,
  open: Set<string>,
): Count {
  const total: Count = { fields: 0, depth: 0, aliases: 0 }
  for (const selection of set.selections) {
    const inner =
      selection.kind === Kind.FRAGMENT_SPREAD
        ? measureFragment(context.getFragment(selection.name.value), context, measured, open)
        : selection.selectionSet === undefined
          ? { fields: 0, depth: 0, aliases: 0 }
          : measure(selection.selectionSet, context, measured, open)
    const own = selection.kind === Kind.FIELD ? 1 : 0
    total.fields += inner.fields + own
    total.depth = Math.max(total.depth, inner.depth + own)
    total.aliases += inner.aliases + (selection.kind === Kind.FIELD && isAliased(selection) ? 1 : 0)
  }
  return total
}

function measureFragment(
  fragment: FragmentDefinitionNode | null | undefined,
  context: ValidationContext,
  measured: Map<string, Count>,
  open: Set<string>,
): Count {
  const name = fragment?.name.value
  if (fragment == null || name === undefined || open.has(name)) return { fields: 0, depth: 0, aliases: 0 }
  const known = measured.get(name)
  if (known !== undefined) return known
  const count = measure(fragment.selectionSet, context, measured, new Set(open).add(name))
  measured.set(name, count)
  return count
}

function isAliased(field: FieldNode): boolean {
  return field.alias !== undefined && field.alias.value !== field.name.value
}
