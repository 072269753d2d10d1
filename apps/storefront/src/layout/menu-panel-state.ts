/** Which panel is seen; `isEntered` tells whether its links can be reached, or whether it only shows what is in it. */
export type PanelState = { readonly open: string | null; readonly isEntered: boolean }

export type PanelEvent =
  | { readonly type: 'peek'; readonly uid: string }
  | { readonly type: 'enter'; readonly uid: string }
  | { readonly type: 'close' }

export const closedPanel: PanelState = { open: null, isEntered: false }

/** The focus on a top-level link shows its panel; the pointer, a tap, a key or the button open it for good. */
export function nextPanel(state: PanelState, event: PanelEvent): PanelState {
  if (event.type === 'close') return state.open === null ? state : closedPanel
  if (event.type === 'enter') return { open: event.uid, isEntered: true }
  return state.open === event.uid ? state : { open: event.uid, isEntered: false }
}

/** Milliseconds from the pointer's leaving to the closing of the panel. */
export const closeDelay = 100

/** Milliseconds that a panel waits for a pointer on its way down to it. */
export const headingDelay = 300

export type Point = { readonly x: number; readonly y: number }

/** Whether the pointer is going down to the panel, which is as wide as the page: steep enough, whatever it crosses. */
export function isHeadingDown(from: Point | null, to: Point): boolean {
  if (!from) return false
  const down = to.y - from.y
  return down > 0 && Math.abs(to.x - from.x) <= down * 4
}
