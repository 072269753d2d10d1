import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from 'react-router'
import { CmsHtml } from '#src/cms/cms-html.tsx'
import type { LayoutQuery } from '#src/graphql/documents.gen.ts'
import { useStore, useT } from '#src/i18n/store-context.tsx'
import { href } from '#src/i18n/store-view.ts'
import { menuOf } from '#src/layout/menu-tree.ts'
import { PageHead } from '#src/seo/page-head.tsx'
import type { NotFoundData } from '#src/url/not-found.ts'
import { ShopLink } from '#src/url/shop-link.tsx'
import styles from './notice-page.module.css'

/** Nothing lives at this address: the store's own block says so, or our words with the first categories do. */
export function NotFoundPage() {
  const html = blockOf(useRouteError())
  return (
    <div className={styles['page']}>
      <PageHead title="404 Not Found" isWholeTitle robots="ALL" address={null} />
      <p className={styles['code']} aria-hidden="true">
        404
      </p>
      {html === '' ? <OwnWords /> : <Block html={html} />}
    </div>
  )
}

function blockOf(error: unknown): string {
  if (!isRouteErrorResponse(error)) return ''
  const data = error.data as NotFoundData | null
  return data?.html ?? ''
}

// A page has one main heading, whether or not the staff wrote one.
function Block({ html }: { readonly html: string }) {
  const t = useT()
  return (
    <>
      {/<h1[\s>]/i.test(html) ? null : <h1 className={styles['title']}>{t('notices.notFound.title')}</h1>}
      <CmsHtml className={styles['block']} html={html} />
    </>
  )
}

function OwnWords() {
  const t = useT()
  const store = useStore()
  const menu = menuOf(useRouteLoaderData<LayoutQuery>('root'))
  return (
    <>
      <h1 className={styles['title']}>{t('notices.notFound.title')}</h1>
      <p className={styles['text']}>{t('notices.notFound.text')}</p>
      <ul className={styles['links']}>
        {menu.slice(0, 6).map((category) => (
          <li key={category.uid}>
            <ShopLink skeleton="category" className={styles['quiet']} to={href(store, category.path)}>
              {category.name}
            </ShopLink>
          </li>
        ))}
      </ul>
      <p className={styles['actions']}>
        <ShopLink className={styles['action']} to={href(store, '/')}>
          {t('notices.home')}
        </ShopLink>
      </p>
    </>
  )
}
