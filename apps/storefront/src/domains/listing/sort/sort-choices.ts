import type { SortChoicesFragment } from '#src/platform/graphql/documents.gen.ts'
import type { useT } from '#src/platform/i18n/store-context.tsx'

type Choice = { readonly value: string; readonly label: string }

/** The sort orders named by the server. Only the price can be sorted in both directions. */
export function sortChoices(fields: SortChoicesFragment | null, t: ReturnType<typeof useT>): readonly Choice[] {
  return (fields?.options ?? []).flatMap((option): Choice[] => {
    const value = option?.value ?? ''
    if (value !== 'price') return option ? [{ value, label: option.label ?? value }] : []
    return [
      { value: 'price', label: t('catalogue.sortCheapest') },
      { value: 'price-desc', label: t('catalogue.sortDearest') },
    ]
  })
}
