import type { FoundPagesFragment } from '#src/platform/graphql/documents.gen.ts'
import { useStore } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import * as styles from './found-pages.module.css'

type Props = {
  readonly titleId: string
  readonly pages: FoundPagesFragment['items']
  /** Whether each page shows its summary. */
  readonly hasSummaries?: boolean
}

/** Links to the help pages and blog posts that a search finds. */
export function FoundPages({ titleId, pages, hasSummaries = false }: Props) {
  const store = useStore()
  return (
    <ul className={styles['pages']} aria-labelledby={titleId}>
      {(pages ?? [])
        .filter((page) => page !== null)
        .map((page) => (
          <li key={page.relative_url} className={styles['page']}>
            <ShopLink className={styles['name']} to={href(store, `/${page.relative_url ?? ''}`)}>
              {page.title}
            </ShopLink>
            {hasSummaries && page.description ? <p className={styles['summary']}>{page.description}</p> : null}
          </li>
        ))}
    </ul>
  )
}
