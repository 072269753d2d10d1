import { AsyncLocalStorage } from 'node:async_hooks'
import type { LaterPart } from '#src/platform/hydration/message-parts.ts'
import type { MissedPart } from '#src/platform/kept-parts/kept-parts.ts'

/**
 * What is recorded while a page is rendered: the cache tags of all backend responses, when the first of them stops being right (in
 * milliseconds), the page's JSON-LD, which parts of the catalogue its messages are in, apart from the first part, and which of its
 * parts can be kept for the next page.
 */
export type PageNotes = {
  readonly tags: Set<string>
  expiresAt: number
  readonly structuredData: string[]
  readonly messageParts: Set<LaterPart>
  readonly missedParts: MissedPart[]
}

const taking = new AsyncLocalStorage<PageNotes>()

/** Runs `work`. Returns its result and what was recorded meanwhile. */
export async function takeNotes<T>(work: () => Promise<T>): Promise<{ readonly result: T; readonly notes: PageNotes }> {
  const notes: PageNotes = {
    tags: new Set(),
    expiresAt: Infinity,
    structuredData: [],
    messageParts: new Set(),
    missedParts: [],
  }
  return { result: await taking.run(notes, work), notes }
}

/** Records what a backend response says about caching it. */
export function noteCaching(extensions: { readonly tags?: unknown; readonly until?: unknown } | undefined): void {
  const notes = taking.getStore()
  if (!notes || !extensions) return
  if (Array.isArray(extensions.tags)) for (const tag of extensions.tags) notes.tags.add(String(tag))
  const end = typeof extensions.until === 'string' ? Date.parse(extensions.until) : Number.NaN
  if (end < notes.expiresAt) notes.expiresAt = end
}

/** Records JSON-LD for the page. */
export function noteSnippets(snippets: readonly string[]): void {
  taking.getStore()?.structuredData.push(...snippets)
}

/** Records that the page shows a message of this part of the catalogue. */
export function noteMessagePart(part: LaterPart): void {
  taking.getStore()?.messageParts.add(part)
}

/** Records a part of the page that can be kept for the next page. */
export function noteMissedPart(part: MissedPart): void {
  taking.getStore()?.missedParts.push(part)
}
