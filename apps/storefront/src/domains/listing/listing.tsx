import { Suspense } from 'react'
import type { GridBannerFragment, ProductListingFragment } from '#src/platform/graphql/documents.gen.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { lazyUntilInteraction } from '#src/platform/hydration/lazy-until-interaction.ts'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import { ActiveFilters } from './filters/active-filters.tsx'
import type { ListingAddress } from '#src/platform/url/listing-address.ts'
import * as styles from './listing.module.css'
import { Pagination } from './pages/pagination.tsx'
import { placeBanners } from './banners/place-banners.ts'
import { ProductGrid } from '../product-card/grid/product-grid.tsx'
import { firstShownPage } from './load/shown-pages.ts'
import { SortMenu } from './sort/sort-menu.tsx'
import { useListingLinks } from './pages/use-listing-links.ts'

const GridBanner = lazyUntilInteraction(async () => (await import('./banners/grid-banner.tsx')).GridBanner)
const FilterBar = lazyUntilInteraction(async () => (await import('./filters/filter-bar.tsx')).FilterBar)
const TrackList = lazyUntilInteraction(async () => (await import('./track-list.tsx')).TrackList)
const ViewSwitch = lazyUntilInteraction(async () => (await import('./view/view-switch.tsx')).ViewSwitch)

type Props = {
  readonly listing: ProductListingFragment
  readonly address: ListingAddress
  readonly banners?: readonly (GridBannerFragment | null)[] | null | undefined
  /** False if a larger picture is above the list, so that no card is the LCP element. */
  readonly isFirst?: boolean
}

/** A product list with its filters, sort order, count and pagination. */
export function Listing({ listing, address, banners, isFirst = true }: Props) {
  const t = useT()
  const links = useListingLinks(address)
  const total = listing.total_count ?? 0
  const facets = (listing.aggregations ?? []).filter((facet) => facet !== null)
  const shown = listing.items?.length ?? 0
  const pages = listing.page_info?.total_pages ?? 1
  const pageSize = listing.page_info?.page_size ?? total
  const firstPage = firstShownPage(address.page, shown, pageSize)
  const placed = placeBanners(
    (banners ?? []).filter((banner) => banner !== null),
    { firstPage, pageSize, count: shown, isEnd: address.page >= pages },
  )
  return (
    <section className={styles['listing']} aria-label={t('catalogue.products')} tabIndex={-1} data-list>
      <div className={styles['tools']}>
        <Suspense fallback={<div className={styles['filterPlace']} />}>
          <FilterBar facets={facets} fields={listing.sort_fields ?? null} address={address} total={total} />
        </Suspense>
        <p className={styles['count']} role="status">
          {t('catalogue.count', { count: total })}
        </p>
        <SortMenu fields={listing.sort_fields ?? null} />
        <Suspense>
          <ViewSwitch />
        </Suspense>
      </div>
      <ActiveFilters facets={facets} address={address} />
      {total === 0 ? (
        <div className={styles['empty']}>
          <h2>{t('catalogue.empty.title')}</h2>
          <p>{t('catalogue.empty.text')}</p>
          <ShopLink className={styles['clear']} to={links.cleared}>
            {t('catalogue.clearFilters')}
          </ShopLink>
        </div>
      ) : (
        <>
          <ProductGrid
            products={listing.items}
            isFirstEager={isFirst}
            comesWithPage
            before={(index) =>
              (placed.get(index) ?? []).map((banner) => <BannerCell key={banner.url} banner={banner} />)
            }
          />
          <Suspense>
            <TrackList name={address.path} products={listing.items ?? []} first={(firstPage - 1) * pageSize + 1} />
          </Suspense>
          <Pagination address={address} pages={pages} total={total} shown={shown} pageSize={pageSize} />
        </>
      )}
    </section>
  )
}

function BannerCell({ banner }: { readonly banner: GridBannerFragment }) {
  return (
    <li data-banner>
      <Suspense>
        <GridBanner banner={banner} />
      </Suspense>
    </li>
  )
}
