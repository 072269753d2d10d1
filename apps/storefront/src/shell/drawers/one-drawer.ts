export type DrawerName = 'nav' | 'mobileBottomModal' | 'accountMenu' | 'wishlistMenu' | 'miniCart' | 'agentMenu'

/** The open drawer after a click on the button of a drawer: none if that drawer was open, otherwise that drawer. */
export function toggled(open: DrawerName | null, name: DrawerName): DrawerName | null {
  return open === name ? null : name
}

/** Every drawer has an overlay except the account menu, which is a dropdown. */
export function hasOverlay(open: DrawerName | null): boolean {
  return open !== null && open !== 'accountMenu'
}

/** Whether scrolling of the page behind is locked. */
export function locksScroll(open: DrawerName | null, isOverlaid: boolean): boolean {
  return isOverlaid || hasOverlay(open)
}
