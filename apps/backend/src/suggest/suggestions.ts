import { randomUUID } from 'node:crypto'
import { completeSearch, entryOf, findProducts, isFiller, safeSearches, storeIndex } from '../catalogue/index/index.ts'
import type { Context } from '#src/platform/context.ts'
import { calculateSpelling, calculateSuggestions } from './calculate-suggestions.ts'
import { clientHash, fewestShown, isPersonal, retention, searchedFor } from './limits.ts'
import { selectHottest, selectRecent } from './queries.ts'
import type { Phrase, Vocabulary } from './types.ts'
import { vocabularyOf, wordsOf } from './vocabulary.ts'

const mostShown = 10
const mostCompared = 200
const mostWords = 8

export interface Suggestions {
  corrected_search: string | null
  correlation_id: string
  search_id: string
  items: { suggestion: string }[]
}

/** The client's latest searches; empty without consent. */
export async function recentTerms(ctx: Context, uuid: string): Promise<string[]> {
  const hash = clientHash(uuid)
  if (hash === undefined) return []
  return selectRecent(ctx.db, ctx.store.id, hash, new Date(ctx.now.getTime() - retention.recent))
}

/** The most frequent of the searches that may be public. */
export async function topQueries(ctx: Context): Promise<Suggestions> {
  const hottest = await selectHottest(ctx.db, ctx.store.id, fewestShown, mostCompared)
  const shared = hottest.map(({ query }) => query).filter((query) => !isPersonal(query))
  return suggestionsOf(await safeSearches(ctx, shared, mostShown))
}

/** Searches with results that resemble the typed text. */
export async function autocomplete(ctx: Context, text: string, uuid: string | null | undefined): Promise<Suggestions> {
  clientHash(uuid)
  const words = contentWords(ctx, searchedFor(text)?.folded ?? '').slice(0, mostWords)
  if (words.length === 0) return suggestionsOf([])
  const vocabulary = await vocabularyOf(ctx)
  const spelt = calculateSpelling(words, vocabulary)
  const [requested, { phrases: found, corrected: correctedSearch }] = await Promise.all([
    similarSearches(ctx, spelt ?? words),
    foundBy(ctx, text),
  ])
  const phrases = [...requested, ...vocabulary.categories, ...found]
  const likely = calculateSuggestions(spelt ?? words, phrases, mostShown)
  const corrected = await correctedQuery(ctx, spelt, vocabulary)
  const isForeign = corrected.length + likely.length === 0 && !words.every((word) => vocabulary.known.has(word))
  const texts = isForeign ? namesIn(found) : [...corrected, ...likely]
  return suggestionsOf([...new Set(texts)].slice(0, mostShown), correctedSearch)
}

/** The words of a text without stop words; with them if there are no other words. */
function contentWords(ctx: Context, text: string): string[] {
  const words = wordsOf(text)
  const telling = words.filter((word) => !isFiller(word, ctx.store.locale))
  return telling.length === 0 ? words : telling
}

/** Similar searches of other visitors that may be public. */
async function similarSearches(ctx: Context, words: readonly string[]): Promise<Phrase[]> {
  const hottest = await selectHottest(ctx.db, ctx.store.id, fewestShown, mostCompared)
  const requested = hottest
    .filter(({ query }) => !isPersonal(query))
    .map(({ query, folded }, place) => phraseOf('query', query, -place, wordsOf(folded)))
  const likely = calculateSuggestions(words, requested, mostShown)
  const plain = new Set(await safeSearches(ctx, likely, mostShown))
  return requested.filter(({ text }) => plain.has(text))
}

/** Completions of the typed text, the names of the products that it finds, and its correction. */
async function foundBy(ctx: Context, text: string): Promise<{ phrases: Phrase[]; corrected: string | null }> {
  const index = await storeIndex(ctx)
  const { terms, productIds, corrected } = await completeSearch(ctx, text, { terms: mostShown, products: mostShown })
  const names = productIds.flatMap((id) => entryOf(index, id)?.name ?? [])
  const completions = terms.map((term, place) => phraseOf('completion', term, -place))
  return { phrases: [...completions, ...names.map((name, place) => phraseOf('product', name, -place))], corrected }
}

/** Names that match through a synonym or in another script. */
function namesIn(found: readonly Phrase[]): string[] {
  return found.filter(({ kind }) => kind === 'product').map(({ text }) => text)
}

function phraseOf(kind: Phrase['kind'], text: string, weight: number, words = wordsOf(text)): Phrase {
  return { kind, text, words, weight }
}

/** The corrected query, if it has results. */
async function correctedQuery(ctx: Context, spelt: string[] | undefined, { known }: Vocabulary): Promise<string[]> {
  if (spelt === undefined) return []
  const query = spelt.map((word) => known.get(word) ?? word).join(' ')
  const { page, isNear } = await findProducts(ctx, { search: query, pageSize: 1 })
  return page.total_count > 0 && !isNear ? [query] : []
}

function suggestionsOf(texts: readonly string[], correctedSearch: string | null = null): Suggestions {
  return {
    corrected_search: correctedSearch,
    correlation_id: randomUUID(),
    search_id: randomUUID(),
    items: texts.map((suggestion) => ({ suggestion })),
  }
}
