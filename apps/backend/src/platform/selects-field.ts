import { Kind, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql'

/** Whether the query selects this field of the resolver's result, directly or in a fragment. */
export function selectsField({ fieldNodes, fragments }: GraphQLResolveInfo, name: string): boolean {
  const isIn = (set: SelectionSetNode | undefined): boolean =>
    set?.selections.some((selection) => {
      if (selection.kind === Kind.FIELD) return selection.name.value === name
      if (selection.kind === Kind.INLINE_FRAGMENT) return isIn(selection.selectionSet)
      return isIn(fragments[selection.name.value]?.selectionSet)
    }) === true
  return fieldNodes.some(({ selectionSet }) => isIn(selectionSet))
}
