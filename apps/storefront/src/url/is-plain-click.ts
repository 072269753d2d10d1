import type { MouseEvent } from 'react'

type Click = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>

/** A click that is ours to follow: any key held down says that the browser should do what it does. */
export function isPlainClick(event: Click): boolean {
  const isHeld = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
  return event.button === 0 && !isHeld && !event.defaultPrevented
}
