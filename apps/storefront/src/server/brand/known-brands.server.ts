import type { BrandFieldsFragment } from '#src/platform/graphql/documents.gen.ts'
import type { StoreView } from '#src/platform/i18n/store-views.ts'

export type Brand = BrandFieldsFragment['brand']

const known = new Map<string, Brand>()

/** Replaces the brands of the store views that the backend describes. */
export function learnBrands(stores: readonly BrandFieldsFragment[]): void {
  for (const { store_code: code, brand } of stores) if (code) known.set(code, brand)
}

/** The brand of a store view. Until the backend has described it, the shop is called like the store view. */
export function brandOf({ code, name }: Pick<StoreView, 'code' | 'name'>): Brand {
  return known.get(code) ?? { ...plain, name }
}

const plain: Omit<Brand, 'name'> = {
  description: '',
  icon: '',
  maskable_icon: '',
  accent: '#0f766e',
  ground: '#faf7f2',
  own_accent: null,
  own_ground: null,
  corners: 'theme',
  font: 'theme',
  heading_font: 'theme',
  font_file: '',
  heading_font_file: '',
}
