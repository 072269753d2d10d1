import type { CartItemFragment } from '#src/platform/graphql/documents.gen.ts'

export type Fact = { readonly label: string; readonly value: string }

const looksLikeSize = /^[\d–\-/ ]+$/

/** The chosen values of a line; a size is followed by its age in brackets. */
export function itemFacts(item: CartItemFragment): readonly Fact[] {
  if (item.__typename !== 'ConfigurableCartItem') return []
  const age = item.configured_variant.cdrl_age
  return item.configurable_options
    .filter((option) => option !== null)
    .map((option) => ({
      label: option.option_label,
      value: age && looksLikeSize.test(option.value_label) ? `${option.value_label} (${age})` : option.value_label,
    }))
}

/** The uids of a line's chosen values. */
export function chosenOptions(item: CartItemFragment): readonly string[] {
  const options = item.__typename === 'ConfigurableCartItem' ? item.configurable_options : []
  return options.flatMap((option) => (option ? [option.configurable_product_option_value_uid] : []))
}

/** The path of the line's product page. */
export function itemPath(item: CartItemFragment): string {
  return `/${item.product.url_key ?? ''}${item.product.url_suffix ?? ''}`
}
