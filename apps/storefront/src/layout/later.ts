import { createElement, lazy, useState, type ComponentType } from 'react'
import { firstSign, isAwake } from './first-sign.ts'

const pause = 5000
const patience = 1000
let underway: Promise<unknown>[] = []

/** Resolves when the parts of the pages loaded since the first sign have come, after a second at the latest. */
export async function untilPartsCame(): Promise<void> {
  const awaited = underway
  underway = []
  await Promise.race([Promise.all(awaited), new Promise((resolve) => setTimeout(resolve, patience))])
}

/**
 * A part of the page whose code comes with the visitor's first sign of life; until then its markup stands as the server wrote
 * it, and forms and links work as they do without scripts. Stands inside a `<Suspense>`.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  const loadOnce = async () => (loaded = await untilLoaded(load))
  // A page that a visitor goes to brings its parts along, so that none of them comes in between afterwards.
  if (isAwake()) underway.push(loadOnce())
  const loadOnSign = async () => {
    await firstSign()
    return { default: await loadOnce() }
  }
  const LazyPart = lazy(() => toldPlainly(loadOnSign()))
  return function Part(props) {
    const [Known] = useState(() => loaded ?? LazyPart)
    return createElement(Known, props)
  }
}

/** A part of the page whose code comes when it is first shown. Stands inside a `<Suspense>`. */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await untilLoaded(load) }))
}

/**
 * Tells the same to everyone who waits. A list has a boundary for each card that waits for the same code, and of each a promise
 * keeps the stack for who watches the page, which took as long as all else that makes sixty cards usable.
 */
function toldPlainly<Value>(promise: Promise<Value>): Promise<Value> {
  if (import.meta.env.SSR) return promise
  const waiting: ((value: Value) => void)[] = []
  let told: { readonly value: Value } | undefined
  void promise.then((value) => {
    told = { value }
    for (const tell of waiting) tell(value)
  })
  const then = (tell: (value: Value) => void): void => void (told ? tell(told.value) : waiting.push(tell))
  // oxlint-disable-next-line unicorn/no-thenable -- React listens to nothing else.
  return { then } as unknown as Promise<Value>
}

// A part that cannot be had now is no reason to lose the page around it: it is asked for again once there is a connection.
async function untilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    if (import.meta.env.SSR) throw error
    await new Promise<void>((resolve) => {
      window.addEventListener('online', () => resolve(), { once: true })
      setTimeout(() => resolve(), pause)
    })
    return untilLoaded(load)
  }
}
