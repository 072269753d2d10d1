/** The open panel. `isEntered` is true if its links are focusable, false if the panel is only visible. */
export type PanelState = { readonly open: string | null; readonly isEntered: boolean }

export type PanelEvent =
  | { readonly type: 'peek'; readonly uid: string }
  | { readonly type: 'enter'; readonly uid: string }
  | { readonly type: 'close' }

export const closedPanel: PanelState = { open: null, isEntered: false }

/** Focus on a top-level link only shows its panel; a pointer, tap, key or click on the button enters it. */
export function nextPanel(state: PanelState, event: PanelEvent): PanelState {
  if (event.type === 'close') return state.open === null ? state : closedPanel
  if (event.type === 'enter') return { open: event.uid, isEntered: true }
  return state.open === event.uid ? state : { open: event.uid, isEntered: false }
}

/** Milliseconds from when the pointer leaves until the panel closes. */
export const closeDelay = 100

/** Milliseconds that a panel stays open while the pointer is heading down to it. */
export const headingDelay = 300

export type Point = { readonly x: number; readonly y: number }

/** Whether the pointer moves steeply down, towards the full-width panel, rather than to a neighbouring entry. */
export function isHeadingDown(from: Point | null, to: Point): boolean {
  if (!from) return false
  const down = to.y - from.y
  return down > 0 && Math.abs(to.x - from.x) <= down * 4
}
