import type { MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { keptPath } from '#src/customer/origin-path.ts'
import type { SwitcherStoreFragment } from '#src/graphql/documents.gen.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx'
import { Flag } from './flag.tsx'
import { isElsewhere, switchAddress } from './group-stores.ts'
import { languageName } from './language-name.ts'
import styles from './store-choice.module.css'
import { keepChoice } from './stored-choice.ts'

type Props = {
  readonly store: SwitcherStoreFragment
  readonly current: SwitcherStoreFragment | undefined
  /** True in a group of several, where the group's name does not tell them apart. */
  readonly isNamed: boolean
}

/** One store view of the switcher: a link, so that it needs no script; the current one is marked and leads nowhere. */
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
    // A kept page may have been written for another query: the address bar knows the visitor's own.
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
