import { useSearchParams } from 'react-router'
import type { SortChoicesFragment } from '#src/platform/graphql/documents.gen.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import * as styles from './facet-panel.module.css'
import { FilterSection } from './filter-section.tsx'
import type { ListingAddress } from '#src/platform/url/listing-address.ts'
import { sortChoices } from '../sort/sort-choices.ts'
import { useListingLinks } from '../pages/use-listing-links.ts'

type Props = { readonly fields: SortChoicesFragment | null; readonly address: ListingAddress }

/** The sort order in the filter sheet of small screens: links that lead to the first page. */
export function SortPanel({ fields, address }: Props) {
  const t = useT()
  const links = useListingLinks(address)
  const [query] = useSearchParams()
  const choices = sortChoices(fields, t)
  const current = query.get('sort') ?? fields?.default
  if (choices.length < 2) return null
  return (
    <FilterSection
      kind="sort"
      title={t('catalogue.sort')}
      chosen={choices.find(({ value }) => value === current)?.label}
    >
      <ul className={styles['options']} data-kind="one">
        {choices.map(({ value, label }) => (
          <li key={value}>
            <ShopLink
              className={styles['option']}
              to={`${links.bare}?sort=${value}`}
              rel="nofollow"
              aria-current={value === current ? 'true' : undefined}
            >
              {label}
            </ShopLink>
          </li>
        ))}
      </ul>
    </FilterSection>
  )
}
