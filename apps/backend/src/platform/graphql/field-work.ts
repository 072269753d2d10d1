/** The extra cost of resolving a field that searches the catalogue's index or the database. */
const works: Readonly<Record<string, number>> = {
  products: 50,
  aggregations: 100,
  filters: 100,
  categories: 5,
  route: 20,
  urlResolver: 20,
  related_products: 10,
  upsell_products: 10,
  crosssell_products: 10,
  color_siblings: 10,
  // Reads the order lines of the last months.
  getSyneriseRecommendations: 10_000,
  // Compares the typed words with all searches and names of the store view.
  getAutocompleteSuggestions: 2_000,
  getProductsByCampaignType: 1_000,
  getTopQueries: 1_000,
  searchContent: 100,
}

/** Each of these filters reads the descriptions of all products in the store view. No index helps to find part of a word. */
const describedFilters = ['description', 'short_description']
const workPerDescribed = 60_000

/** The extra cost of a field with these arguments. Scalar fields with the same name have none. */
export function workOf(field: string, isComposite: boolean, args: Readonly<Record<string, unknown>>): number {
  if (!isComposite) return 0
  const { filter } = args
  const given = typeof filter === 'object' && filter !== null ? Object.entries(filter) : []
  const described = given.filter(([name, condition]) => describedFilters.includes(name) && condition != null)
  return (works[field] ?? 0) + described.length * workPerDescribed
}
