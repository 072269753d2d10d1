import type { Context } from '#src/platform/context.ts'
import { decodeUid, encodeUid } from '#src/platform/uid.ts'
import { gallery } from './pictures.ts'
import { optionsIn, stockOfProduct, superAttributesOf, variantsOf } from './product.ts'
import { swatchOf } from './swatches.ts'
import type { Attribute, Option } from './taxonomy.ts'
import type { Product } from './product-in-store.ts'

interface Variant {
  product: Product
  /** The options by attribute id. */
  chosen: Map<number, Option>
}

export function optionUid(option: Option): string {
  return encodeUid(`configurable/${option.attribute.id}/${option.id}`)
}

function variantsWithOptions(product: Product, attributes: Attribute[]): Variant[] {
  const ids = new Set(attributes.map((attribute) => attribute.id))
  return variantsOf(product).map((variant) => {
    const own = product.document.variants.find(({ id }) => id === variant.id)?.optionIds ?? []
    const options = optionsIn(product.index.taxonomy, own).filter((option) => ids.has(option.attribute.id))
    return { product: variant, chosen: new Map(options.map((option) => [option.attribute.id, option])) }
  })
}

function valuesIn(attribute: Attribute, variants: Variant[]): Option[] {
  const used = new Set(variants.map((variant) => variant.chosen.get(attribute.id)?.id))
  return attribute.options.filter((option) => used.has(option.id))
}

/** `configurable_options`: the options to choose from, with swatches. */
export function configurableOptions(product: Product) {
  const used = new Set(product.document.variants.flatMap((variant) => variant.optionIds))
  return superAttributesOf(product).map((attribute, position) => ({
    id: attribute.id,
    uid: encodeUid(`configurable/${product.id}/${attribute.id}`),
    attribute_id: String(attribute.id),
    attribute_id_v2: attribute.id,
    attribute_uid: encodeUid(attribute.id),
    attribute_code: attribute.code,
    label: attribute.label,
    position,
    product_id: product.id,
    use_default: false,
    values: attribute.options
      .filter((option) => used.has(option.id))
      .map((option) => ({
        uid: optionUid(option),
        value_index: option.id,
        label: option.label,
        default_label: option.value,
        store_label: option.label,
        use_default_value: false,
        swatch_data: swatchOf(option),
      })),
  }))
}

/** `variants`: every variant with its options. */
export function variantList(product: Product) {
  const attributes = superAttributesOf(product)
  const variants = variantsWithOptions(product, attributes)
  return variants.map((variant) => ({
    product: variant.product,
    attributes: [...variant.chosen.values()].map((option) => ({
      code: option.attribute.code,
      label: option.label,
      uid: optionUid(option),
      value_index: option.id,
    })),
  }))
}

/** The variant with all chosen options; undefined if several variants have them, null if none does. */
export function variantWith(product: Product, uids: readonly string[]): Product | null | undefined {
  const matching = variantsWithOptions(product, superAttributesOf(product)).filter((one) => hasOptions(one, uids, null))
  return matching.length > 1 ? undefined : (matching[0]?.product ?? null)
}

/** The attribute in which sizes of a product differ. */
const sizeCode = 'cdrl_size'

/** A variant of a product that differs from another in size alone. */
export interface OtherSize {
  variant: Product
  size: string
  options: { label: string; value: string }[]
}

/** The variants that differ from this one in size alone, in the order of the sizes. */
export function otherSizesOf(product: Product, variantId: number): OtherSize[] {
  const variants = variantsWithOptions(product, superAttributesOf(product))
  const chosen = variants.find((variant) => variant.product.id === variantId)?.chosen
  if (chosen === undefined) return []
  const place = (variant: Variant): number => {
    const size = [...variant.chosen.values()].find(({ attribute }) => attribute.code === sizeCode)
    return size?.attribute.options.indexOf(size) ?? -1
  }
  const isOther = (variant: Variant): boolean =>
    variant.product.id !== variantId &&
    [...chosen].every(([id, option]) => option.attribute.code === sizeCode || variant.chosen.get(id)?.id === option.id)
  return variants
    .filter((variant) => isOther(variant) && place(variant) >= 0)
    .toSorted((a, b) => place(a) - place(b))
    .map((variant) => {
      const options = [...variant.chosen.values()]
      return {
        variant: variant.product,
        size: options.find(({ attribute }) => attribute.code === sizeCode)?.label ?? '',
        options: options.map(({ attribute, label }) => ({ label: attribute.label, value: label })),
      }
    })
}

/** `configurable_options` of a cart or order line: the options of the chosen variant. */
export function chosenOptions(product: Product, variantId: number) {
  const variants = variantsWithOptions(product, superAttributesOf(product))
  const chosen = variants.find((variant) => variant.product.id === variantId)?.chosen.values() ?? []
  return [...chosen].map((option) => ({
    id: option.attribute.id,
    configurable_product_option_uid: encodeUid(`configurable/${product.id}/${option.attribute.id}`),
    configurable_product_option_value_uid: optionUid(option),
    option_label: option.attribute.label,
    value_id: option.id,
    value_label: option.label,
  }))
}

/** `configurable_product_options_selection`: the options still available after the choices so far. */
export async function optionsSelection(ctx: Context, product: Product, uids: readonly string[]) {
  for (const uid of uids) decodeUid(uid)
  const attributes = superAttributesOf(product)
  const variants = variantsWithOptions(product, attributes)
  const stock = await Promise.all(variants.map((variant) => stockOfProduct(ctx, variant.product)))
  const inStock = variants.filter((_, index) => (stock[index] ?? 0) > 0)
  const left = variants.filter((variant) => hasOptions(variant, uids, null))
  const isComplete = attributes.every((attribute) =>
    valuesIn(attribute, variants).some((o) => uids.includes(optionUid(o))),
  )
  const variant = isComplete && left.length === 1 ? (left[0]?.product ?? null) : null
  const available = (attribute: Attribute): Option[] =>
    valuesIn(
      attribute,
      inStock.filter((one) => hasOptions(one, uids, attribute)),
    )
  return {
    variant,
    media_gallery: gallery(variant ?? left[0]?.product ?? product),
    options_available_for_selection: attributes.map((attribute) => ({
      attribute_code: attribute.code,
      option_value_uids: available(attribute).map(optionUid),
    })),
    configurable_options: attributes.map((attribute) => optionView(attribute, variants, new Set(available(attribute)))),
    variants: left.flatMap((one) =>
      [...one.chosen.values()].map((option) => ({ option_value_uid: optionUid(option), product: one.product })),
    ),
  }
}

/** Whether the variant has all chosen options, not counting those of the ignored attribute. */
function hasOptions(variant: Variant, uids: readonly string[], ignored: Attribute | null): boolean {
  const own = new Set([...variant.chosen.values()].map(optionUid))
  const ofIgnored = new Set(ignored?.options.map(optionUid))
  return uids.every((uid) => own.has(uid) || ofIgnored.has(uid))
}

function optionView(attribute: Attribute, variants: Variant[], available: Set<Option>) {
  return {
    uid: encodeUid(attribute.id),
    attribute_code: attribute.code,
    label: attribute.label,
    values: valuesIn(attribute, variants).map((option) => ({
      uid: optionUid(option),
      label: option.label,
      is_available: available.has(option),
      is_use_default: false,
      swatch: swatchOf(option),
    })),
  }
}
