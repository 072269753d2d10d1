import type { ListingFacetFragment } from '#src/platform/graphql/documents.gen.ts'
import { formatMoney } from '#src/platform/i18n/money.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import type { StoreView } from '#src/platform/i18n/store-views.ts'
import { SmallIcon } from '#src/ui/icon/icon.tsx'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import * as styles from './active-filters.module.css'
import type { ListingAddress } from '#src/platform/url/listing-address.ts'
import { useListingLinks } from '../pages/use-listing-links.ts'

type Props = { readonly facets: readonly ListingFacetFragment[]; readonly address: ListingAddress }

/** The chosen filter values as links that remove them, and a link that clears all filters. */
export function ActiveFilters({ facets, address }: Props) {
  const t = useT()
  const store = useStore()
  const links = useListingLinks(address)
  const chosen = Object.entries(address.filters).flatMap(([attribute, values]) =>
    values.map((value) => ({ attribute, value })),
  )
  if (chosen.length === 0) return null
  return (
    <ul className={styles['chips']} aria-label={t('catalogue.chosenFilters')}>
      {chosen.map(({ attribute, value }) => {
        const name = attribute === 'price' ? priceWords(store, value) : labelOf(facets, attribute, value)
        const target = attribute === 'price' ? links.remove('price') : links.toggle(attribute, value)
        return (
          <li key={`${attribute}:${value}`}>
            <ShopLink className={styles['chip']} to={target} aria-label={t('catalogue.removeChip', { name })}>
              {name}
              <SmallIcon name="cross" />
            </ShopLink>
          </li>
        )
      })}
      <li>
        <ShopLink className={styles['clear']} to={links.cleared}>
          {t('catalogue.clearFilters')}
        </ShopLink>
      </li>
    </ul>
  )
}

function labelOf(facets: readonly ListingFacetFragment[], attribute: string, value: string): string {
  const facet = facets.find((candidate) => candidate.attribute_code === attribute)
  return facet?.options?.find((option) => option?.slug === value || option?.value === value)?.label ?? value
}

function priceWords(store: StoreView, value: string): string {
  const [from, to] = value.split('_')
  const priceText = (amount: string): string => formatMoney(store, { value: Number(amount) })
  return `${from ? priceText(from) : ''} – ${to ? priceText(to) : ''}`.trim()
}
