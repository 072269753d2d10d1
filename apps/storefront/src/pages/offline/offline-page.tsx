import { useEffect, useState } from 'react'
import { useInBrowser } from '#src/platform/storage/use-in-browser.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import * as notice from '#src/ui/notice-page/notice-page.module.css'
import * as styles from './offline-page.module.css'
import { isReachable } from '#src/platform/service-worker/is-reachable.ts'
import { askedPage } from '#src/platform/service-worker/page-rules.ts'
import { seenPages, type SeenPage } from '#src/platform/service-worker/seen-pages.ts'

// Polls, because no `online` event fires when a connected network gets internet access again.
const pause = 5000

/** Shown when offline: lists cached pages and loads the requested page as soon as the connection is back. */
export function OfflinePage() {
  const t = useT()
  const store = useStore()
  const home = href(store, '/')
  const isInBrowser = useInBrowser()
  const [seen, setSeen] = useState<readonly SeenPage[]>([])
  const requested = (isInBrowser && askedPage(new URL(window.location.href))) || home
  useEffect(() => {
    seenPages(store.prefix).then(setSeen, () => setSeen([]))
  }, [store.prefix])
  useEffect(() => {
    const goOn = async () => {
      if (await isReachable()) window.location.replace(requested)
    }
    const timer = setInterval(goOn, pause)
    window.addEventListener('online', goOn)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', goOn)
    }
  }, [requested])
  return (
    <div className={`${notice['page']} ${styles['page']}`}>
      <h1 className={notice['title']}>{t('offline.title')}</h1>
      <p className={notice['text']}>{t('offline.text')}</p>
      <p className={notice['actions']}>
        <a className={notice['action']} href={requested}>
          {t('notices.trouble.again')}
        </a>
        {requested === home ? null : (
          <a className={notice['quiet']} href={home}>
            {t('notices.home')}
          </a>
        )}
      </p>
      {seen.length > 0 ? (
        <section className={styles['seen']} aria-labelledby="seen-pages">
          <h2 id="seen-pages" className={styles['heading']}>
            {t('offline.seen')}
          </h2>
          <ul className={styles['list']}>
            {seen.map((page) => (
              <li key={page.href}>
                <a className={styles['link']} href={page.href}>
                  {page.picture ? (
                    <img className={styles['picture']} src={page.picture} alt="" width={64} height={96} />
                  ) : null}
                  {page.href === home ? t('layout.homeShort') : page.title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}
