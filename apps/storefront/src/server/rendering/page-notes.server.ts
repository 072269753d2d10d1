import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * What is noted while a page is made: the tags of all answers it was made of, and the JSON-LD that describes it, and whether it shows texts
 * beyond the first part of the catalogue.
 */
export type PageNotes = { readonly tags: Set<string>; readonly structuredData: string[]; showsRest: boolean }

const taking = new AsyncLocalStorage<PageNotes>()

/** Runs the work and takes notes of what it asks the backend for. */
export async function takeNotes<T>(work: () => Promise<T>): Promise<{ readonly result: T; readonly notes: PageNotes }> {
  const notes: PageNotes = { tags: new Set(), structuredData: [], showsRest: false }
  return { result: await taking.run(notes, work), notes }
}

/** Notes the tags of an answer. */
export function noteTags(tags: unknown): void {
  const notes = taking.getStore()
  if (notes && Array.isArray(tags)) for (const tag of tags) notes.tags.add(String(tag))
}

/** Notes JSON-LD texts for the page. */
export function noteSnippets(snippets: readonly string[]): void {
  taking.getStore()?.structuredData.push(...snippets)
}

/** Notes that the page shows a text of the catalogue's rest. */
export function noteRest(): void {
  const notes = taking.getStore()
  if (notes) notes.showsRest = true
}
