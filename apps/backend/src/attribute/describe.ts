import type { AttributeFrontendInputEnum } from '#src/platform/resolvers.gen.ts'
import type { AttributeView } from './types.ts'

/** An attribute as the current queries return it. */
export function describeAttribute(attribute: AttributeView) {
  const { code, label, entity, input, isRequired, isUnique, options, traits, position, rules } = attribute
  const common = {
    code,
    label,
    entity_type: entity,
    frontend_input: input,
    frontend_class: null,
    default_value: options.find(({ isDefault }) => isDefault)?.value ?? null,
    is_required: isRequired,
    is_unique: isUnique,
    options: options.map(({ value, label: name, isDefault = false }) => ({
      __typename: 'AttributeOptionMetadata' as const,
      value,
      label: name,
      is_default: isDefault,
    })),
  }
  const ofForm = {
    ...common,
    input_filter: 'TRIM' as const,
    multiline_count: input === 'MULTILINE' ? linesOfStreet : 1,
    sort_order: position,
    validate_rules: rules,
  }
  if (entity === 'RMA_ITEM') return { __typename: 'ReturnItemAttributeMetadata' as const, ...ofForm }
  if (entity === 'CUSTOMER' || entity === 'CUSTOMER_ADDRESS')
    return { __typename: 'CustomerAttributeMetadata' as const, ...ofForm }
  return {
    __typename: 'CatalogAttributeMetadata' as const,
    ...common,
    ...traits,
    apply_to: entity === 'CATALOG_CATEGORY' ? ['CATEGORY' as const] : [],
    swatch_input_type: input === 'SELECT' ? swatchInput(attribute) : null,
    update_product_preview_image: attribute.hasSwatches,
    use_product_image_for_swatch: false,
  }
}

const linesOfStreet = 2

const swatchInput = ({ hasSwatches }: AttributeView) => (hasSwatches ? ('VISUAL' as const) : ('DROPDOWN' as const))

/** An attribute as the older `customAttributeMetadata` returns it. */
export function describeOldAttribute(attribute: AttributeView) {
  const { entity, code, input, options, traits, position } = attribute
  return {
    attribute_code: code,
    entity_type: entity.toLowerCase(),
    attribute_type: dataType(input),
    input_type: input.toLowerCase(),
    attribute_options: options.map(({ isDefault = false, ...option }) => ({ ...option, is_default: isDefault })),
    storefront_properties: {
      position,
      use_in_layered_navigation: traits.is_filterable ? ('FILTERABLE_WITH_RESULTS' as const) : ('NO' as const),
      use_in_product_listing: traits.used_in_product_listing ?? false,
      use_in_search_results_layered_navigation: traits.is_filterable_in_search ?? false,
      visible_on_catalog_pages: traits.is_visible_on_front ?? false,
    },
  }
}

function dataType(input: AttributeFrontendInputEnum): string {
  if (input === 'SELECT' || input === 'BOOLEAN') return 'Int'
  return input === 'PRICE' || input === 'WEIGHT' ? 'Float' : 'String'
}
