const most = { started: 6, suggested: 5, kept: 10 }

/** The terms that a panel shows, and whether they are the visitor's own. */
export type Terms = { readonly texts: readonly string[]; readonly areOwn: boolean }

/** Before a search: what was searched for last, else what is searched for most; of these what holds the typed text, if any does. */
export function startTerms(recent: readonly string[], popular: readonly string[], typed: string): Terms {
  const areOwn = recent.length > 0
  const all = (areOwn ? recent : popular).slice(0, most.started)
  const wanted = folded(typed)
  const fitting = all.filter((text) => folded(text).includes(wanted))
  return { texts: fitting.length > 0 ? fitting : all, areOwn }
}

/** On a page of results. */
export function suggestedTerms(suggestions: readonly string[]): Terms {
  return { texts: suggestions.slice(0, most.suggested), areOwn: false }
}

/** The terms of this browser after another search: the latest first, each once. */
export function withTerm(terms: readonly string[], term: string): readonly string[] {
  const same = folded(term)
  return [term, ...terms.filter((other) => folded(other) !== same)].slice(0, most.kept)
}

function folded(text: string): string {
  return text.trim().toLowerCase().replaceAll('ł', 'l').normalize('NFD').replaceAll(/\p{M}/gu, '')
}
