type Attribute = {
  readonly code: string
  readonly input: 'select' | 'text'
  readonly filterable: boolean
  readonly configurable: boolean
}

const attribute = <C extends string>(code: C, input: 'select' | 'text', filterable = false, configurable = false) =>
  ({ code, input, filterable, configurable }) satisfies Attribute

/** In the order in which they filter and describe products. */
export const attributeList = [
  attribute('cdrl_size', 'select', true, true),
  attribute('cdrl_age', 'select', true),
  attribute('color', 'select', true, true),
  attribute('cdrl_brand', 'select', true),
  attribute('cdrl_material', 'select', true),
  attribute('cdrl_season', 'select', true),
  attribute('cdrl_gender', 'select', true),
  attribute('cdrl_product_collection', 'select'),
  attribute('additional_product_name', 'text'),
  attribute('cdrl_materials_description', 'text'),
  attribute('cdrl_care', 'text'),
  attribute('cdrl_certificates', 'text'),
  attribute('size_chart', 'text'),
  attribute('size_chart_data', 'text'),
] as const
export type AttributeCode = (typeof attributeList)[number]['code']
