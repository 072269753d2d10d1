import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import * as styles from './blog-list-page.module.css'

type Props = {
  readonly path: string
  readonly searchQuery?: string | undefined
  readonly page: number
  readonly pages: number
  /** The part of the page that the links lead to. */
  readonly part?: string
}

/** The pagination of a list of posts; nothing for a single page. */
export function BlogPages({ path, searchQuery, page, pages, part }: Props) {
  const t = useT()
  const store = useStore()
  if (pages <= 1) return null
  const to = (number: number): string => {
    const search = new URLSearchParams({
      ...(searchQuery ? { q: searchQuery } : {}),
      ...(number > 1 ? { p: String(number) } : {}),
    })
    return href(store, search.size > 0 ? `${path}?${search}` : path) + (part ? `#${part}` : '')
  }
  return (
    <nav aria-label={t('catalogue.pagination')}>
      <ul className={styles['pages']}>
        {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <ShopLink
              className={styles['number']}
              to={to(number)}
              aria-label={t('catalogue.page', { page: number })}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
