import { handler } from '#src/platform/events.ts'
import { rebuildListing } from './index/rebuild-listing.ts'

export type {
  AttributeDraft,
  CategoryDraft,
  CategoryTextDraft,
  OptionDraft,
  PictureDraft,
  ProductDraft,
  ProductTextDraft,
  SaveReport,
} from './drafts.ts'
export { saveAttributes, saveOptions, optionKey } from './save-attributes.ts'
export { saveCategories } from './save-categories.ts'
export { saveProducts } from './save-products.ts'
export { saveSynonyms, type SynonymDraft } from './save-synonyms.ts'
export { listingChanges } from './index/listing-changes.ts'
export { compareListing, type ListingDifference } from './index/compare-listing.ts'
export { rebuildDue, rebuildListing } from './index/rebuild-listing.ts'
export { analyzeListing } from './index/rebuild-queries.ts'
export { selectFilterCodes as filterCodes } from './queries.ts'
export { safeSearches } from './index/safe-searches.ts'
export { isFiller } from './index/search/search.ts'
export { completeSearch, type SearchCompletions } from './index/complete-search.ts'
export { foldText, slugOf } from './slug.ts'
export { hasTraits, traitsOf, type AttributeTraits } from './attribute-traits.ts'
export { ancestorsOf, categoryById } from './categories.ts'
export { comparedAttributes, comparedValue } from './compared-values.ts'
export { chosenOptions, optionUid, variantWith } from './configurable.ts'
export { plainText, productFacts, type ProductFacts } from './product-facts.ts'
export { findProducts } from './index/find-products.ts'
export type { GridBannerDraft } from './banner-queries.ts'
export { followBannerTimes, saveGridBanners } from './grid-banners.ts'
export { pictureInRole } from './pictures.ts'
export { chosenProduct, productById, productsByIds, variantOf, type Product } from './product.ts'
export { parseSizeRows } from './parse-size-rows.ts'
export { sortEntries } from './index/sort-entries.ts'
export {
  allEntries,
  catalogueAttributes,
  entryOf,
  productCount,
  loadSearchable,
  storeIndex,
  type StoreIndex,
} from './index/store-index.ts'
export type { Attribute, Category } from './index/taxonomy.ts'
export { typenameOf } from './typename.ts'

export const eventHandlers = [
  handler('stock.changed', 'catalogue.rebuild-listing', async (database, { productIds }) => {
    await database.transaction((tx) => rebuildListing(tx, { productIds: [...productIds] }))
  }),
]
