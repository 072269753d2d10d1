/** The URL settings of a store view. */
interface Addresses {
  storeCode: string
  categorySuffix: string
}

/**
 * Extracts the category path from a listing's host and path. Removes the store's prefix, the filters (`color:red`) and the
 * suffix: `shop.example/cz/divka/obleceni/color:red.html` is `divka/obleceni`.
 */
export function calculateListingPath(listingUrl: string, { storeCode, categorySuffix }: Addresses): string {
  const plain = listingUrl.replace(/^https?:\/\//, '').split(/[?#]/, 1)[0] ?? ''
  const whole = plain.endsWith(categorySuffix) ? plain.slice(0, plain.length - categorySuffix.length) : plain
  const [, ...parts] = whole.split('/').filter((part) => part !== '')
  const own = parts[0] === storeCode ? parts.slice(1) : parts
  return own.filter((part) => !part.includes(':')).join('/')
}
