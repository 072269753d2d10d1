import { batchHandler, longTimeout } from '#src/platform/events.ts'
import { rebuildListing } from './index/rebuild-listing.ts'

export { productName } from './product-name-queries.ts'
export { selectFilterCodes as filterCodes } from './filter-queries.ts'
export { hasTraits, traitsOf, type AttributeTraits } from './attribute-traits.ts'
export { ancestorsOf, categoryById } from './categories.ts'
export { comparedAttributes, comparedValue } from './compared-values.ts'
export { chosenOptions, optionUid, otherSizesOf, variantWith, type OtherSize } from './configurable.ts'
export { plainText, productFacts, type ProductFacts } from './product-facts.ts'
export { followBannerTimes } from './grid-banners.ts'
export { indexChangesOf } from './index/store-index.ts'
export { needsDelivery } from './needs-delivery.ts'
export { pictureInRole } from './pictures.ts'
export { chosenProduct, productById, productsByIds, variantOf } from './product.ts'
export { typenameOf } from './typename.ts'
export type { Product } from './product-in-store.ts'

export const eventHandlers = [
  batchHandler(
    'stock.changed',
    'catalogue.rebuild-listing',
    async (database, changes) => {
      const productIds = [...new Set(changes.flatMap((change) => change.productIds))]
      await database.transaction((tx) => rebuildListing(tx, { productIds }))
    },
    longTimeout,
  ),
]
