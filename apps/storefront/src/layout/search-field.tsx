import { Form, useLocation } from 'react-router'
import { useStore, useT } from '#src/i18n/store-context.tsx'
import { href, pathInStore } from '#src/i18n/store-view.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import styles from './search-field.module.css'

export const searchFieldId = 'search'

/** The search form; a GET form, so that it works without scripts. */
export function SearchField() {
  const t = useT()
  const store = useStore()
  const { pathname } = useLocation()
  const query = /^\/search\/query\/([^/]+)/.exec(pathInStore(store, pathname))?.[1] ?? ''
  return (
    <Form role="search" className={styles['form']} action={href(store, '/search')} method="get">
      <label className={styles['label']} htmlFor={searchFieldId}>
        {t('layout.search')}
      </label>
      <input
        key={pathname}
        id={searchFieldId}
        className={styles['input']}
        type="search"
        name="q"
        maxLength={128}
        defaultValue={decoded(query)}
        placeholder={t('layout.searchHint')}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button type="submit" className={styles['button']} aria-label={t('layout.search')}>
        <Icon name="search" />
      </button>
    </Form>
  )
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
