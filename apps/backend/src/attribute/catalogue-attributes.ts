import { catalogueAttributes, type Attribute } from '../catalogue/index/index.ts'
import { optionUid, traitsOf, type AttributeTraits } from '../catalogue/catalogue.ts'
import type { Context } from '#src/platform/context.ts'
import type { AttributeFrontendInputEnum } from '#src/platform/resolvers.gen.ts'
import { message } from '#src/platform/messages.ts'
import type { AttributeView, Entity } from './types.ts'

type Fixed = [code: string, input: AttributeFrontendInputEnum, more?: Partial<AttributeTraits & { isRequired: true }>]

const html = { is_html_allowed_on_front: true, is_wysiwyg_enabled: true, is_visible_on_front: true }
const onCards = { used_in_product_listing: true, is_visible_on_front: true }

/** Attributes that every product has. They are columns of the product tables, not rows of the attribute table. */
const ofProducts: Fixed[] = [
  ['name', 'TEXT', { ...onCards, is_searchable: true, isRequired: true }],
  ['sku', 'TEXT', { is_searchable: true, is_visible_on_front: true, isRequired: true }],
  ['description', 'TEXTAREA', { ...html, is_searchable: true }],
  ['short_description', 'TEXTAREA', { ...html, is_searchable: true }],
  ['price', 'PRICE', { ...onCards, is_filterable: true, is_filterable_in_search: true }],
  ['special_price', 'PRICE', onCards],
  ['weight', 'WEIGHT'],
  ['url_key', 'TEXT'],
  ['meta_title', 'TEXT'],
  ['meta_description', 'TEXTAREA'],
]

const ofCategories: Fixed[] = [
  ['name', 'TEXT', { isRequired: true }],
  ['description', 'TEXTAREA', html],
  ['image', 'IMAGE', { is_visible_on_front: true }],
  ['include_in_menu', 'BOOLEAN'],
  ['url_key', 'TEXT'],
  ['meta_title', 'TEXT'],
  ['meta_description', 'TEXTAREA'],
]

const noTraits: AttributeTraits = {
  is_comparable: false,
  is_filterable: false,
  is_filterable_in_search: false,
  is_html_allowed_on_front: false,
  is_searchable: false,
  is_used_for_price_rules: false,
  is_used_for_promo_rules: false,
  is_visible_in_advanced_search: false,
  is_visible_on_front: false,
  is_wysiwyg_enabled: false,
  used_in_product_listing: false,
}

/** Every product attribute: the fixed ones first, then the merchant's own in their configured order. */
export async function productAttributes(ctx: Context): Promise<AttributeView[]> {
  const own = await catalogueAttributes(ctx)
  return [...ofProducts.map((fixed) => fixedView(ctx, 'CATALOG_PRODUCT', fixed)), ...own.map(ownView)]
}

export function categoryAttributes(ctx: Context): Promise<AttributeView[]> {
  return Promise.resolve(ofCategories.map((fixed) => fixedView(ctx, 'CATALOG_CATEGORY', fixed)))
}

function fixedView(
  { store }: Context,
  entity: Entity,
  [code, input, { isRequired, ...traits } = {}]: Fixed,
): AttributeView {
  return {
    entity,
    code,
    label: message(store.locale, `attribute.${code}`),
    input,
    isRequired: isRequired ?? false,
    isUnique: code === 'sku',
    position: 0,
    options: [],
    traits: { ...noTraits, ...traits },
    hasSwatches: false,
    rules: [],
  }
}

function ownView(attribute: Attribute): AttributeView {
  const { code, label, isSelect, position, options } = attribute
  const traits = traitsOf(attribute)
  return {
    entity: 'CATALOG_PRODUCT',
    code,
    label,
    input: isSelect ? 'SELECT' : traits.is_html_allowed_on_front ? 'TEXTAREA' : 'TEXT',
    isRequired: false,
    isUnique: false,
    position,
    options: options.map((option) => {
      const { id, label: name, isDefault } = option
      return { uid: optionUid(option), value: String(id), label: name, isDefault }
    }),
    traits,
    hasSwatches: options.some(({ swatch }) => swatch !== null && swatch !== ''),
    rules: [],
  }
}
