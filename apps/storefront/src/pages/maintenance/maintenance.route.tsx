import { useStore } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { MaintenanceScreen } from '#src/shell/maintenance/maintenance-screen.tsx'

/** The maintenance screen at its own URL; redirects home as soon as the shop is back. */
export function Component() {
  const home = href(useStore(), '/')
  return <MaintenanceScreen onOpen={() => window.location.assign(home)} />
}
