import { Suspense } from 'react'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { lazyUntilInteraction } from '#src/platform/hydration/lazy-until-interaction.ts'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import type { ListingAddress } from '#src/platform/url/listing-address.ts'
import * as styles from './pagination.module.css'
import { useListingLinks } from './use-listing-links.ts'

const ShowMore = lazyUntilInteraction(async () => (await import('./show-more.tsx')).ShowMore)

type Props = {
  readonly address: ListingAddress
  readonly pages: number
  readonly total: number
  /** The number of products shown, and the number per page. */
  readonly shown: number
  readonly pageSize: number
}

/** The "show more" button and page links: first, last, current and its neighbours, previous and next. */
export function Pagination({ address, pages, total, shown, pageSize }: Props) {
  const t = useT()
  const links = useListingLinks(address)
  const current = address.page
  return (
    <div className={styles['foot']}>
      {current < pages ? (
        <Suspense>
          <ShowMore address={address} shown={shown} total={total} pageSize={pageSize} />
        </Suspense>
      ) : null}
      <p className={styles['count']}>{t('catalogue.count', { count: total })}</p>
      {pages > 1 ? (
        <nav aria-label={t('catalogue.pagination')}>
          <ul className={styles['pages']}>
            {current > 1 ? (
              <li>
                <ShopLink className={styles['step']} to={links.page(current - 1)} rel="prev">
                  {t('catalogue.previousPage')}
                </ShopLink>
              </li>
            ) : null}
            {shownPages(current, pages).map((page) => (
              <li key={page}>
                <ShopLink
                  className={styles['page']}
                  to={links.page(page)}
                  aria-label={t('catalogue.page', { page })}
                  aria-current={page === current ? 'page' : undefined}
                >
                  {page}
                </ShopLink>
              </li>
            ))}
            {current < pages ? (
              <li>
                <ShopLink className={styles['step']} to={links.page(current + 1)} rel="next">
                  {t('catalogue.nextPage')}
                </ShopLink>
              </li>
            ) : null}
          </ul>
        </nav>
      ) : null}
    </div>
  )
}

function shownPages(current: number, pages: number): number[] {
  return [...new Set([1, current - 1, current, current + 1, pages])]
    .filter((page) => page >= 1 && page <= pages)
    .toSorted((a, b) => a - b)
}
