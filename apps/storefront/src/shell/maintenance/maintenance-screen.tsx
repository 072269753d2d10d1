import { useEffect, useEffectEvent, useRef } from 'react'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { ShopMark } from '#src/ui/icon/icon.tsx'
import * as styles from './maintenance-screen.module.css'
import { reloadPage, useShopReopened } from '../notices/use-shop-reopened.ts'
import { withdrawalPath } from '#src/platform/url/shop-paths.ts'

type Props = {
  /** Called when the shop is back; reloads the page by default. */
  readonly onOpen?: () => void
  readonly onShown?: () => void
}

/** Replaces the whole page during maintenance. The withdrawal function opens there as soon as the shop is back. */
export function MaintenanceScreen({ onOpen = reloadPage, onShown }: Props) {
  const t = useT()
  const store = useStore()
  const title = t('notices.maintenance.title')
  const heading = useRef<HTMLHeadingElement>(null)
  useShopReopened(onOpen)
  const notifyShown = useEffectEvent(() => onShown?.())
  useEffect(() => notifyShown(), [])
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [title])
  return (
    <div className={styles['screen']}>
      <title>{title}</title>
      <meta name="robots" content="NOINDEX, NOFOLLOW" />
      <header>
        <a className={styles['home']} href={href(store, '/')}>
          {t('notices.home')}
        </a>
      </header>
      <main className={styles['main']}>
        <ShopMark size={128} />
        <div className={styles['text']} role="status">
          <h1 ref={heading} className={styles['title']} tabIndex={-1}>
            {title}
          </h1>
          <p>{t('notices.maintenance.back')}</p>
          <p className={styles['quiet']}>{t('notices.maintenance.refresh')}</p>
        </div>
        <a className={styles['withdrawal']} href={href(store, withdrawalPath)}>
          {t('layout.withdrawal')}
        </a>
      </main>
    </div>
  )
}
