import type { ProductListingFragment } from '#src/graphql/documents.gen.ts'
import type { useT } from '#src/i18n/store-context.tsx'

type Fields = ProductListingFragment['sort_fields']
type Choice = { readonly value: string; readonly label: string }

/** The orders that a shopper may choose, of which the server names all; the price is the one that is wanted both ways. */
export function sortChoices(fields: Fields | undefined, t: ReturnType<typeof useT>): readonly Choice[] {
  return (fields?.options ?? []).flatMap((option): Choice[] => {
    const value = option?.value ?? ''
    if (value !== 'price') return option ? [{ value, label: option.label ?? value }] : []
    return [
      { value: 'price', label: t('catalogue.sortCheapest') },
      { value: 'price-desc', label: t('catalogue.sortDearest') },
    ]
  })
}
