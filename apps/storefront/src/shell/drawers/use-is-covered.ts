import { useDrawers } from './drawers.tsx'
import { hasOverlay } from './one-drawer.ts'

/** Whether a drawer covers the page, which is then inert. */
export function useIsCovered(): boolean {
  return hasOverlay(useDrawers().open)
}
