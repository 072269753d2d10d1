/** A condition of the product filter as Magento's three input types write it. */
export type FilterInput =
  | { readonly eq: string }
  | { readonly in: readonly string[] }
  | { readonly match: string }
  | { readonly from?: string; readonly to?: string }

/** The product filter has an input type that nobody here knows how to write: the filter cannot be asked for. */
export class UnknownFilterType extends Error {
  /** As the server calls what a caller asked wrongly. */
  readonly category = 'graphql-input'

  constructor(type: string) {
    super(`Unknown filter input type "${type.slice(0, 80)}"`)
    this.name = 'UnknownFilterType'
  }
}

/**
 * Writes chosen values as the input type wants them: one value as `eq` and several as a sorted `in`; of a match, which may
 * stand behind its title (`Name,coat`), the part after the comma; a range's two sides, between which stands a comma or, as in
 * addresses, a low line. A side that is empty is open. Throws UnknownFilterType.
 */
export function filterInput(type: string, values: readonly string[]): FilterInput {
  const [first = ''] = values
  switch (type) {
    case 'FilterEqualTypeInput':
      return values.length === 1 ? { eq: first } : { in: values.toSorted() }
    case 'FilterMatchTypeInput':
      return { match: first.slice(first.indexOf(',') + 1) }
    case 'FilterRangeTypeInput':
      return range(first)
    default:
      throw new UnknownFilterType(type)
  }
}

function range(text: string): FilterInput {
  const [from = '', to = ''] = text.replace('_', ',').split(',')
  return { ...(from === '' ? {} : { from }), ...(to === '' ? {} : { to }) }
}
