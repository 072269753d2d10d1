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
export type { GridBannerDraft } from '../banner-queries.ts'
export { saveGridBanners } from './save-grid-banners.ts'
export { parseSizeRows } from '../parse-size-rows.ts'
export { slugOf } from '../slug.ts'
