declare global {
  interface Window {
    /** Set by `startPage`: whether the visitor gave a sign already, what a held press gives one with, and the page's state where it stands apart. */
    pageStart?: { hadSign: boolean; notice: () => void; state?: Promise<unknown> }
  }
}

type Factory = {
  readonly createPolicy: <Rules extends Readonly<Record<string, (text: string) => string>>>(
    name: string,
    rules: Rules,
  ) => Readonly<Record<keyof Rules, (text: string) => unknown>>
}

/**
 * Runs the text of the page's start under the nonce of the script that this is. The text is the same in every answer, so it is
 * kept and compressed with the page, where no nonce can stand.
 */
export function runText(): void {
  const here = document.currentScript as HTMLScriptElement
  const { text } = here.previousElementSibling as HTMLScriptElement
  const policy = (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy('shop-text', {
    createScript: (known) => known,
  })
  const script = document.createElement('script')
  script.nonce = here.nonce
  script.text = (policy?.createScript(text) ?? text) as string
  here.after(script)
}

/**
 * Fetches the state of a page and does not give up: again after `pause` milliseconds, then after twice as many, up to half a
 * minute, and at once when the connection is back.
 */
export async function fetchPageState(address: string): Promise<unknown> {
  for (let pause = 1000; ; pause = Math.min(2 * pause, 30_000)) {
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.ok) return answer.json()
    await new Promise((resolve) => {
      setTimeout(resolve, pause)
      window.addEventListener('online', resolve, { once: true })
    })
  }
}

/** What a page runs: its first script, with Trusted Types a trusted address, and the modules that this one asks for. */
type Code = {
  readonly source: unknown
  readonly modules: readonly string[]
  readonly nonce: string
  /** Whether somebody waits for it already. */
  readonly isAwaited: boolean
}

/**
 * Fetches a page's code. Each address that is asked for costs a phone a moment; between two of them it may draw and answer a
 * touch, unless that is what is waited for.
 */
export function fetchCode({ source, modules, nonce, isAwaited }: Code, onLost: () => void): void {
  const inTurn = (work: () => void): void => {
    if (isAwaited) work()
    else setTimeout(work)
  }
  for (const href of modules)
    inTurn(() =>
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', nonce, href })),
    )
  // An urgent page counts as loaded when it can be used, which a script element makes it wait for and `import()` does not.
  inTurn(() => {
    const script = Object.assign(document.createElement('script'), { type: 'module', nonce })
    script.src = source as string
    script.addEventListener('error', onLost)
    document.head.append(script)
  })
}

/**
 * With `runText`, `fetchPageState`, `fetchCode` and `holdPress` the one script that stands in a page itself. They are written into
 * it as text, so they name nothing outside of themselves. Fetches the page's modules, and its state where that stands apart, when
 * what is seen first has been painted and what else is on the screen has come, or at the visitor's first sign, after `patience`
 * milliseconds at the latest, so that on a slow line the picture comes before the code. A page of forms is urgent: it waits for
 * nothing. What to fetch stands in the data attributes of the element with `data-entry`, and the nonce on the one that calls.
 */
export function startPage(
  fetchState: (address: string) => Promise<unknown>,
  fetchCode: (code: Code, onLost: () => void) => void,
  patience: number,
): void {
  const nonce = document.currentScript?.nonce ?? ''
  const named = document.querySelector<HTMLElement>('script[data-entry]')?.dataset
  const { entry = '', modules = '', state: stateAddress = '' } = { ...named }
  const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll']
  const pictureDelay = 250
  let hasStarted = false
  const isUrgent = named !== undefined && 'urgent' in named
  const policy = (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy('shop-start', {
    createScriptURL: (address) => address,
  })
  const start = (): void => {
    if (hasStarted) return
    hasStarted = true
    // A page that was kept for later brings its state along.
    if (stateAddress && !document.querySelector('#page-state')) state.state ??= fetchState(stateAddress)
    const source = policy?.createScriptURL(entry) ?? entry
    const isAwaited = isUrgent || state.hadSign
    fetchCode({ source, modules: modules.split(' ').filter(Boolean), nonce, isAwaited }, () => {
      hasStarted = false
      window.addEventListener('online', start, { once: true })
    })
  }
  const notice = (): void => {
    state.hadSign = true
    for (const sign of signs) window.removeEventListener(sign, notice, { capture: true })
    start()
  }
  // What is still on its way to the screen comes first: fetched and unpacked beside the code, both take longer.
  const whenComplete = (): void =>
    document.readyState === 'complete' ? start() : window.addEventListener('load', () => setTimeout(start))
  const afterFrames = (): void =>
    void requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(whenComplete)))
  // Where browsers tell of a paint, it is waited for: before it, two frames may be gone with nothing to be seen.
  const afterPaint = (
    type: string,
    isAwaited: (entry: PerformanceEntry & { element?: Element | null }) => boolean,
  ): void => {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return afterFrames()
    new PerformanceObserver((paints) => {
      if (paints.getEntries().some(isAwaited)) whenComplete()
    }).observe({ type, buffered: true })
  }
  const afterFirstPaint = (): void => afterPaint('paint', ({ name }) => name === 'first-contentful-paint')
  // A picture smaller than the text around it is never told of.
  const afterPicture = (): void => {
    afterPaint('largest-contentful-paint', ({ element }) => element === picture)
    setTimeout(afterFirstPaint, pictureDelay)
  }
  const state: NonNullable<Window['pageStart']> = { hadSign: false, notice }
  window.pageStart = state
  for (const sign of signs) window.addEventListener(sign, notice, { capture: true, passive: true })
  if (isUrgent) return start()
  setTimeout(start, patience)
  const picture = document.querySelector<HTMLImageElement>('main img[fetchpriority="high"]')
  if (!picture) return afterFirstPaint()
  if (picture.complete) return afterPicture()
  picture.addEventListener('load', afterPicture, { once: true })
  picture.addEventListener('error', afterFirstPaint, { once: true })
}

/**
 * Holds presses on what React has not taken over yet and does them again, one for each element, when it has. Should that take
 * longer than `patience` milliseconds, or should the scripts be lost, a press does what it does without scripts.
 */
export function holdPress(patience: number): void {
  let hasPressed = false
  let press: PointerEvent | undefined
  const held = new Map<Element, () => void>()
  const release = (): void => {
    window.removeEventListener('pointerdown', remember, { capture: true })
    window.removeEventListener('click', hold, { capture: true })
    window.removeEventListener('error', giveUp, { capture: true })
    for (const replay of held.values()) replay()
    held.clear()
  }
  const remember = (event: PointerEvent): void => {
    press = event
  }
  const giveUp = (event: Event): void => {
    if (event.target instanceof Element && event.target.matches('script')) release()
  }
  // React keeps what it drew an element from on the element, so what has it can hear by itself; stored HTML is drawn as a whole.
  const isHeard = (pressed: Element): boolean =>
    Object.keys(pressed.closest('[data-stored]') ?? pressed).some((key) => key.startsWith('__reactProps$'))
  const hold = (event: MouseEvent): void => {
    if (!hasPressed) setTimeout(() => held.size || release(), patience)
    hasPressed = true
    const pressed = event.target instanceof Element ? event.target.closest('a[href], button, summary') : null
    const isPlain = !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    // Elements that React does not render work without it.
    if (!pressed || !isPlain || pressed.closest('[data-plain]') || isHeard(pressed)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    window.pageStart?.notice()
    const until = Date.now() + patience
    const untilHeard = (): void => {
      if (held.size && ![...held.keys()].every(isHeard) && Date.now() < until) requestAnimationFrame(untilHeard)
      else requestAnimationFrame(() => setTimeout(release))
    }
    if (!held.size) requestAnimationFrame(untilHeard)
    const down = press
    press = undefined
    held.set(pressed, () => {
      if (!pressed.isConnected) return
      if (down) pressed.dispatchEvent(new PointerEvent(down.type, down))
      pressed.dispatchEvent(new PointerEvent(event.type, event))
    })
  }
  window.addEventListener('pointerdown', remember, { capture: true })
  window.addEventListener('click', hold, { capture: true })
  window.addEventListener('error', giveUp, { capture: true })
}
