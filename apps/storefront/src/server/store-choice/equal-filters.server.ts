import { query } from '#src/platform/graphql/client.ts'
import { FilterOptionsDocument, type FilterOptionsQuery } from '#src/platform/graphql/documents.gen.ts'
import { readAddress, writeAddress, type ListingAddress } from '#src/platform/url/listing-address.ts'
import type { SwitchNotice } from '#src/shell/store-switch/switch-cookie.ts'

type Stores = { readonly here: Request; readonly there: Request; readonly isSameCurrency: boolean }
type Facets = Pick<NonNullable<FilterOptionsQuery['products']>, 'aggregations'>

const pageSize = 60

/**
 * The URL of a category in the target store view, with the filters of the current URL. Values are matched by option id, because
 * store views may name them differently; a price range stays if the currency is the same. The page number stays if no filter was
 * lost and the page exists.
 */
export async function equalFilters(
  address: ListingAddress,
  path: string,
  uid: string,
  { here, there, isSameCurrency }: Stores,
): Promise<{ readonly path: string; readonly notice: SwitchNotice }> {
  const bare = readAddress(path)
  const isPlain = Object.keys(address.filters).length === 0 && address.page === 1
  if (!bare || isPlain) return { path, notice: 'same' }
  const [own, other] = await Promise.all([
    query(FilterOptionsDocument, { uid, pageSize }, here),
    query(FilterOptionsDocument, { uid, pageSize }, there),
  ])
  const filters = translateFilters(address.filters, own.products, other.products, isSameCurrency)
  const isWhole = countValues(filters) === countValues(address.filters)
  const lastPage = other.products?.page_info?.total_pages ?? 1
  const isPageThere = isWhole && address.page <= lastPage
  return {
    path: writeAddress({ ...bare, filters, query: address.query, page: isPageThere ? address.page : 1 }),
    notice: isWhole ? 'same' : 'filters',
  }
}

/** The filter values by attribute as the other store view names them, without values that it does not offer. */
export function translateFilters(
  filters: ListingAddress['filters'],
  own: Facets | null | undefined,
  other: Facets | null | undefined,
  isSameCurrency: boolean,
): Record<string, readonly string[]> {
  const translated = Object.entries(filters).map(([name, values]): [string, readonly string[]] => {
    if (name === 'price') return [name, isSameCurrency ? values : []]
    const [from, to] = [optionsOf(own, name), optionsOf(other, name)]
    // A boolean filter such as "on sale" has no options to match. Its value is the same in every store view.
    if (from.length === 0 && to.length === 0) return [name, values]
    return [name, values.flatMap((value) => translateValue(value, from, to))]
  })
  return Object.fromEntries(translated.filter(([, values]) => values.length > 0))
}

type Option = { readonly value: string; readonly slug?: string | null | undefined }

function translateValue(value: string, from: readonly Option[], to: readonly Option[]): string[] {
  const byId = from.find((option) => option.value === value)
  const id = (byId ?? from.find((option) => option.slug === value))?.value
  const found = to.find((option) => option.value === id)
  return found ? [byId ? found.value : (found.slug ?? found.value)] : []
}

function optionsOf(facets: Facets | null | undefined, name: string): readonly Option[] {
  const facet = facets?.aggregations?.find((candidate) => candidate?.attribute_code === name)
  return (facet?.options ?? []).filter((option) => option !== null)
}

const countValues = (filters: ListingAddress['filters']): number => Object.values(filters).flat().length
