import { useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'
import { keyForReaders } from '#src/platform/i18n/reading-direction.ts'
import { moveFor, type MenuMove } from './menu-keys.ts'
import { linksOfPanel, placeOf, topLinks } from './menu-places.ts'

type Act = {
  readonly enter: (uid: string) => void
  readonly peek: (uid: string) => void
  readonly close: () => void
}

/** Moves the focus through the menu by keyboard and shows the panel of the focused top-level link. */
export function useMenuKeys(nav: RefObject<HTMLElement | null>, open: string | null, act: Act) {
  // No panel opens when the focus moves back, by Shift+Tab or out of a panel.
  const isBackward = useRef(false)
  const move = (uid: string, action: MenuMove) => {
    const tops = topLinks(nav.current)
    if (action.kind === 'top') return tops[action.index]?.focus()
    if (action.kind === 'link') return linksOfPanel(nav.current, uid)[action.index]?.focus()
    if (action.kind === 'enter') {
      act.enter(uid)
      requestAnimationFrame(() => linksOfPanel(nav.current, uid)[0]?.focus())
      return undefined
    }
    isBackward.current = true
    if (action.returns) tops.find((link) => link.dataset['top'] === uid)?.focus()
    return act.close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    isBackward.current = event.key === 'Tab' && event.shiftKey
    const found = placeOf(nav.current, event.target, open)
    const action = found && moveFor(keyForReaders(event.key), event.shiftKey, found.place)
    if (!found || !action || event.ctrlKey || event.altKey || event.metaKey) return
    if (action.kind !== 'close' || !action.goesOn) event.preventDefault()
    move(found.uid, action)
  }
  const onFocus = (event: FocusEvent) => {
    const found = placeOf(nav.current, event.target, open)
    if (found?.place.on === 'top' && !isBackward.current) {
      if (found.place.hasPanel) act.peek(found.uid)
      else act.close()
    }
    isBackward.current = false
  }
  return { onKeyDown, onFocus }
}
