import { readAddress, writeAddress } from '#src/catalogue/listing-address.ts'

/** The path to ask the server about: filters and page are taken out, the suffix stays at the end. Undefined for no address of ours. */
export function pathToResolve(pathname: string): string | undefined {
  const address = readAddress(pathname)
  return address && writeAddress({ ...address, filters: {}, query: null, page: 1 })
}
