import { dropIndex, type RowPlace } from './product-order.ts'

/** How near to the edge of the window, in pixels, a dragged row scrolls the page. */
const edge = 96
const fastest = 14

type Drag = {
  readonly list: HTMLElement
  /** The element that was pressed. */
  readonly handle: HTMLElement
  readonly pointer: { readonly id: number; readonly y: number }
  /** Gets the index at which the row was dropped. */
  readonly onDrop: (index: number) => void
}

/**
 * Lets the pointer drag the row of a handle until it is released. The row follows the pointer, the others make room, and the page
 * scrolls when the pointer is near the edge of the window. Escape cancels. The order is only changed by `onDrop`.
 */
export function dragRow({ list, handle, pointer, onDrop }: Drag): void {
  const rows = [...list.children].filter((child) => child instanceof HTMLElement)
  const from = rows.findIndex((row) => row.contains(handle))
  const [own, places] = [rows[from], rows.map(placeOf)]
  if (!own) return
  const start = pointer.y + window.scrollY
  const gap = Number.parseFloat(getComputedStyle(list).rowGap) || 0
  const room = own.offsetHeight + gap
  let y = pointer.y
  let to = from
  let frame = 0

  const follow = () => {
    const distance = y + window.scrollY - start
    to = dropIndex(places, from, distance)
    own.style.translate = `0 ${distance}px`
    for (const [index, row] of rows.entries())
      if (index !== from) row.style.translate = `0 ${shiftOf(index, from, to) * room}px`
  }
  const scroll = () => {
    const speed = scrollSpeed(y, window.innerHeight)
    if (speed !== 0) {
      window.scrollBy({ top: speed, behavior: 'instant' })
      follow()
    }
    frame = requestAnimationFrame(scroll)
  }
  const end = (isDropped: boolean) => {
    cancelAnimationFrame(frame)
    listening.abort()
    delete list.dataset['dragging']
    delete own.dataset['dragged']
    for (const row of rows) row.style.translate = ''
    if (isDropped && to !== from) onDrop(to)
  }
  const listening = new AbortController()
  const { signal } = listening
  const isOurs = (event: PointerEvent) => event.pointerId === pointer.id
  const move = (event: PointerEvent) => {
    if (!isOurs(event)) return
    y = event.clientY
    follow()
  }
  handle.setPointerCapture(pointer.id)
  handle.addEventListener('pointermove', move, { signal })
  handle.addEventListener('pointerup', (event) => isOurs(event) && end(true), { signal })
  handle.addEventListener('pointercancel', (event) => isOurs(event) && end(false), { signal })
  // The row was removed, because another tab has removed its product.
  document.addEventListener('lostpointercapture', (event) => isOurs(event) && end(false), { signal })
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal })
  list.dataset['dragging'] = ''
  own.dataset['dragged'] = ''
  frame = requestAnimationFrame(scroll)
}

function placeOf(row: HTMLElement): RowPlace {
  const { top, height } = row.getBoundingClientRect()
  return { top: top + window.scrollY, height }
}

/** By how many places another row makes room: 1 is down, -1 is up. */
function shiftOf(index: number, from: number, to: number): -1 | 0 | 1 {
  if (index > from && index <= to) return -1
  return index < from && index >= to ? 1 : 0
}

/** Pixels to scroll in a frame: the more, the nearer the pointer is to the edge. */
function scrollSpeed(y: number, height: number): number {
  const depth = y < edge ? y - edge : Math.max(0, y - (height - edge))
  return Math.round((Math.max(-edge, Math.min(edge, depth)) / edge) * fastest)
}
