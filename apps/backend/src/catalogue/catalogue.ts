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
export { rebuildDue, rebuildListing } from './rebuild-listing.ts'
export { selectFilterCodes as filterCodes } from './queries.ts'
export { slugOf } from './slug.ts'
export { categoryById } from './categories.ts'
export { chosenProduct, productById, variantOf, type Product } from './product.ts'
export type { Category } from './taxonomy.ts'
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
