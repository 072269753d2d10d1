import { useT } from '#src/i18n/store-context.tsx'
import { SearchTrigger } from './search-trigger.tsx'
import styles from './skip-links.module.css'

/** The first stops of the keyboard: past the header, or to the search. */
export function SkipLinks({ hasSearch }: { readonly hasSearch: boolean }) {
  const t = useT()
  return (
    <>
      <a className={styles['skip']} href="#content">
        {t('layout.skipToContent')}
      </a>
      {hasSearch ? <SearchTrigger className={styles['skip']}>{t('layout.skipToSearch')}</SearchTrigger> : null}
    </>
  )
}
