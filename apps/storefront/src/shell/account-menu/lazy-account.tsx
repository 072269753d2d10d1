import * as styles from './account-menu.module.css'
import { lazyOnRender } from '#src/platform/hydration/lazy-until-interaction.ts'

const load = () => import('./account-links.tsx')

/** The account links, loaded when first rendered. */
export const AccountLinks = lazyOnRender(async () => (await load()).AccountLinks)

/** Preloads the account links when the pointer or focus comes near the account button. */
export function prepareAccount(): void {
  load().catch(() => undefined)
}

/** Reserves the space of the account links while they load. */
export function AccountPlaceholder() {
  return <div className={styles['waiting']} aria-busy="true" />
}
