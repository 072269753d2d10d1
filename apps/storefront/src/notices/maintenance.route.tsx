import { useStore } from '#src/i18n/store-context.tsx'
import { href } from '#src/i18n/store-view.ts'
import { MaintenanceScreen } from './maintenance-screen.tsx'

/** The screen of a closed shop under an address of its own; it leads home as soon as the shop is open. */
export function Component() {
  const home = href(useStore(), '/')
  return <MaintenanceScreen onOpen={() => window.location.assign(home)} />
}
