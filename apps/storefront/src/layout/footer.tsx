import { Suspense, type ReactNode } from 'react'
import styles from './footer.module.css'
import { later } from './later.ts'

const FooterContents = later(async () => (await import('./footer-contents.tsx')).FooterContents)

type Props = {
  readonly html: string
  readonly copyright: string
  readonly isInert: boolean
  /** The newsletter sign-up, where the page has one. */
  readonly newsletter?: ReactNode
}

/** The newsletter, the shop's own block, the store switcher and the copyright line. */
export function Footer({ html, copyright, isInert, newsletter }: Props) {
  return (
    <footer className={styles['footer']} inert={isInert}>
      {newsletter}
      <Suspense>
        <FooterContents html={html} copyright={copyright} />
      </Suspense>
    </footer>
  )
}
