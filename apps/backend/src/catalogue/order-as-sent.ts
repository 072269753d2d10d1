import { Kind, type GraphQLResolveInfo, type ValueNode } from 'graphql'

/**
 * An input object with its fields in the order in which the client wrote them. GraphQL hands them over in the order of the schema, but
 * `sort: {price: DESC, name: ASC}` means the price first, as in Magento.
 */
export function orderAsSent<Value extends object>(
  { fieldNodes, variableValues }: Pick<GraphQLResolveInfo, 'fieldNodes' | 'variableValues'>,
  argument: string,
  value: Value | null | undefined,
): Value | null | undefined {
  if (value === null || value === undefined) return value
  const sent = fieldNodes[0]?.arguments?.find(({ name }) => name.value === argument)?.value
  const names = sent === undefined ? [] : namesIn(sent, (name) => variableValues.sources[name]?.value)
  const entries = Object.entries(value)
  const placeOf = (name: string): number => (names.includes(name) ? names.indexOf(name) : names.length)
  return Object.fromEntries(entries.toSorted(([a], [b]) => placeOf(a) - placeOf(b))) as Value
}

function namesIn(sent: ValueNode, valueOf: (variable: string) => unknown): string[] {
  if (sent.kind === Kind.OBJECT) return sent.fields.map(({ name }) => name.value)
  const value = sent.kind === Kind.VARIABLE ? valueOf(sent.name.value) : undefined
  return typeof value === 'object' && value !== null ? Object.keys(value) : []
}
