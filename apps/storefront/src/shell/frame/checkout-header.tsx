import * as styles from '../header/header.module.css'
import { Logo } from '../header/logo.tsx'
import { OnlineIndicator } from '../header/online-indicator.tsx'
import { headerId } from '../drawers/use-header-edge.ts'
import { useIsCovered } from '../drawers/use-is-covered.ts'

/** The reduced header of cart and checkout: the logo and the offline indicator. */
export function CheckoutHeader() {
  return (
    <header id={headerId} className={styles['header']} data-state="static" inert={useIsCovered()}>
      <div className={styles['row']}>
        <Logo />
        <OnlineIndicator />
      </div>
    </header>
  )
}
