import { AsyncLocalStorage } from 'node:async_hooks'
import type { LaterPart } from '#src/platform/hydration/message-parts.ts'

/**
 * What is recorded while a page is rendered: the cache tags of all backend responses, the page's JSON-LD, and which parts of
 * the catalogue its messages are in, apart from the first part.
 */
export type PageNotes = {
  readonly tags: Set<string>
  readonly structuredData: string[]
  readonly messageParts: Set<LaterPart>
}

const taking = new AsyncLocalStorage<PageNotes>()

/** Runs `work`. Returns its result and what was recorded meanwhile. */
export async function takeNotes<T>(work: () => Promise<T>): Promise<{ readonly result: T; readonly notes: PageNotes }> {
  const notes: PageNotes = { tags: new Set(), structuredData: [], messageParts: new Set() }
  return { result: await taking.run(notes, work), notes }
}

/** Records the cache tags of a backend response. */
export function noteTags(tags: unknown): void {
  const notes = taking.getStore()
  if (notes && Array.isArray(tags)) for (const tag of tags) notes.tags.add(String(tag))
}

/** Records JSON-LD for the page. */
export function noteSnippets(snippets: readonly string[]): void {
  taking.getStore()?.structuredData.push(...snippets)
}

/** Records that the page shows a message of this part of the catalogue. */
export function noteMessagePart(part: LaterPart): void {
  taking.getStore()?.messageParts.add(part)
}
