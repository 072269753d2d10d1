import { useLocation } from 'react-router'
import { useStore, useT } from '#src/i18n/store-context.tsx'
import { storeViews, type StoreView } from '#src/i18n/store-views.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx'
import { Flag } from './flag.tsx'
import styles from './store-switcher.module.css'

const panelId = 'store-switcher'

/** The shops of the same house, each in its own language; the choice is a link, so that it needs no script. */
export function StoreSwitcher() {
  const t = useT()
  const current = useStore()
  const { pathname } = useLocation()
  const family = storeViews.filter((store) => store.theme === current.theme)
  if (family.length < 2) return null
  return (
    <div className={styles['switcher']}>
      <button type="button" className={styles['button']} popoverTarget={panelId}>
        <Flag country={current.country} code={current.code} />
        <span>
          <VisuallyHidden>{t('layout.stores')}: </VisuallyHidden>
          {current.name} · {current.currency}
        </span>
        <svg
          viewBox="0 0 12 12"
          width="12"
          height="12"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          aria-hidden="true"
        >
          <path d="m3 4.5 3 3 3-3" />
        </svg>
      </button>
      <div id={panelId} popover="auto" className={styles['panel']}>
        <h2 className={styles['title']}>{t('layout.stores')}</h2>
        <ul className={styles['list']}>
          {family.map((store) => (
            <li key={store.code}>
              <StoreChoice store={store} isCurrent={store.code === current.code} pathname={pathname} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

type ChoiceProps = { readonly store: StoreView; readonly isCurrent: boolean; readonly pathname: string }

function StoreChoice({ store, isCurrent, pathname }: ChoiceProps) {
  const content = (
    <>
      <Flag country={store.country} code={store.code} />
      <span lang={store.locale.slice(0, 2)}>{store.name}</span>
      <span className={styles['currency']}>{store.currency}</span>
    </>
  )
  if (isCurrent) {
    return (
      <span className={styles['choice']} aria-current="true">
        {content}
      </span>
    )
  }
  return (
    <a className={styles['choice']} href={`${pathname}?store_view_code=${store.code}`} rel="nofollow">
      {content}
    </a>
  )
}
