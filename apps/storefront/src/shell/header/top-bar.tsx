import { CmsHtml } from '#src/domains/cms/cms-html.tsx'
import { useT } from '#src/platform/i18n/store-context.tsx'
import * as styles from './top-bar.module.css'

/** The merchant's announcement above the header; nothing if empty. */
export function TopBar({ html }: { readonly html: string }) {
  const t = useT()
  if (!html) return null
  return (
    <aside className={styles['bar']} aria-label={t('layout.announcements')}>
      <CmsHtml html={html} />
    </aside>
  )
}
