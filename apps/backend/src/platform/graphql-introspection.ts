import { GraphQLError, Kind, type ASTVisitor, type ValidationContext } from 'graphql'

const openTypes = new Set(['ProductAttributeFilterInput', 'ProductAttributeSortInput'])

/** Closes introspection except for the filter types that Magento clients read at run time (AMB-61). */
export function introspectionRule(context: ValidationContext): ASTVisitor {
  return {
    Field(node) {
      if (node.name.value === '__schema') refuse(context, node.name.value)
      if (node.name.value !== '__type') return
      const name = node.arguments?.find((argument) => argument.name.value === 'name')?.value
      if (name?.kind !== Kind.STRING || !openTypes.has(name.value)) refuse(context, node.name.value)
    },
  }
}

function refuse(context: ValidationContext, field: string): void {
  context.reportError(new GraphQLError(`GraphQL introspection is not allowed, but the query contained ${field}.`))
}
