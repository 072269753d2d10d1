import styles from './account-menu.module.css'
import { onDemand } from './later.ts'

const load = () => import('./account-links.tsx')

/** The account's links, fetched when they are first wanted. */
export const AccountLinks = onDemand(async () => (await load()).AccountLinks)

/** Fetches them ahead, once the pointer or the focus comes near their trigger. */
export function prepareAccount(): void {
  load().catch(() => undefined)
}

/** Their room while they are on the way. */
export function AccountWaiting() {
  return <div className={styles['waiting']} aria-busy="true" />
}
