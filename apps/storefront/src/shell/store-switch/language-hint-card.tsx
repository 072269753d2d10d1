import type { MouseEvent, ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { SwitcherStoreFragment } from '#src/platform/graphql/documents.gen.ts'
import { loadMessages, type Translate } from '#src/platform/i18n/messages.ts'
import type { StoreView } from '#src/platform/i18n/store-view.ts'
import { Flag } from '#src/domains/store/flag.tsx'
import { browserLocale } from '#src/domains/store/describe-view.ts'
import { switchAddress } from '#src/domains/store/group-stores.ts'
import * as styles from './language-hint-card.module.css'
import { suggestStore } from './suggest-store.ts'

type Props = {
  readonly target: SwitcherStoreFragment
  readonly current: SwitcherStoreFragment | undefined
  /** The messages of the suggested language. */
  readonly t: Translate
  readonly onClose: () => void
}

const titleId = 'language-hint'

/** Creates the hint for a visitor's languages, in the visitor's language; nothing if no store view matches. */
export async function makeHint(
  languages: readonly string[],
  store: StoreView,
  stores: readonly (SwitcherStoreFragment | null)[],
  onClose: () => void,
): Promise<ReactNode> {
  const listed = stores.filter((one) => one !== null)
  const target = suggestStore(languages, listed)
  if (!target || target.store_code === store.code) return null
  const t = await loadMessages(browserLocale(target.locale ?? '', target.country_default ?? ''))
  const current = listed.find((one) => one.store_code === store.code)
  return <LanguageHintCard target={target} current={current} t={t} onClose={onClose} />
}

function LanguageHintCard({ target, current, t, onClose }: Props) {
  const { pathname } = useLocation()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    event.currentTarget.href = switchAddress(target, current, window.location)
  }
  return (
    <section className={styles['card']} lang={(target.locale ?? '').slice(0, 2)} aria-labelledby={titleId}>
      <p id={titleId} className={styles['title']}>
        <Flag country={target.country_default ?? ''} code={target.store_code ?? ''} />
        {t('store.hint.title')}
      </p>
      <div className={styles['ways']}>
        <a
          className={styles['go']}
          href={switchAddress(target, current, { pathname, search: '' })}
          rel="nofollow"
          onClick={follow}
        >
          {target.store_name} · {target.default_display_currency_code}
        </a>
        <button type="button" className={styles['stay']} onClick={onClose}>
          {t('store.hint.stay')}
        </button>
      </div>
    </section>
  )
}
