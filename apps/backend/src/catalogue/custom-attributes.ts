import type { AttributeFilterInput } from '#src/platform/resolvers.gen.ts'
import { shownHtml } from '#src/platform/html/shown-html.ts'
import { optionFields } from './attribute-fields.ts'
import { hasTraits, isHtmlCode, traitsOf } from './attribute-traits.ts'
import { optionsOf } from './product.ts'
import type { Attribute, Option } from './taxonomy.ts'
import type { Product } from './product-in-store.ts'

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
      return {
        attribute,
        text: valueText(attribute.code, attributes[attribute.code] ?? null),
        options: options.get(attribute) ?? [],
      }
    })
    .filter((value) => value.text !== null || value.options.length > 0)
}

/** Values in HTML are sanitized again, since they may have been written to the table directly. */
const valueText = (code: string, text: string | null): string | null =>
  text !== null && isHtmlCode(code) ? shownHtml(text) : text

/** `custom_attributesV2`, since Magento 2.4.7: values with labels, of the attributes with the requested traits. */
export function customAttributesV2(product: Product, filters?: AttributeFilterInput | null) {
  const values = valuesOf(product).filter(({ attribute }) => hasTraits(traitsOf(attribute), filters))
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

/** `custom_attributes`: the older form that Venia requests. */
export function customAttributes(product: Product) {
  return valuesOf(product).map(({ attribute, text, options }) => ({
    attribute_metadata: attribute,
    entered_attribute_value: text === null ? null : { value: text },
    selected_attribute_options: options.length === 0 ? null : { attribute_option: options.map(optionFields) },
  }))
}
