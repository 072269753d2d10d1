import type { ItemFactsFragment } from '#src/platform/graphql/documents.gen.ts'

export type Fact = { readonly label: string; readonly value: string }

const looksLikeSize = /^[\d–\-/ ]+$/

/** The chosen values of a line; a size is followed by its age in brackets. */
export function itemFacts(item: ItemFactsFragment): readonly Fact[] {
  if (item.__typename !== 'ConfigurableCartItem') return []
  const age = item.configured_variant.cdrl_age
  return item.configurable_options
    .filter((option) => option !== null)
    .map((option) => ({
      label: option.option_label,
      value: age && looksLikeSize.test(option.value_label) ? `${option.value_label} (${age})` : option.value_label,
    }))
}

/** The path of the line's product page. */
export function itemPath(item: ItemFactsFragment): string {
  return `/${item.product.url_key ?? ''}${item.product.url_suffix ?? ''}`
}
