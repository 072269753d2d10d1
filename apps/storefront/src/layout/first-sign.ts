// Assistive technology may send the click alone.
const signs = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'keydown',
  'focusin',
  'click',
  'submit',
  'scroll',
  'popstate',
] as const

let sign: Promise<void> | undefined
let wake: (() => void) | undefined
let wasSeen = false

/** True once the visitor gave a sign. Never on the server. */
export const isAwake = (): boolean => wasSeen

/** The visitor's first sign of life on this page: a move, a press, a key, a scroll. On the server at once. */
export function firstSign(): Promise<void> {
  if (import.meta.env.SSR) return Promise.resolve()
  sign ??= new Promise((resolve) => {
    const seen = (): void => {
      wasSeen = true
      for (const name of signs) window.removeEventListener(name, seen, { capture: true })
      resolve()
    }
    wake = seen
    for (const name of signs) window.addEventListener(name, seen, { passive: true, capture: true })
  })
  return sign
}

/** Does not wait for a sign: for a page that fills itself, and for one that is on its way to another. */
export function wakePage(): void {
  void firstSign()
  wake?.()
}
