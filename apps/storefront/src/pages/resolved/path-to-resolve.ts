import { readAddress, writeAddress } from '#src/platform/url/listing-address.ts'

/**
 * The path to resolve on the server: without filters and page, and with the category suffix if a filter or page segment has
 * replaced it. Undefined for an invalid path.
 */
export function pathToResolve(pathname: string, categorySuffix = ''): string | undefined {
  const address = readAddress(pathname)
  if (!address) return undefined
  const path = writeAddress({ ...address, filters: {}, query: null, page: 1 })
  return path !== pathname && !endsInSuffix(path) ? path.replace(/(?<!\/)\/+$/, '') + categorySuffix : path
}

/** True when the path has filters or a page but no suffix, so that the category suffix is needed to resolve it. */
export function lacksSuffix(pathname: string): boolean {
  const path = pathToResolve(pathname)
  return path !== undefined && path !== pathname && !endsInSuffix(path)
}

const endsInSuffix = (path: string): boolean => /\.[a-z]{2,5}$/.test(path)
