import { CmsHtml } from '#src/cms/cms-html.tsx'
import styles from './footer.module.css'
import { StoreSwitcher } from './store-switcher.tsx'

const year = new Date().getFullYear()

/** The shop's own block, the store switcher and the copyright line. */
export function Footer({ html, copyright }: { readonly html: string; readonly copyright: string }) {
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        {html ? <CmsHtml className={styles['block']} html={html} /> : null}
        <div className={styles['bottom']}>
          <StoreSwitcher />
          <p className={styles['copyright']} suppressHydrationWarning>
            Copyright © {year} {copyright}
          </p>
        </div>
      </div>
    </footer>
  )
}
