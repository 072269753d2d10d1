export type DrawerName = 'nav' | 'mobileBottomModal' | 'accountMenu' | 'wishlistMenu' | 'miniCart' | 'agentMenu'

/** What is open after the trigger of a drawer was pressed: the open one closes, another takes its place. */
export function toggled(open: DrawerName | null, name: DrawerName): DrawerName | null {
  return open === name ? null : name
}

/** The account menu is a disclosure beside the page; every other drawer lies over it. */
export function hasOverlay(open: DrawerName | null): boolean {
  return open !== null && open !== 'accountMenu'
}

/** Whether the page behind may be scrolled. */
export function locksScroll(open: DrawerName | null, isOverlaid: boolean): boolean {
  return isOverlaid || hasOverlay(open)
}
