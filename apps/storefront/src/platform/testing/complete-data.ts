import { parse, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql'

export type Data = { readonly [field: string]: unknown }
type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

/**
 * Adds null for each field of the document that the data lacks. The client's cache treats a response with missing fields as no
 * data.
 */
export function completeData(document: string, data: Data): Data {
  const { definitions } = parse(document)
  const fragments = new Map(
    definitions.flatMap((definition) =>
      definition.kind === 'FragmentDefinition' ? [[definition.name.value, definition] as const] : [],
    ),
  )
  const operation = definitions.find((definition) => definition.kind === 'OperationDefinition')
  return operation ? completeObject(operation.selectionSet, data, fragments) : data
}

function completeObject(selections: SelectionSetNode, data: Data, fragments: Fragments): Data {
  let complete = data
  for (const selection of selections.selections) {
    if (selection.kind === 'Field') {
      const name = (selection.alias ?? selection.name).value
      const value = complete[name] ?? (name === '__typename' ? 'Unnamed' : null)
      const isObject = selection.selectionSet !== undefined
      complete = { ...complete, [name]: isObject ? completeValue(selection.selectionSet, value, fragments) : value }
    } else {
      const part = selection.kind === 'FragmentSpread' ? fragments.get(selection.name.value) : selection
      const typename = complete['__typename'] ?? part?.typeCondition?.name.value
      if (part) complete = completeObject(part.selectionSet, { ...complete, __typename: typename }, fragments)
    }
  }
  return complete
}

function completeValue(selections: SelectionSetNode, value: unknown, fragments: Fragments): unknown {
  if (Array.isArray(value)) return value.map((one) => completeValue(selections, one, fragments))
  return value === null || typeof value !== 'object' ? value : completeObject(selections, value as Data, fragments)
}
