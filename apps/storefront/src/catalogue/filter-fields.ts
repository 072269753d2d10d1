import { query } from '#src/graphql/client.ts'
import { FilterFieldsDocument } from '#src/graphql/documents.gen.ts'
import type { ListingAddress } from './listing-address.ts'

/** The select attributes that every catalogue of ours has. */
export const ownFilters: ReadonlySet<string> = new Set([
  'cdrl_size',
  'cdrl_age',
  'color',
  'cdrl_brand',
  'cdrl_material',
  'cdrl_season',
  'cdrl_gender',
  'on_sale',
  'in_stock',
])

/**
 * The attributes that an address may filter by. A merchant's catalogue brings attributes of its own; the server names
 * them in its filter input, which is asked only when the address holds a name that we do not know.
 */
export async function filterFields(address: ListingAddress, request: Request): Promise<ReadonlySet<string>> {
  const names = Object.keys(address.filters).filter((name) => name !== 'price')
  if (names.every((name) => ownFilters.has(name))) return ownFilters
  const { __type: input } = await query(FilterFieldsDocument, {}, request)
  const selects = (input?.inputFields ?? []).filter(({ type }) => type.name === 'FilterEqualTypeInput')
  return new Set([...ownFilters, ...selects.map(({ name }) => name)])
}
