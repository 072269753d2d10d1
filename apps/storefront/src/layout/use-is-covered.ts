import { useDrawers } from './drawers.tsx'
import { hasOverlay } from './one-drawer.ts'

/** Whether a drawer lies over the page, so that the page behind it is inert. */
export function useIsCovered(): boolean {
  return hasOverlay(useDrawers().open)
}
