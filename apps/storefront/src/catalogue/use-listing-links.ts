import { useLocation } from 'react-router'
import { useStore } from '#src/i18n/store-context.tsx'
import { href } from '#src/i18n/store-view.ts'
import { toggled, without, writeAddress, type ListingAddress } from './listing-address.ts'

export type ListingLinks = {
  readonly toggle: (attribute: string, value: string) => string
  readonly remove: (attribute: string) => string
  readonly page: (page: number) => string
  readonly cleared: string
  readonly bare: string
}

/** The links that change one thing of a listing's address and keep the rest, the sort order included. */
export function useListingLinks(address: ListingAddress): ListingLinks {
  const store = useStore()
  const { search } = useLocation()
  const link = (changed: ListingAddress): string => href(store, writeAddress(changed)) + search
  const bare = href(store, writeAddress({ ...address, page: 1 }))
  return {
    toggle: (attribute, value) => link(toggled(address, attribute, value)),
    remove: (attribute) => link(without(address, attribute)),
    page: (page) => link({ ...address, page }),
    cleared: link({ ...address, filters: {}, page: 1 }),
    bare,
  }
}
