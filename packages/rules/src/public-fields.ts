/**
 * Root fields of the schema whose answers are the same for everybody: only they travel by GET, and only their answers may be kept
 * by a shared cache or in the browser between visits.
 */
export const publicFields: ReadonlySet<string> = new Set([
  '__type',
  '__typename',
  'availableStores',
  'categories',
  'category',
  'categoryList',
  'cmsBlocks',
  'cmsPage',
  'countries',
  'country',
  'currency',
  'getLookbookData',
  'getLookbookProducts',
  'products',
  'route',
  'storeConfig',
  'urlResolver',
])
