import styles from './header.module.css'
import { Logo } from './logo.tsx'
import { OnlineIndicator } from './online-indicator.tsx'
import { headerId } from './use-header-edge.ts'
import { useIsCovered } from './use-is-covered.ts'

/** The quiet header of cart and checkout: the logo, and the connection when it is lost. */
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
