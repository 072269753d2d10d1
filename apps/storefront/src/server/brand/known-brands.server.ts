import type { BrandFieldsFragment } from '#src/platform/graphql/documents.gen.ts'
import type { StoreView } from '#src/platform/i18n/store-views.ts'

export type Brand = BrandFieldsFragment['brand']

const known = new Map<string, { readonly brand: Brand; readonly logo: string }>()

/** Replaces the brands of the store views that the backend describes. */
export function learnBrands(stores: readonly BrandFieldsFragment[]): void {
  for (const { store_code: code, header_logo_src: logo, brand } of stores)
    if (code) known.set(code, { brand, logo: logo ?? '' })
}

/** The brand of a store view. Until the backend has described it, the shop is called like the store view. */
export function brandOf({ code, name }: Pick<StoreView, 'code' | 'name'>): Brand {
  return known.get(code)?.brand ?? { ...plain, name }
}

/** Whether the brand of a store view names this file as its logo or as an icon of some size. */
export function isBrandFile(path: string): boolean {
  const ofAnySize = path.replace(/\d+(?=\.\w+$)/, '{size}')
  return [...known.values()].some(({ brand: { icon, maskable_icon: maskable }, logo }) =>
    [logo, icon, maskable].some((named) => named !== '' && (named === path || named === ofAnySize)),
  )
}

const plain: Omit<Brand, 'name'> = {
  description: '',
  icon: '',
  maskable_icon: '',
  accent: '#2f5d8a',
  ground: '#f6f7f9',
  own_accent: null,
  own_ground: null,
  corners: 'theme',
  font: 'theme',
  heading_font: 'theme',
  font_file: '',
  heading_font_file: '',
}
