import { useEffect, type RefObject } from 'react'
import { Form, useLocation } from 'react-router'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href, pathInStore } from '#src/platform/i18n/store-view.ts'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import * as styles from './search-form.module.css'

type Props = { readonly id: string; readonly input: RefObject<HTMLInputElement | null> }

/** The search form; uses GET, so that it works without JavaScript. */
export function SearchForm({ id, input }: Props) {
  const t = useT()
  const store = useStore()
  const { pathname } = useLocation()
  const query = decoded(/^\/search\/query\/([^/]+)/.exec(pathInStore(store, pathname))?.[1] ?? '')
  useEffect(() => {
    const field = input.current
    if (field && field.value !== query && field !== document.activeElement) field.form?.reset()
  }, [input, pathname, query])
  return (
    <Form role="search" className={styles['form']} action={href(store, '/search')} method="get">
      <label className={styles['label']} htmlFor={id}>
        {t('layout.search')}
      </label>
      <input
        ref={input}
        id={id}
        className={styles['input']}
        type="search"
        name="q"
        maxLength={128}
        defaultValue={query}
        placeholder={t('layout.searchHint')}
        autoComplete="off"
        enterKeyHint="search"
      />
      <IconButton type="submit" className={styles['button']} label={t('layout.search')}>
        <Icon name="search" />
      </IconButton>
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
