import { CmsHtml } from '#src/cms/cms-html.tsx'
import { useT } from '#src/i18n/store-context.tsx'
import styles from './top-bar.module.css'

/** What the shop wants everybody to know, above the header; nothing when the shop wrote nothing. */
export function TopBar({ html }: { readonly html: string }) {
  const t = useT()
  if (!html) return null
  return (
    <aside className={styles['bar']} aria-label={t('layout.announcements')}>
      <CmsHtml html={html} />
    </aside>
  )
}
