import { isRouteErrorResponse, useRouteError } from 'react-router'
import { ContentElements } from '#src/domains/cms/content/content-elements.tsx'
import { hasMainHeading } from '#src/domains/cms/content/has-main-heading.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { useMenu } from '#src/domains/catalogue/menu-tree.ts'
import { PageHead } from '#src/domains/seo/page-head.tsx'
import type { NotFoundData } from '#src/domains/cms/not-found.ts'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import * as styles from '#src/ui/notice-page/notice-page.module.css'

/** The 404 page: the merchant's content block, or a default text with the first categories. */
export function NotFoundPage() {
  const elements = blockOf(useRouteError())
  return (
    <div className={styles['page']}>
      <PageHead title="404 Not Found" isWholeTitle robots="ALL" address={null} />
      <p className={styles['code']} aria-hidden="true">
        404
      </p>
      {elements.length === 0 ? <OwnWords /> : <Block elements={elements} />}
    </div>
  )
}

type Elements = NotFoundData['elements']

function blockOf(error: unknown): Elements {
  if (!isRouteErrorResponse(error)) return []
  const data = error.data as NotFoundData | null
  return data?.elements ?? []
}

// Adds the page's h1 when the merchant's block has none.
function Block({ elements }: { readonly elements: Elements }) {
  const t = useT()
  return (
    <>
      {hasMainHeading(elements) ? null : <h1 className={styles['title']}>{t('notices.notFound.title')}</h1>}
      <ContentElements className={styles['block']} elements={elements} />
    </>
  )
}

function OwnWords() {
  const t = useT()
  const store = useStore()
  const menu = useMenu()
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
