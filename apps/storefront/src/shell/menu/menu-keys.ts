/** The position of the focus in the menu when a key is pressed. */
export type MenuPlace =
  | {
      readonly on: 'top'
      readonly isOpen: boolean
      readonly hasPanel: boolean
      readonly index: number
      readonly count: number
    }
  | { readonly on: 'toggle'; readonly isOpen: boolean }
  | { readonly on: 'panel'; readonly index: number; readonly count: number }

/**
 * What a key does. `enter` opens the panel and focuses its first link. `close` closes the panel; then `returns` focuses its
 * top-level link, and `goesOn` lets the browser move the focus. `link` and `top` focus another link of the panel or of the top
 * level.
 */
export type MenuMove =
  | { readonly kind: 'enter' }
  | { readonly kind: 'close'; readonly returns: boolean; readonly goesOn: boolean }
  | { readonly kind: 'link'; readonly index: number }
  | { readonly kind: 'top'; readonly index: number }

const close: MenuMove = { kind: 'close', returns: false, goesOn: false }
const closeAndReturn: MenuMove = { kind: 'close', returns: true, goesOn: false }
const closeAndGoOn: MenuMove = { kind: 'close', returns: false, goesOn: true }

/** The action of a key in a given position; null leaves the key to the browser. */
export function moveFor(key: string, isShift: boolean, place: MenuPlace): MenuMove | null {
  if (place.on === 'panel') return moveInPanel(key, isShift, place.index, place.count)
  if (key === 'Tab' && isShift) return closeAndGoOn
  if ((key === 'ArrowUp' || key === 'Escape') && place.isOpen) return close
  if (place.on === 'toggle') return key === 'ArrowDown' ? { kind: 'enter' } : null
  if (place.hasPanel && (key === 'ArrowDown' || key === ' ')) return { kind: 'enter' }
  const index = stepTo(key, 'ArrowLeft', 'ArrowRight', place.index, place.count)
  return index === null ? null : { kind: 'top', index }
}

function moveInPanel(key: string, isShift: boolean, index: number, count: number): MenuMove | null {
  if (key === 'Escape' || (key === 'Tab' && isShift) || (key === 'ArrowUp' && index <= 0)) return closeAndReturn
  const next = stepTo(key, 'ArrowUp', 'ArrowDown', index, count) ?? stepTo(key, 'ArrowLeft', 'ArrowRight', index, count)
  return next === null ? null : { kind: 'link', index: next }
}

/** The index after moving in a row of `count` links; does not wrap around. */
function stepTo(key: string, back: string, on: string, index: number, count: number): number | null {
  const last = Math.max(0, count - 1)
  if (key === back) return Math.max(0, index - 1)
  if (key === on) return Math.min(last, index + 1)
  if (key === 'Home') return 0
  return key === 'End' ? last : null
}
