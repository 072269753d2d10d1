import type { ListingFacetFragment } from '#src/graphql/documents.gen.ts'
import type { ListingAddress } from './listing-address.ts'

// These say yes or no and are offered by no facet.
const flags = new Set(['on_sale', 'in_stock'])

/** True when the address holds a filter, or a value of one, that the listing does not offer. */
export function hasUnknownFilter(
  address: ListingAddress,
  offered: readonly (ListingFacetFragment | null)[] | null | undefined,
): boolean {
  return Object.entries(address.filters).some(([name, values]) => {
    if (name === 'price') return false
    if (flags.has(name)) return !values.every((value) => value === '1' || value === '0')
    const options = offered?.find((facet) => facet?.attribute_code === name)?.options ?? []
    return !values.every((value) => options.some((option) => option?.slug === value || option?.value === value))
  })
}
