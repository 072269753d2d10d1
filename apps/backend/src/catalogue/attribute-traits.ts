import type { AttributeFilterInput } from '#src/platform/resolvers.gen.ts'
import type { Attribute } from './taxonomy.ts'

/** Where an attribute is used, with Magento's names. Derived from how this shop uses it, not configured. */
export interface AttributeTraits {
  is_comparable: boolean
  is_filterable: boolean
  is_filterable_in_search: boolean
  is_html_allowed_on_front: boolean
  is_searchable: boolean
  is_used_for_price_rules: boolean
  is_used_for_promo_rules: boolean
  is_visible_in_advanced_search: boolean
  is_visible_on_front: boolean
  is_wysiwyg_enabled: boolean
  used_in_product_listing: boolean
}

/** Data for the size chart, never shown as text. */
const machineRead = new Set(['size_chart_data'])
const htmlCodes = new Set(['description', 'short_description', 'size_chart'])
/** Whether the values of an attribute are HTML. */
export const isHtmlCode = (code: string): boolean => htmlCodes.has(code)

/** Attributes shown next to the name on product cards. */
const onCards = new Set(['additional_product_name'])

export function traitsOf({ code, isSelect, isFilterable }: Attribute): AttributeTraits {
  const isHtml = htmlCodes.has(code)
  const isVisible = !machineRead.has(code)
  return {
    is_comparable: isVisible && !isHtml,
    is_filterable: isFilterable,
    is_filterable_in_search: isFilterable,
    is_html_allowed_on_front: isHtml,
    is_searchable: isSelect,
    is_used_for_price_rules: false,
    is_used_for_promo_rules: false,
    is_visible_in_advanced_search: false,
    is_visible_on_front: isVisible,
    is_wysiwyg_enabled: isHtml,
    used_in_product_listing: isSelect || onCards.has(code),
  }
}

/** Whether an attribute has all traits that the filter requires. */
export function hasTraits(traits: Partial<AttributeTraits>, filters: AttributeFilterInput | null | undefined): boolean {
  const known: Partial<Record<string, boolean>> = { ...traits }
  return Object.entries(filters ?? {}).every(([name, wanted]) => wanted === null || (known[name] ?? false) === wanted)
}
