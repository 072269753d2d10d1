import { Suspense, type ReactNode } from 'react'
import { trustedHtml } from '#src/platform/html/trusted-types.ts'
import * as styles from './footer.module.css'
import { lazyUntilInteraction } from '#src/platform/hydration/lazy-until-interaction.ts'

const FooterContents = lazyUntilInteraction(async () => (await import('./footer-contents.tsx')).FooterContents)

type Props = {
  readonly html: string
  readonly copyright: string
  /** Whether the store has the withdrawal function. */
  readonly hasWithdrawal: boolean
  readonly isInert: boolean
  /** The newsletter sign-up, on pages that show it. */
  readonly newsletter?: ReactNode
}

// Customer reviews are put there by `loadScripts` before hydration, so React must not look inside.
const empty = { __html: trustedHtml('') }

/** The newsletter, customer reviews, the merchant's footer block, the store switcher and the copyright line. */
export function Footer({ html, copyright, hasWithdrawal, isInert, newsletter }: Props) {
  return (
    <footer className={styles['footer']} inert={isInert}>
      {newsletter}
      <div data-reviews="" dangerouslySetInnerHTML={empty} suppressHydrationWarning />
      <Suspense>
        <FooterContents html={html} copyright={copyright} hasWithdrawal={hasWithdrawal} />
      </Suspense>
    </footer>
  )
}
