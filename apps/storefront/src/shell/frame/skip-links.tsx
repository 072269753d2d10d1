import { useT } from '#src/platform/i18n/store-context.tsx'
import { SearchTrigger } from '../search-box/search-trigger.tsx'
import * as styles from './skip-links.module.css'

/** Skip links for the keyboard: to the content, or to the search. */
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
