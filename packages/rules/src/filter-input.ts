/** A condition of the product filter in one of Magento's three input types. */
export type FilterInput =
  | { readonly eq: string }
  | { readonly in: readonly string[] }
  | { readonly match: string }
  | { readonly from?: string; readonly to?: string }

/** The product filter has an input type that is not supported, so the filter cannot be sent. */
export class UnknownFilterType extends Error {
  /** The error category that the server uses for invalid input. */
  readonly category = 'graphql-input'

  constructor(type: string) {
    super(`Unknown filter input type "${type.slice(0, 80)}"`)
    this.name = 'UnknownFilterType'
  }
}

/**
 * Converts selected values to an input type. Select: one value becomes `eq`, and several become a sorted `in`. Match: the text,
 * or the part after the comma if it is prefixed with a title (`Name,coat`). Range: two sides separated by a comma or, as in URLs,
 * an underscore; an empty side is open. Throws UnknownFilterType.
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
