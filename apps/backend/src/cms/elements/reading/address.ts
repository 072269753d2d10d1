import { isAllowedAddress, linkSchemes } from '#src/platform/html/html-rules.ts'

/** The absolute addresses of a shop; each ends in a slash. */
export interface ShopAddresses {
  base: string
  media: string
}

/**
 * An address as the storefront links to it: `/path` within the shop, `/media/…` for its own pictures, or an absolute one. Undefined for
 * an address that is empty or not allowed.
 */
export function normalAddress(text: string, { base, media }: ShopAddresses): string | undefined {
  const address = text.trim()
  const own = within(address, media, '/media/') ?? within(address, base, '/')
  const known = withoutStore(own ?? address)
  return own !== undefined || isAllowedAddress(known, linkSchemes) ? known : undefined
}

/** The path of an address that is within another one. Much was stored before the shop was encrypted, so the scheme may differ. */
function within(address: string, start: string, path: string): string | undefined {
  const [whole, beginning] = [withoutScheme(address), withoutScheme(start)]
  if (whole === beginning.slice(0, -1)) return path
  return whole.startsWith(beginning) ? path + whole.slice(beginning.length) : undefined
}

const withoutScheme = (address: string): string => address.replace(/^https?:/i, '')

/** Older versions of Magento name the store view in links. */
const withoutStore = (address: string): string =>
  address.replace(/([?&])___store=\w*(&|$)/, (_whole, before: string, after: string) => (after === '&' ? before : ''))
