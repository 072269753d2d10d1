import { readAddress, writeAddress } from '#src/catalogue/listing-address.ts'

/** The path to ask the server about: filters and page are taken out, the suffix stays at the end. */
export function pathToResolve(pathname: string): string {
  const address = readAddress(pathname)
  return writeAddress({ ...address, filters: {}, page: 1 })
}
