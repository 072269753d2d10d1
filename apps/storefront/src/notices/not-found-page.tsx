import { Link, useRouteLoaderData } from 'react-router'
import type { LayoutQuery } from '#src/graphql/documents.gen.ts'
import { useStore, useT } from '#src/i18n/store-context.tsx'
import { href } from '#src/i18n/store-view.ts'
import { menuOf } from '#src/layout/menu-tree.ts'
import styles from './notice-page.module.css'

/** Nothing lives at this address; the first categories lead back into the shop. */
export function NotFoundPage() {
  const t = useT()
  const store = useStore()
  const menu = menuOf(useRouteLoaderData<LayoutQuery>('root'))
  return (
    <div className={styles['page']}>
      <title>404 Not Found</title>
      <meta name="robots" content="ALL" />
      <p className={styles['code']} aria-hidden="true">
        404
      </p>
      <h1 className={styles['title']}>{t('notices.notFound.title')}</h1>
      <p className={styles['text']}>{t('notices.notFound.text')}</p>
      <ul className={styles['links']}>
        {menu.slice(0, 6).map((category) => (
          <li key={category.uid}>
            <Link className={styles['quiet']} to={href(store, category.path)}>
              {category.name}
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles['actions']}>
        <Link className={styles['action']} to={href(store, '/')}>
          {t('notices.home')}
        </Link>
      </p>
    </div>
  )
}
