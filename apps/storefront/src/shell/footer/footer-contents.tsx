import { useMemo, useState } from 'react'
import { CmsHtml } from '#src/domains/cms/cms-html.tsx'
import { StoreSwitcher } from '../store-switch/store-switcher.tsx'
import { FooterSection } from './footer-section.tsx'
import { footerSections } from './footer-sections.ts'
import * as styles from './footer.module.css'

/** The footer below the newsletter. */
export function FooterContents({ html, copyright }: { readonly html: string; readonly copyright: string }) {
  const [year] = useState(() => new Date().getFullYear())
  const { intro, sections } = useMemo(() => footerSections(html), [html])
  return (
    <div className={styles['inner']}>
      {intro ? <CmsHtml className={styles['intro']} html={intro} /> : null}
      {sections.length > 0 ? (
        <div className={styles['sections']}>
          {sections.map((section) => (
            <FooterSection key={section.title} section={section} />
          ))}
        </div>
      ) : null}
      <div className={styles['bottom']}>
        <StoreSwitcher />
        <p className={styles['copyright']} suppressHydrationWarning>
          Copyright © {year} {copyright}
        </p>
      </div>
    </div>
  )
}
