import { encodeUid } from '#src/platform/uid.ts'
import { optionUid } from './configurable.ts'
import { optionsOf, type Product } from './product.ts'
import type { Attribute, Option } from './taxonomy.ts'

interface Value {
  attribute: Attribute
  text: string | null
  options: Option[]
}

function valuesOf(product: Product): Value[] {
  const { taxonomy } = product.index
  const options = Map.groupBy(optionsOf(product), (option) => option.attribute)
  const { attributes } = product.document
  return [...taxonomy.attributes.values()]
    .map((attribute) => {
      return { attribute, text: attributes[attribute.code] ?? null, options: options.get(attribute) ?? [] }
    })
    .filter((value) => value.text !== null || value.options.length > 0)
}

/** `custom_attributesV2`: values with their labels, since Magento 2.4.7. */
export function customAttributesV2(product: Product) {
  const values = valuesOf(product)
  const items = values.map(({ attribute, text, options }) =>
    options.length > 0
      ? {
          __typename: 'AttributeSelectedOptions' as const,
          code: attribute.code,
          selected_options: options.map(({ id, label }) => {
            return { __typename: 'AttributeSelectedOption' as const, label, value: String(id) }
          }),
        }
      : { __typename: 'AttributeValue' as const, code: attribute.code, value: text ?? '' },
  )
  return { items, errors: [] }
}

/** `custom_attributes`: the older form, as servers for Venia have it. */
export function customAttributes(product: Product) {
  const values = valuesOf(product)
  return values.map(({ attribute, text, options }) => ({
    attribute_metadata: {
      __typename: 'ProductAttributeMetadata' as const,
      uid: encodeUid(attribute.id),
      code: attribute.code,
      label: attribute.label,
      sort_order: attribute.position,
      is_system: false,
      entity_type: 'CATALOG_PRODUCT' as const,
      data_type: attribute.isSelect ? ('INT' as const) : ('STRING' as const),
    },
    entered_attribute_value: text === null ? null : { value: text },
    selected_attribute_options:
      options.length === 0
        ? null
        : {
            attribute_option: options.map((option) => {
              const { label } = option
              return { __typename: 'AttributeOption' as const, uid: optionUid(option), label, is_default: false }
            }),
          },
  }))
}
