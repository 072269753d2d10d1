import { createElement, lazy, useState, type ComponentType } from 'react'
import { firstInteraction, hasInteracted } from './first-interaction.ts'

const retryDelay = 5000
const longestWait = 1000
let pendingLoads: Promise<unknown>[] = []
const declared: (() => Promise<unknown>)[] = []

/**
 * Resolves when the lazy components of the next page have loaded, and those that the first interaction started to load, or after a
 * second. New data that arrives earlier would have to wait in React until they hydrate.
 */
export async function lazyPartsLoaded(): Promise<void> {
  const loads = pendingLoads
  pendingLoads = []
  await Promise.race([Promise.all(loads), new Promise((resolve) => setTimeout(resolve, longestWait))])
}

/**
 * Loads the components of all modules evaluated so far, and resolves when they have loaded, or after a second. A page that loads its
 * own data in the browser does this before hydration: React shows new data only after every part of the page has hydrated.
 */
export async function loadDeclaredParts(): Promise<void> {
  pendingLoads.push(...declared.map(async (load) => load()))
  await lazyPartsLoaded()
}

/**
 * A component whose code loads on the first interaction. Until then its server markup stays, and its forms and links work
 * without scripts. Needs a `<Suspense>` around it. `wanted` resolves when the code is to load, if that can be sooner.
 */
export function lazyUntilInteraction<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  wanted: () => Promise<unknown> = firstInteraction,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  const loadOnce = async () => (loaded = await loadWithRetry(load))
  if (!import.meta.env.SSR) declared.push(loadOnce)
  // On a client-side navigation, load the component together with the page, so that it does not appear later than the page.
  if (hasInteracted()) pendingLoads.push(loadOnce())
  const loadOnInteraction = async () => {
    await wanted()
    const loading = loadOnce()
    pendingLoads.push(loading)
    return { default: await loading }
  }
  const LazyPart = lazy(loadOnInteraction)
  return function Part(props) {
    const [Loaded] = useState(() => loaded ?? LazyPart)
    return createElement(Loaded, props)
  }
}

/** A component whose code loads when it first renders. Needs a `<Suspense>` around it. */
export function lazyOnRender<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await loadWithRetry(load) }))
}

// Retries instead of throwing, because a lazy component that cannot load must not take down the page.
async function loadWithRetry<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    if (import.meta.env.SSR) throw error
    await new Promise<void>((resolve) => {
      window.addEventListener('online', () => resolve(), { once: true })
      setTimeout(() => resolve(), retryDelay)
    })
    return loadWithRetry(load)
  }
}
