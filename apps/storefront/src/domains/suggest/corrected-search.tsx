import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { literalSearch } from '#src/platform/url/literal-search.ts'
import { searchPath } from '#src/platform/url/search-address.ts'
import { ShopLink } from '#src/ui/link/shop-link.tsx'

type Props = {
  readonly search: string
  readonly corrected: string
  readonly className: string | undefined
}

/** Names the correction of a search, and links to the search as it was typed. */
export function CorrectedSearch({ search, corrected, className }: Props) {
  const t = useT()
  const store = useStore()
  return (
    <p className={className}>
      {t('suggest.corrected', { query: corrected })}{' '}
      <ShopLink to={href(store, searchPath(literalSearch(search)))} skeleton="category">
        {t('suggest.literal', { query: search })}
      </ShopLink>
    </p>
  )
}
