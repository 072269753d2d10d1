export type {
  AttributeDraft,
  CategoryDraft,
  CategoryTextDraft,
  OptionDraft,
  PictureDraft,
  ProductDraft,
  ProductTextDraft,
  SaveReport,
} from '../drafts.ts'
export { optionKey, saveAttributes, saveOptions } from './save-attributes.ts'
export { saveCategories } from './save-categories.ts'
export { saveProducts } from './save-products.ts'
export { saveSynonyms, type SynonymDraft } from './save-synonyms.ts'
export {
  deleteGridBanners as removeGridBanners,
  selectAllGridBanners as storedGridBanners,
  type GridBannerDraft,
} from '../banner-queries.ts'
export {
  selectMenuEntries as menuEntries,
  selectPositions as menuPositions,
  type CategoryPosition,
  type MenuEntry,
} from '../category-queries.ts'
export { saveMenu } from './save-menu.ts'
export { saveGridBanners } from './save-grid-banners.ts'
export { parseSizeRows } from '../parse-size-rows.ts'
export { slugOf } from '../slug.ts'
