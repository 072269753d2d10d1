import { without, type ListingAddress } from '#src/platform/url/listing-address.ts'

const amount = /^\d{1,7}([.,]\d{1,2})?$/

/** Moves a price range from the submitted form's query parameters into the listing's filters. Deletes the parameters. */
export function withTypedPrice(address: ListingAddress, query: URLSearchParams): ListingAddress {
  if (!query.has('price_from') && !query.has('price_to')) return address
  const read = (name: string): string => {
    const text = (query.get(name) ?? '').trim()
    return amount.test(text) ? text.replace(',', '.') : ''
  }
  const [from, to] = [read('price_from'), read('price_to')]
  query.delete('price_from')
  query.delete('price_to')
  const rest = without(address, 'price')
  return from || to ? { ...rest, filters: { ...rest.filters, price: [`${from}_${to}`] } } : rest
}
