import type { MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { keptPath } from '#src/domains/session/sign-in/origin-path.ts'
import type { SwitcherStoreFragment } from '#src/platform/graphql/documents.gen.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx'
import { Flag } from '#src/domains/store/flag.tsx'
import { isElsewhere, switchAddress } from '#src/domains/store/group-stores.ts'
import { languageName } from '#src/domains/store/language-name.ts'
import * as styles from './store-choice.module.css'
import { keepChoice } from './stored-choice.ts'

type Props = {
  readonly store: SwitcherStoreFragment
  readonly current: SwitcherStoreFragment | undefined
  /** True in a group of several store views, where the group's name is ambiguous. */
  readonly isNamed: boolean
}

/** A store view in the switcher. A link, so that it needs no JavaScript; the current store view is marked and not a link. */
export function StoreChoice({ store, current, isNamed }: Props) {
  const { pathname, search, state } = useLocation()
  const from = keptPath(state)
  const content = <Words store={store} isNamed={isNamed} />
  if (store.store_code === current?.store_code) {
    return (
      <span className={styles['choice']} role="link" aria-current="true" aria-disabled="true" tabIndex={0}>
        {content}
      </span>
    )
  }
  const choose = (event: MouseEvent<HTMLAnchorElement>) => {
    // A cached page may have been rendered for another query, so use the URL in the address bar.
    event.currentTarget.href = switchAddress(store, current, window.location, from)
    if (isElsewhere(store, current)) return
    keepChoice({
      code: store.store_code ?? '',
      currency: store.default_display_currency_code ?? '',
      mediaUrl: store.secure_base_media_url,
    })
  }
  return (
    <a
      className={styles['choice']}
      href={switchAddress(store, current, { pathname, search })}
      hrefLang={languageOf(store)}
      rel="nofollow"
      onClick={choose}
      suppressHydrationWarning
    >
      {content}
    </a>
  )
}

const languageOf = (store: SwitcherStoreFragment): string => (store.locale ?? 'en').slice(0, 2)

function Words({ store, isNamed }: Pick<Props, 'store' | 'isNamed'>) {
  const language = languageName(store.locale ?? 'en')
  return (
    <>
      <Flag country={store.country_default ?? ''} code={store.store_code ?? ''} />
      <span className={styles['words']} lang={languageOf(store)}>
        {isNamed ? (
          <span className={styles['name']}>{store.store_name}</span>
        ) : (
          <VisuallyHidden>{store.store_name}</VisuallyHidden>
        )}{' '}
        <span className={isNamed ? styles['detail'] : styles['name']}>{language}</span>
      </span>
      <span className={styles['currency']}>{store.default_display_currency_code}</span>
    </>
  )
}
