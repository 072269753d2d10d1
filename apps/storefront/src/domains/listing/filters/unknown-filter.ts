import type { ListingFacetFragment } from '#src/platform/graphql/documents.gen.ts'
import type { ListingAddress } from '#src/platform/url/listing-address.ts'

// Boolean filters, which no facet lists.
const flags = new Set(['on_sale', 'in_stock'])

/** True if the URL has a filter or a value that the listing does not offer. */
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
