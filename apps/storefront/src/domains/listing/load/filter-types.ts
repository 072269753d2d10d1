import { query } from '#src/platform/graphql/client.ts'
import { FilterTypesDocument, type FilterTypesQuery } from '#src/platform/graphql/documents.gen.ts'
import { filterTypes as knownTypes } from '#src/platform/graphql/filter-types.gen.ts'
import type { ListingAddress } from '#src/platform/url/listing-address.ts'

/** The input type of each field of the product filter, by the field's name: `color` is a `FilterEqualTypeInput`. */
export type FilterTypes = ReadonlyMap<string, string>

// Fields that the shop itself filters by; shoppers cannot choose them.
const internal = ['type_id', 'category_uid', 'category_id', 'category_url_path', 'uid']
const retryAfter = 60_000

const known = withoutInternal(Object.entries(knownTypes))
let lookup: { readonly types: Promise<FilterTypes>; readonly at: number } | undefined

/**
 * The input types of the filters in a URL. Those of our own schema are known from the build. Attributes that a merchant added
 * are looked up by introspection when a URL contains an unknown name. The result is cached; if a name is still unknown, the
 * lookup is repeated after a minute at the earliest.
 */
export async function filterTypes(address: ListingAddress, request: Request): Promise<FilterTypes> {
  const names = Object.keys(address.filters)
  const isIn = (types: FilterTypes): boolean => names.every((name) => types.has(name))
  if (isIn(known)) return known
  const cached = await lookup?.types.catch(() => undefined)
  if (cached && (isIn(cached) || Date.now() - (lookup?.at ?? 0) < retryAfter)) return cached
  const types = query(FilterTypesDocument, {}, request).then(typesOf)
  lookup = { types, at: Date.now() }
  return types
}

/** Field names and types from the introspection response. */
export function typesOf({ __type: input }: FilterTypesQuery): FilterTypes {
  return withoutInternal((input?.inputFields ?? []).map(({ name, type }) => [name, type.name ?? '']))
}

function withoutInternal(types: readonly (readonly [string, string])[]): FilterTypes {
  return new Map(types.filter(([name]) => !internal.includes(name)))
}
