/** A condition of the product filter in one of Magento's three input types. */
export type FilterInput =
  | { readonly eq: string }
  | { readonly in: readonly string[] }
  | { readonly match: string }
  | { readonly from?: string; readonly to?: string }

/** The product filter has an unsupported input type, so the filter cannot be sent. */
export class UnknownFilterType extends Error {
  /** The category that the server uses for invalid input. */
  readonly category = 'graphql-input'

  constructor(type: string) {
    super(`Unknown filter input type "${type.slice(0, 80)}"`)
    this.name = 'UnknownFilterType'
  }
}

/**
 * Converts selected values to an input type: one value to `eq` and several to a sorted `in`; a match, possibly prefixed with its
 * title (`Name,coat`), to the part after the comma; a range to its two sides, separated by a comma or, as in URLs, an underscore.
 * An empty side is open. Throws UnknownFilterType.
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
