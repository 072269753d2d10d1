import type { EventHandler } from '#src/platform/events.ts'
import { rebuildListing } from './rebuild-listing.ts'

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
export { listingNews } from './listing-news.ts'
export { compareListing, type ListingDifference } from './compare-listing.ts'
export { rebuildDue, rebuildListing } from './rebuild-listing.ts'
export { analyzeListing } from './rebuild-queries.ts'
export { selectFilterCodes as filterCodes } from './queries.ts'
export { plainSearches } from './plain-searches.ts'
export { isFiller } from './search/search.ts'
export { completeSearch, type SearchCompletions } from './complete-search.ts'
export { foldText, slugOf } from './slug.ts'
export { hasTraits, traitsOf, type AttributeTraits } from './attribute-traits.ts'
export { ancestorsOf, categoryById } from './categories.ts'
export { comparedAttributes, comparedValue } from './compared-values.ts'
export { chosenOptions, optionUid, variantWith } from './configurable.ts'
export { plainText, productFacts, type ProductFacts } from './product-facts.ts'
export { findProducts } from './find-products.ts'
export type { GridBannerDraft } from './banner-queries.ts'
export { followBannerTimes, saveGridBanners } from './grid-banners.ts'
export { pictureInRole } from './pictures.ts'
export { chosenProduct, productById, productsByIds, variantOf, type Product } from './product.ts'
export { parseSizeRows } from './parse-size-rows.ts'
export { sortEntries } from './sort-entries.ts'
export {
  allEntries,
  catalogueAttributes,
  entryOf,
  productCount,
  searchedIn,
  storeIndex,
  type StoreIndex,
} from './store-index.ts'
export type { Attribute, Category } from './taxonomy.ts'
export { typenameOf } from './typename.ts'

function rebuildNamed(type: string): EventHandler {
  return {
    type,
    async handle(database, payload) {
      const { productIds } = payload
      if (!Array.isArray(productIds)) return
      await database.transaction((tx) => rebuildListing(tx, { productIds: productIds.map(Number) }))
    },
  }
}

/** `stock.changed` and `price.changed` carry `{ productIds }`. */
export const eventHandlers: EventHandler[] = [rebuildNamed('stock.changed'), rebuildNamed('price.changed')]
