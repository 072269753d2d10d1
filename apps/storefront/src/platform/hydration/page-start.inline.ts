declare global {
  interface Window {
    /** Set by `startPage`. `notice` reports an interaction; `state` is the page state, when it is not inlined in the page. */
    pageStart?: { hadInteraction: boolean; notice: () => void; state?: Promise<unknown> }
  }
}

type Factory = {
  readonly createPolicy: <Rules extends Readonly<Record<string, (text: string) => string>>>(
    name: string,
    rules: Rules,
  ) => Readonly<Record<keyof Rules, (text: string) => unknown>>
}

/**
 * Fetches the page state and retries until it succeeds: after `pause` milliseconds, then with doubled pauses up to half a
 * minute, and at once when the connection returns.
 */
export async function fetchPageState(address: string): Promise<unknown> {
  for (let pause = 1000; ; pause = Math.min(2 * pause, 30_000)) {
    const response = await fetch(address).catch(() => undefined)
    if (response?.ok) return response.json()
    await new Promise((resolve) => {
      setTimeout(resolve, pause)
      window.addEventListener('online', resolve, { once: true })
    })
  }
}

/** The scripts of a page: the entry script (a TrustedScriptURL where supported) and the modules to preload. */
type Code = {
  readonly source: unknown
  readonly modules: readonly string[]
  /** Whether the visitor is already waiting. */
  readonly isAwaited: boolean
}

/**
 * Loads a page's code. Each new request blocks a phone briefly, so unless the visitor is waiting, other tasks may run in
 * between.
 */
export function fetchCode({ source, modules, isAwaited }: Code, onLost: () => void): void {
  const schedule = (work: () => void): void => {
    if (isAwaited) work()
    else setTimeout(work)
  }
  for (const href of modules)
    schedule(() => document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href })))
  // A script element delays the load event until the page is usable; `import()` does not.
  schedule(() => {
    const script = Object.assign(document.createElement('script'), { type: 'module' })
    script.src = source as string
    script.addEventListener('error', onLost)
    document.head.append(script)
  })
}

/**
 * Inlined into every page as text together with the other functions of this file, so they must not use outer scope.
 *
 * Loads the page's modules and, if not inlined, its state. To let pictures load before code on slow connections, it waits for
 * the largest picture to be painted and for the load event, or for the first interaction, but at most `maxWait` milliseconds.
 * An urgent page, such as a form, does not wait. The data attributes of the script say what to load.
 */
export function startPage(
  fetchState: (address: string) => Promise<unknown>,
  fetchCode: (code: Code, onLost: () => void) => void,
  maxWait: number,
): void {
  const { entry = '', modules = '', state: stateAddress = '', urgent } = { ...document.currentScript?.dataset }
  const interactionEvents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll']
  const pictureDelay = 250
  let hasStarted = false
  const isUrgent = urgent !== undefined
  const policy = (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy('shop-start', {
    createScriptURL: (address) => address,
  })
  const start = (): void => {
    if (hasStarted) return
    hasStarted = true
    // A page from the service worker's cache has its state inlined.
    if (stateAddress && !document.querySelector('#page-state')) state.state ??= fetchState(stateAddress)
    const source = policy?.createScriptURL(entry) ?? entry
    const isAwaited = isUrgent || state.hadInteraction
    fetchCode({ source, modules: modules.split(' ').filter(Boolean), isAwaited }, () => {
      hasStarted = false
      window.addEventListener('online', start, { once: true })
    })
  }
  const notice = (): void => {
    state.hadInteraction = true
    for (const name of interactionEvents) window.removeEventListener(name, notice, { capture: true })
    start()
  }
  // Wait for the load event, because code competes with pictures for bandwidth and decoding time.
  const whenComplete = (): void =>
    document.readyState === 'complete' ? start() : window.addEventListener('load', () => setTimeout(start))
  const afterFrames = (): void =>
    void requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(whenComplete)))
  // Prefer paint events where supported: two frames can pass before anything is visible.
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
  // Browsers do not report a picture that is smaller than the text around it.
  const afterPicture = (): void => {
    afterPaint('largest-contentful-paint', ({ element }) => element === picture)
    setTimeout(afterFirstPaint, pictureDelay)
  }
  const state: NonNullable<Window['pageStart']> = { hadInteraction: false, notice }
  window.pageStart = state
  for (const name of interactionEvents) window.addEventListener(name, notice, { capture: true, passive: true })
  if (isUrgent) return start()
  setTimeout(start, maxWait)
  const picture = document.querySelector<HTMLImageElement>('main img[fetchpriority="high"]')
  if (!picture) return afterFirstPaint()
  if (picture.complete) return afterPicture()
  picture.addEventListener('load', afterPicture, { once: true })
  picture.addEventListener('error', afterFirstPaint, { once: true })
}

/**
 * Holds back clicks on elements that are not hydrated and replays them after hydration, one per element. After `maxWait`
 * milliseconds, or if the scripts fail to load, the clicks get their default action.
 */
export function replayEarlyClicks(maxWait: number): void {
  let hasClicked = false
  let lastDown: PointerEvent | undefined
  const held = new Map<Element, () => void>()
  const release = (): void => {
    window.removeEventListener('pointerdown', rememberDown, { capture: true })
    window.removeEventListener('click', holdBack, { capture: true })
    window.removeEventListener('error', onScriptError, { capture: true })
    for (const replay of held.values()) replay()
    held.clear()
  }
  const rememberDown = (event: PointerEvent): void => {
    lastDown = event
  }
  const onScriptError = (event: Event): void => {
    if (event.target instanceof Element && event.target.matches('script')) release()
  }
  // React stores its props on every element that it has hydrated, but not inside stored HTML.
  const isHydrated = (clicked: Element): boolean =>
    Object.keys(clicked.closest('[data-stored]') ?? clicked).some((key) => key.startsWith('__reactProps$'))
  const holdBack = (event: MouseEvent): void => {
    if (!hasClicked) setTimeout(() => held.size || release(), maxWait)
    hasClicked = true
    const clicked = event.target instanceof Element ? event.target.closest('a[href], button, summary') : null
    const isPlain = !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    // Elements outside React work without hydration.
    if (!clicked || !isPlain || clicked.closest('[data-plain]') || isHydrated(clicked)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    window.pageStart?.notice()
    const until = Date.now() + maxWait
    const waitForHydration = (): void => {
      if (held.size && ![...held.keys()].every(isHydrated) && Date.now() < until)
        requestAnimationFrame(waitForHydration)
      else requestAnimationFrame(() => setTimeout(release))
    }
    if (!held.size) requestAnimationFrame(waitForHydration)
    const down = lastDown
    lastDown = undefined
    held.set(clicked, () => {
      if (!clicked.isConnected) return
      if (down) clicked.dispatchEvent(new PointerEvent(down.type, down))
      clicked.dispatchEvent(new PointerEvent(event.type, event))
    })
  }
  window.addEventListener('pointerdown', rememberDown, { capture: true })
  window.addEventListener('click', holdBack, { capture: true })
  window.addEventListener('error', onScriptError, { capture: true })
}
