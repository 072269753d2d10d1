declare global {
  interface Window {
    /** Set by `startPage`. `notice` reports an interaction; `state` is the page state, when it is not inlined in the page. */
    pageStart?: { hadInteraction: boolean; notice: () => void; state?: Promise<unknown> }
  }
}

/** React's record of an element or component; internal, so `early-clicks.browser.test.tsx` tests it with React itself. */
type Fiber = { readonly flags: number; readonly return: Fiber | null }

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
 * An urgent page, such as a form, does not wait. Code that failed to load is fetched again after a second, then after doubled
 * pauses up to half a minute, and at once when the connection returns. The data attributes of the script say what to load.
 */
export function startPage(
  fetchState: (address: string) => Promise<unknown>,
  fetchCode: (code: Code, onLost: () => void) => void,
  maxWait: number,
): void {
  const { entry = '', modules = '', state: stateAddress = '', urgent } = { ...document.currentScript?.dataset }
  const interactionEvents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll']
  let [hasStarted, pause] = [false, 1000]
  const pictureDelay = 250
  const policy = (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy('shop-start', {
    createScriptURL: (address) => address,
  })
  const start = (): void => {
    if (hasStarted) return
    hasStarted = true
    // A page from the service worker's cache has its state inlined.
    if (stateAddress && !document.querySelector('#page-state')) state.state ??= fetchState(stateAddress)
    const source = policy?.createScriptURL(entry) ?? entry
    const isAwaited = urgent !== undefined || state.hadInteraction
    fetchCode({ source, modules: modules.split(' ').filter(Boolean), isAwaited }, () => {
      hasStarted = false
      setTimeout(start, pause)
      window.addEventListener('online', start, { once: true })
      pause = Math.min(2 * pause, 30_000)
    })
  }
  const notice = (event?: Partial<PointerEvent>): void => {
    // Browsers send a move by themselves when a page appears under a resting mouse.
    if (event?.type === 'pointermove' && !event.movementX && !event.movementY) return
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
  if (urgent !== undefined) return start()
  setTimeout(start, maxWait)
  const picture = document.querySelector<HTMLImageElement>('main img[fetchpriority="high"]')
  if (!picture) return afterFirstPaint()
  if (picture.complete) return afterPicture()
  picture.addEventListener('load', afterPicture, { once: true })
  picture.addEventListener('error', afterFirstPaint, { once: true })
}

/**
 * Whether React handles clicks on an element. React stores its fiber on an element when it begins to hydrate the part around it, but
 * not inside stored HTML. While the part still waits for something, a fiber above is flagged for placement or hydration, and React
 * would drop the click.
 */
export function isHydrated(clicked: Element): boolean {
  const drawn = clicked.closest('[data-stored]') ?? clicked
  const key = Object.keys(drawn).find((one) => one.startsWith('__reactFiber$')) ?? ''
  const [placement, hydrating] = [2, 4096]
  let fiber = Reflect.get(drawn, key) as Fiber | null | undefined
  const isKnown = fiber !== undefined
  for (; fiber; fiber = fiber.return) if (fiber.flags & (placement | hydrating)) return false
  return isKnown
}

/** Whether the browser does something on a click by itself. */
export function hasDefaultAction(clicked: Element): boolean {
  if (!(clicked instanceof HTMLButtonElement)) return true
  return Boolean(clicked.popoverTargetElement) || (clicked.type !== 'button' && clicked.form !== null)
}

type Question = (clicked: Element) => boolean

/**
 * Holds back clicks on elements of the server's markup that are not hydrated, and replays them after hydration, one per element.
 * After `maxWait` milliseconds, or if the scripts fail to load, the clicks get their default action. A button without a default
 * action waits for hydration however long it takes, because a click on it would be lost. Parts hydrate at different times, so this
 * ends when the last of them has.
 */
export function replayEarlyClicks(isHydrated: Question, hasDefaultAction: Question, maxWait: number): void {
  // Elements outside React work without hydration.
  const clickable = ':is(a[href], button, summary):not([data-plain], [data-plain] *)'
  let isReplaying = false
  // `served`, because elements that other scripts add later never hydrate.
  let [lastDown, served]: [PointerEvent?, Set<Element>?] = []
  const remember = (): unknown => (served = new Set(document.querySelectorAll(clickable)))
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', remember, { once: true })
  else remember()
  const held = new Map<Element, () => void>()
  const replayHeld = (): void => {
    isReplaying = true
    for (const replay of held.values()) replay()
    isReplaying = false
    held.clear()
  }
  const release = (): void => {
    for (const [type, listener] of listeners) window.removeEventListener(type, listener, { capture: true })
    replayHeld()
    served = undefined
  }
  const rememberDown = (event: PointerEvent): unknown => (lastDown = event)
  const onScriptError = (event: Event): void => {
    if (event.target instanceof Element && event.target.matches('script')) release()
  }
  const releaseWhenHydrated = (): void => {
    if (held.size || !served || [...served].some((one) => one.isConnected && !isHydrated(one)))
      setTimeout(releaseWhenHydrated, maxWait)
    else release()
  }
  const holdBack = (event: MouseEvent): void => {
    if (isReplaying) return
    const clicked = event.target instanceof Element ? event.target.closest(clickable) : null
    const isPlain = !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (!clicked || !isPlain || served?.has(clicked) === false || isHydrated(clicked)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    window.pageStart?.notice()
    const until = Date.now() + maxWait
    const waitForHydration = (): void => {
      const waiting = [...held.keys()].filter((one) => !isHydrated(one))
      if (waiting.length && (Date.now() < until || !waiting.some(hasDefaultAction)))
        requestAnimationFrame(waitForHydration)
      else requestAnimationFrame(() => setTimeout(replayHeld))
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
  const listeners = [
    ['pointerdown', rememberDown],
    ['click', holdBack],
    ['error', onScriptError],
  ] as [string, (event: Event) => void][]
  window.addEventListener('click', () => setTimeout(releaseWhenHydrated, maxWait), { capture: true, once: true })
  for (const [type, listener] of listeners) window.addEventListener(type, listener, { capture: true })
}
