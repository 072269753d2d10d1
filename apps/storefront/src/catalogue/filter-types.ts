import { query } from '#src/graphql/client.ts'
import { FilterTypesDocument, type FilterTypesQuery } from '#src/graphql/documents.gen.ts'
import { filterTypes as knownTypes } from '#src/graphql/filter-types.gen.ts'
import type { ListingAddress } from './listing-address.ts'

/** The input type of each field of the product filter, by the field's name: `color` is a `FilterEqualTypeInput`. */
export type FilterTypes = ReadonlyMap<string, string>

// What narrows a list for the shop itself; no shopper ticks it.
const internal = ['type_id', 'category_uid', 'category_id', 'category_url_path', 'uid']
const patience = 60_000

const known = shoppers(Object.entries(knownTypes))
let asked: { readonly types: Promise<FilterTypes>; readonly at: number } | undefined

/**
 * The input types of the filters in an address. Those of our own schema are known from the build. A merchant's catalogue
 * brings attributes of its own: the server names them in its filter input, which is asked when the address holds a name that
 * the build does not know, and kept; names that it does not have are asked about again after a minute.
 */
export async function filterTypes(address: ListingAddress, request: Request): Promise<FilterTypes> {
  const names = Object.keys(address.filters)
  const isIn = (types: FilterTypes): boolean => names.every((name) => types.has(name))
  if (isIn(known)) return known
  const kept = await asked?.types.catch(() => undefined)
  if (kept && (isIn(kept) || Date.now() - (asked?.at ?? 0) < patience)) return kept
  const types = query(FilterTypesDocument, {}, request).then(typesOf)
  asked = { types, at: Date.now() }
  return types
}

/** The answer to the question about the filter input, as names and types. */
export function typesOf({ __type: input }: FilterTypesQuery): FilterTypes {
  return shoppers((input?.inputFields ?? []).map(({ name, type }) => [name, type.name ?? '']))
}

function shoppers(types: readonly (readonly [string, string])[]): FilterTypes {
  return new Map(types.filter(([name]) => !internal.includes(name)))
}
