import type { MouseEvent } from 'react'

type Click = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>

/** A click without modifier keys; clicks with them belong to the browser. */
export function isPlainClick(event: Click): boolean {
  const isHeld = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
  return event.button === 0 && !isHeld && !event.defaultPrevented
}
