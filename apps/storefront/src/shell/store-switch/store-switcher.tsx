import { colon } from '@bocian/rules/colon.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx'
import { Flag } from '#src/domains/store/flag.tsx'
import { StorePanel } from './store-panel.tsx'
import * as styles from './store-switcher.module.css'
import { storePanelId } from './store-panel-id.ts'
import { useStores } from '#src/domains/store/use-stores.ts'

/** The store views by country, each in its own language: a popover on wide screens, a sheet on phones. */
export function StoreSwitcher() {
  const t = useT()
  const store = useStore()
  const { stores, refresh } = useStores()
  if (stores === undefined) {
    return (
      <div className={styles['placeholder']} role="status">
        <VisuallyHidden>{t('notices.loading')}</VisuallyHidden>
        <Skeleton width="12rem" height="2.75rem" />
      </div>
    )
  }
  if (stores.length < 2) return null
  return (
    <div>
      <button type="button" className={styles['button']} popoverTarget={storePanelId}>
        <Flag country={store.country} code={store.code} />
        <span>
          <VisuallyHidden>{`${t('layout.stores')}${colon(store.locale)} `}</VisuallyHidden>
          {store.name} · {store.currency}
        </span>
        <span className={styles['arrow']} aria-hidden="true" />
      </button>
      <StorePanel
        id={storePanelId}
        stores={stores}
        current={stores.find((one) => one.store_code === store.code)}
        onOpen={refresh}
      />
    </div>
  )
}
