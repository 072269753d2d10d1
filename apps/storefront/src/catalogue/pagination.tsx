import { Link } from 'react-router'
import { useT } from '#src/i18n/store-context.tsx'
import type { ListingAddress } from './listing-address.ts'
import styles from './pagination.module.css'
import { useListingLinks } from './use-listing-links.ts'

type Props = { readonly address: ListingAddress; readonly pages: number; readonly total: number }

/** The pages of a list: first, last, the current one with its neighbours, back and on. */
export function Pagination({ address, pages, total }: Props) {
  const t = useT()
  const links = useListingLinks(address)
  const current = address.page
  return (
    <div className={styles['foot']}>
      <p className={styles['count']}>{t('catalogue.count', { count: total })}</p>
      {pages > 1 ? (
        <nav aria-label={t('catalogue.pagination')}>
          <ul className={styles['pages']}>
            {current > 1 ? (
              <li>
                <Link className={styles['step']} to={links.page(current - 1)} rel="prev">
                  {t('catalogue.previousPage')}
                </Link>
              </li>
            ) : null}
            {shownPages(current, pages).map((page) => (
              <li key={page}>
                <Link
                  className={styles['page']}
                  to={links.page(page)}
                  aria-label={t('catalogue.page', { page })}
                  aria-current={page === current ? 'page' : undefined}
                >
                  {page}
                </Link>
              </li>
            ))}
            {current < pages ? (
              <li>
                <Link className={styles['step']} to={links.page(current + 1)} rel="next">
                  {t('catalogue.nextPage')}
                </Link>
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
