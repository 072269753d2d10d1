import { Kind, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql'

/**
 * The response keys of an operation's root fields, including those in fragments. A root field is resolved once per response key:
 * again under each alias, but once if several fragments select it under the same one.
 */
export function rootKeys(
  operation: { selectionSet: SelectionSetNode },
  fragmentOf: (name: string) => FragmentDefinitionNode | null | undefined,
): Set<string> {
  const keys = new Set<string>()
  const spread = new Set<string>()
  const collect = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) keys.add(selection.alias?.value ?? selection.name.value)
      else if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet)
      else if (!spread.has(selection.name.value)) {
        spread.add(selection.name.value)
        const fragment = fragmentOf(selection.name.value)
        if (fragment != null) collect(fragment.selectionSet)
      }
    }
  }
  collect(operation.selectionSet)
  return keys
}
