import { currentApplication } from '#src/platform/application/application.ts'

/**
 * Adds JSON-LD to the page that is being rendered on the server. Does nothing in the browser, where no search engine reads it.
 */
export function addStructuredData(snippets: readonly string[]): void {
  if (import.meta.env.SSR) currentApplication().onStructuredData(snippets)
}
