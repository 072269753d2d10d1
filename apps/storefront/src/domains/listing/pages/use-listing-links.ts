import { useLocation } from 'react-router'
import { useStore } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { toggled, without, writeAddress, type ListingAddress } from '#src/platform/url/listing-address.ts'

export type ListingLinks = {
  readonly toggle: (attribute: string, value: string) => string
  readonly remove: (attribute: string) => string
  readonly page: (page: number) => string
  readonly cleared: string
  readonly bare: string
}

/** Builds links that change one part of a listing's URL and keep all other parts, including the sort order. */
export function useListingLinks(address: ListingAddress): ListingLinks {
  const store = useStore()
  const { search } = useLocation()
  const link = (changed: ListingAddress): string => href(store, writeAddress(changed)) + search
  return {
    toggle: (attribute, value) => link(toggled(address, attribute, value)),
    remove: (attribute) => link(without(address, attribute)),
    page: (page) => link({ ...address, page }),
    get cleared() {
      return link({ ...address, filters: {}, page: 1 })
    },
    get bare() {
      return href(store, writeAddress({ ...address, page: 1 }))
    },
  }
}
