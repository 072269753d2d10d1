import { useLocation } from 'react-router'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import * as styles from '#src/ui/notice-page/notice-page.module.css'
import { withdrawalPath } from '#src/platform/url/shop-paths.ts'

const otherPages = [
  ['/', 'notices.home'],
  [withdrawalPath, 'layout.withdrawal'],
] as const

/** The page for an unexpected error, with a retry button. It may be without the footer, so it has the withdrawal function too. */
export function TroublePage({ debugId }: { readonly debugId: string }) {
  const t = useT()
  const store = useStore()
  const { pathname, search } = useLocation()
  return (
    <div className={styles['page']}>
      <title>{t('notices.trouble.title')}</title>
      <meta name="robots" content="NOINDEX, NOFOLLOW" />
      <h1 className={styles['title']}>{t('notices.trouble.title')}</h1>
      <p className={styles['text']}>{t('notices.trouble.text')}</p>
      {debugId ? <p className={styles['text']}>{t('notices.debugId', { id: debugId })}</p> : null}
      <p className={styles['actions']}>
        <a className={styles['action']} href={pathname + search}>
          {t('notices.trouble.again')}
        </a>
        {otherPages.map(([path, name]) => (
          <a key={path} className={styles['quiet']} href={href(store, path)}>
            {t(name)}
          </a>
        ))}
      </p>
    </div>
  )
}
