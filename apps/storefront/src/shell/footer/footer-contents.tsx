import { useMemo, useState } from 'react'
import { CmsHtml } from '#src/domains/cms/cms-html.tsx'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import { StoreSwitcher } from '../store-switch/store-switcher.tsx'
import { FooterSection } from './footer-section.tsx'
import { footerSections } from './footer-sections.ts'
import * as styles from './footer.module.css'
import { withdrawalPath } from '#src/platform/url/shop-paths.ts'

type Props = { readonly html: string; readonly copyright: string; readonly hasWithdrawal: boolean }

/** The footer below the newsletter. EU law requires the link to the withdrawal function on every page. */
export function FooterContents({ html, copyright, hasWithdrawal }: Props) {
  const t = useT()
  const store = useStore()
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
        {hasWithdrawal ? (
          <ShopLink className={styles['withdrawal']} to={href(store, withdrawalPath)}>
            {t('layout.withdrawal')}
          </ShopLink>
        ) : null}
        {copyright ? (
          <p className={styles['copyright']} suppressHydrationWarning>
            Copyright © {year} {copyright}
          </p>
        ) : null}
      </div>
    </div>
  )
}
