/**
 * Root fields whose response is the same for everyone. Only these are sent by GET, and only their responses may be stored by a
 * shared cache, or by the browser between visits.
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
