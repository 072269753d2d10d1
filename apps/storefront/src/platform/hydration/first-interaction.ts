// `click` is listed because assistive technology may send it without any pointer event.
const interactionEvents = [
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

let interaction: Promise<void> | undefined
let resolveNow: (() => void) | undefined
let wasInteracted = false

/** Whether the visitor has interacted with this page. Never true on the server. */
export const hasInteracted = (): boolean => wasInteracted

/**
 * Resolves on the visitor's first interaction with the page, such as a move, click, key or scroll; on the server immediately.
 */
export function firstInteraction(): Promise<void> {
  if (import.meta.env.SSR) return Promise.resolve()
  interaction ??= new Promise((resolve) => {
    const onInteraction = (event?: Partial<PointerEvent>): void => {
      // Browsers send a move by themselves when a page appears under a resting mouse.
      if (event?.type === 'pointermove' && !event.movementX && !event.movementY) return
      wasInteracted = true
      for (const name of interactionEvents) window.removeEventListener(name, onInteraction, { capture: true })
      resolve()
    }
    resolveNow = onInteraction
    for (const name of interactionEvents) window.addEventListener(name, onInteraction, { passive: true, capture: true })
  })
  return interaction
}

/**
 * Resolves `firstInteraction` without one, so that everything that waits for it loads and hydrates: on personal pages, and before a
 * navigation.
 */
export function skipFirstInteraction(): void {
  void firstInteraction()
  resolveNow?.()
}
