import type { ReactElement } from 'react'
import { currentApplication } from '../application/application.ts'
import type { LaterPart } from '../hydration/message-parts.ts'
import type { StoreView } from '../i18n/store-views.ts'

/** The HTML of a part, and the parts of the message catalogue that it uses. */
type KeptHtml = { readonly html: string; readonly messageParts: ReadonlySet<LaterPart> }

/** A part that a page had to render, because nothing of it was kept. */
export type MissedPart = {
  readonly owner: object
  readonly key: string
  readonly element: ReactElement
  readonly store: StoreView
  /** Where the part was rendered. The key says what of it matters. */
  readonly pathname: string
}

let onMissedPart = (_part: MissedPart): void => undefined

/** On the server: `act` gets each part of a page that could be kept, but is not yet. */
export function followMissedParts(act: (part: MissedPart) => void): void {
  onMissedPart = act
}

/**
 * On the server: what was made of response data that many pages share, such as the HTML of a product's card. It belongs to the data
 * and disappears with it, so it needs no invalidation of its own: what a change drops is the data (`server/kept-parts`).
 */
type Belongings = {
  readonly html: Map<string, KeptHtml>
  readonly derived: Map<unknown, object>
  json: Buffer | undefined
}

const belongings = new WeakMap<object, Belongings>()

/** Says that this data is kept, so that it is worth keeping what is made of it. */
export function markKept(data: object): void {
  if (!belongings.has(data)) belongings.set(data, { html: new Map(), derived: new Map(), json: undefined })
}

/** What `make` calculates from data, once for data that is kept. What it returns is kept data too. */
export function keptWith<Data extends object, Derived extends object>(
  data: Data,
  make: (data: Data) => Derived,
): Derived {
  const kept = belongings.get(data)
  if (!kept) return make(data)
  const derived = (kept.derived.get(make) as Derived | undefined) ?? make(data)
  kept.derived.set(make, derived)
  markKept(derived)
  return derived
}

/** The bytes of the JSON of kept data, safe inside a script element; undefined for other data. */
export function keptJson(data: object, write: (data: object) => Buffer): Buffer | undefined {
  const kept = belongings.get(data)
  return kept && (kept.json ??= write(data))
}

const storeKeys = new WeakMap<StoreView, string>()

/** Everything of a store view that a part may show: a host may have another prefix for the same one. */
function keyOf(store: StoreView): string {
  const key = storeKeys.get(store) ?? JSON.stringify(store)
  storeKeys.set(store, key)
  return key
}

/**
 * The kept HTML of a part; undefined if the page must render `element` itself, which keeps it for the next page. `name` says all that
 * the part depends on besides its data and the store view. On the server only.
 *
 * The browser hydrates kept HTML like any other, so the part must render the same alone: without `useId`, without a context of the page
 * around it, and without a picture that is preloaded.
 */
export function keptPart(
  data: object,
  name: string,
  element: ReactElement,
  at: { readonly store: StoreView; readonly pathname: string },
): { readonly __html: string } | undefined {
  const kept = belongings.get(data)
  if (!kept) return undefined
  const key = `${keyOf(at.store)} ${name}`
  const known = kept.html.get(key)
  if (!known) {
    onMissedPart({ owner: data, key, element, ...at })
    return undefined
  }
  for (const part of known.messageParts) currentApplication().onLaterMessage(part)
  return { __html: known.html }
}

/** Keeps the HTML of a part for as long as its data. */
export function keepHtml({ owner, key }: MissedPart, made: KeptHtml): void {
  belongings.get(owner)?.html.set(key, made)
}
