import { readAddress, writeAddress } from '#src/catalogue/listing-address.ts'

/**
 * The path to ask the server about: filters and page are taken out, and the category suffix stands at the end again when a
 * marker had taken its place. Undefined for no address of ours.
 */
export function pathToResolve(pathname: string, categorySuffix = ''): string | undefined {
  const address = readAddress(pathname)
  if (!address) return undefined
  const path = writeAddress({ ...address, filters: {}, query: null, page: 1 })
  return path !== pathname && !endsInSuffix(path) ? path.replace(/\/+$/, '') + categorySuffix : path
}

/** True when the path carries a marker and no suffix, so that the category suffix must be known to ask for it. */
export function lacksSuffix(pathname: string): boolean {
  const path = pathToResolve(pathname)
  return path !== undefined && path !== pathname && !endsInSuffix(path)
}

const endsInSuffix = (path: string): boolean => /\.[a-z]{2,5}$/.test(path)
