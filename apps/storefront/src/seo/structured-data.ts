let listener: ((snippets: readonly string[]) => void) | undefined

/** On the server: tells the listener of the JSON-LD that belongs into the page being made. */
export function listenToStructuredData(listen: (snippets: readonly string[]) => void): void {
  listener = listen
}

/** JSON-LD texts for the page that is being made; in the browser there is nobody to read them. */
export function noteStructuredData(snippets: readonly string[]): void {
  listener?.(snippets)
}
