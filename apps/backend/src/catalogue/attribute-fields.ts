import type { ProductAttributeMetadataResolvers, CustomAttributesListsEnum } from '#src/platform/resolvers.gen.ts'
import { encodeUid } from '#src/platform/uid.ts'
import { storeViews } from '../store/store.ts'
import { traitsOf } from './attribute-traits.ts'
import { optionUid } from './configurable.ts'
import type { Attribute, Option } from './taxonomy.ts'

/** The fields of an option in both types that implement `AttributeOptionInterface`. */
export function optionFields(option: Option) {
  const { id, label, isDefault } = option
  return {
    __typename: 'AttributeOption' as const,
    uid: optionUid(option),
    label,
    value: String(id),
    is_default: isDefault,
  }
}

/** Never null, because Venia requests the type of every input. */
function uiInput(attribute: Attribute) {
  if (attribute.isSelect)
    return {
      __typename: 'UiAttributeTypeSelect' as const,
      ui_input_type: 'SELECT' as const,
      is_html_allowed: false,
      attribute_options: attribute.options.map(optionFields),
    }
  return traitsOf(attribute).is_html_allowed_on_front
    ? { __typename: 'UiAttributeTypeTextEditor' as const, ui_input_type: 'TEXTEDITOR' as const, is_html_allowed: true }
    : { __typename: 'UiAttributeTypeAny' as const, ui_input_type: 'TEXT' as const, is_html_allowed: false }
}

function usedIn(attribute: Attribute): CustomAttributesListsEnum[] {
  const traits = traitsOf(attribute)
  const lists: [boolean, CustomAttributesListsEnum][] = [
    [traits.is_visible_on_front, 'PRODUCT_DETAILS_PAGE'],
    [traits.used_in_product_listing, 'PRODUCTS_LISTING'],
    [traits.is_comparable, 'PRODUCTS_COMPARE'],
    [traits.is_filterable, 'PRODUCT_FILTER'],
    [traits.is_filterable_in_search, 'PRODUCT_SEARCH_RESULTS_FILTER'],
  ]
  return lists.filter(([isUsed]) => isUsed).map(([, list]) => list)
}

export const attributeFields = {
  attribute_labels: async ({ labels, adminLabel }, _, ctx) =>
    (await storeViews(ctx.db)).map(({ code, locale }) => ({ store_code: code, label: labels[locale] ?? adminLabel })),
  code: ({ code }) => code,
  data_type: ({ isSelect }) => (isSelect ? 'INT' : 'STRING'),
  entity_type: () => 'CATALOG_PRODUCT',
  is_system: () => false,
  label: ({ label }) => label,
  sort_order: ({ position }) => position,
  ui_input: uiInput,
  uid: ({ id }) => encodeUid(id),
  used_in_components: usedIn,
} satisfies ProductAttributeMetadataResolvers
