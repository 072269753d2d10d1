const most = { started: 6, suggested: 5, kept: 10 }

/** The search terms in the panel; `areOwn` is true if they are the visitor's recent searches. */
export type Terms = { readonly texts: readonly string[]; readonly areOwn: boolean }

/** Terms before a search: recent searches, else popular ones, filtered by the typed text if any matches. */
export function startTerms(recent: readonly string[], popular: readonly string[], typed: string): Terms {
  const areOwn = recent.length > 0
  const all = (areOwn ? recent : popular).slice(0, most.started)
  const wanted = folded(typed)
  const fitting = all.filter((text) => folded(text).includes(wanted))
  return { texts: fitting.length > 0 ? fitting : all, areOwn }
}

/** Terms on a results page. */
export function suggestedTerms(suggestions: readonly string[]): Terms {
  return { texts: suggestions.slice(0, most.suggested), areOwn: false }
}

/** Adds a term at the front of the recent searches and removes duplicates. */
export function withTerm(terms: readonly string[], term: string): readonly string[] {
  const same = folded(term)
  return [term, ...terms.filter((other) => folded(other) !== same)].slice(0, most.kept)
}

function folded(text: string): string {
  return text.trim().toLowerCase().replaceAll('ł', 'l').normalize('NFD').replaceAll(/\p{M}/gu, '')
}
