import { Link } from 'react-router'
import type { ProductListingFragment } from '#src/graphql/documents.gen.ts'
import { useT } from '#src/i18n/store-context.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { FilterBar } from './filter-bar.tsx'
import type { ListingAddress } from './listing-address.ts'
import styles from './listing.module.css'
import { Pagination } from './pagination.tsx'
import { ProductGrid } from './product-grid.tsx'
import { SortMenu } from './sort-menu.tsx'
import { useListingLinks } from './use-listing-links.ts'

type Props = { readonly listing: ProductListingFragment; readonly address: ListingAddress }

/** Filters, sort order, count, products and pages of one list. */
export function Listing({ listing, address }: Props) {
  const t = useT()
  const links = useListingLinks(address)
  const total = listing.total_count ?? 0
  const facets = (listing.aggregations ?? []).filter((facet) => facet !== null)
  return (
    <section className={styles['listing']} aria-label={t('catalogue.products')}>
      <div className={styles['tools']}>
        <FilterBar facets={facets} address={address} total={total} />
        <p className={styles['count']} role="status">
          {t('catalogue.count', { count: total })}
        </p>
        <SortMenu fields={listing.sort_fields ?? null} />
      </div>
      <ActiveFilters facets={facets} address={address} />
      {total === 0 ? (
        <div className={styles['empty']}>
          <h2>{t('catalogue.empty.title')}</h2>
          <p>{t('catalogue.empty.text')}</p>
          <Link className={styles['clear']} to={links.cleared} preventScrollReset>
            {t('catalogue.clearFilters')}
          </Link>
        </div>
      ) : (
        <>
          <ProductGrid products={listing.items} isFirstEager />
          <Pagination address={address} pages={listing.page_info?.total_pages ?? 1} total={total} />
        </>
      )}
    </section>
  )
}
