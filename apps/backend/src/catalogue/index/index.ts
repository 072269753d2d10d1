export { foldText } from '../slug.ts'
export { calculateListing, compareListing, type ListingDifference } from './compare-listing.ts'
export { completeSearch } from './complete-search.ts'
export { findProducts } from './find-products.ts'
export { listingChanges } from './listing-changes.ts'
export { rebuildDue, rebuildListing } from './rebuild-listing.ts'
export { analyzeListing } from './rebuild-queries.ts'
export { safeSearches } from './safe-searches.ts'
export { isFiller } from './search/search.ts'
export { sortEntries, type SortOrder } from './bitset/sort-entries.ts'
export {
  allEntries,
  catalogueAttributes,
  entryOf,
  loadSearchable,
  pricesOfPreview,
  productCount,
  storeIndex,
  whileLoadingAll,
  type StoreIndex,
} from './store-index.ts'
export { createTextIndex, findTexts, type TextIndex } from './text-index.ts'
export type { Attribute, Category } from '../taxonomy.ts'
