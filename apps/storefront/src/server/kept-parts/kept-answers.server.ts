import { previewHeader } from '@bocian/service/preview-key.ts'
import type { Answer, Asked, Ask } from '#src/platform/application/answer.ts'
import { markKept } from '#src/platform/kept-parts/kept-parts.ts'
import { DropLog, type Dropped } from '../changes/drop-log.server.ts'
import { briefQueryOf, type BriefQuery, type Division } from './brief-query.server.ts'
import { JoinedQueries } from './joined-queries.server.ts'
import { KeptValues, type Validity } from './kept-values.server.ts'

/** Queries whose answer many pages share, so that it is kept whole. None of them has a variable with ever new values. */
const shared = new Set(['Layout', 'ResolveUrl', 'CategorySuffix', 'CategorySeo', 'PageSeo', 'HomePage'])

/**
 * Queries of which parts are kept. The shelves of product pages are not: each product has others, so that nearly all pages would need
 * a second request for a few products.
 */
export const divisions: Readonly<Record<string, Division>> = {
  CategoryPage: { hasList: true, frame: ['categories'] },
  SearchPage: { hasList: true, frame: [] },
  ProductPage: { hasList: false, frame: ['cmsBlocks', 'storeConfig'] },
}

/** Queries that a page asks for the same product in the same turn, by the one that is asked first. */
const pairs: Readonly<Record<string, string>> = { ProductPage: 'ProductSeo' }
const seconds = new Set(Object.values(pairs))

type Product = { readonly uid: string }
type Known = { readonly value: Product; readonly validity: Validity }
type Listed = {
  readonly products?: { readonly items?: readonly (Product | null)[] | null } | null
}

type KeptOptions = { readonly now: () => number }

// A kept product takes up some 10 kB with its HTML, so this is about 40 MB.
const mostProducts = 4_000
const mostAnswers = 1_500
/** As long as a page is fresh. */
const lifetime = 60_000

/**
 * What pages show of the backend, kept for the next pages until a change drops it, by the same cache tags as pages. Only what is the
 * same for everyone is kept: a query in somebody's name or in a preview always asks the backend.
 */
export class KeptAnswers {
  readonly #drops = new DropLog()
  readonly #joined = new JoinedQueries()
  readonly #answers: KeptValues<unknown>
  readonly #products: KeptValues<Product>

  constructor({ now }: KeptOptions) {
    this.#answers = new KeptValues({ most: mostAnswers, lifetime, now }, this.#drops)
    this.#products = new KeptValues({ most: mostProducts, lifetime, now }, this.#drops)
  }

  /** Drops what depends on changed content; everything if `tags` is null. */
  drop(tags: Dropped): void {
    this.#drops.drop(tags)
  }

  get size(): { readonly answers: number; readonly products: number } {
    return { answers: this.#answers.size, products: this.#products.size }
  }

  /** Answers a query from what is kept, as far as possible, and asks for the rest. */
  async answer(asked: Asked, ask: Ask): Promise<Answer> {
    if (!isForEveryone(asked.headers)) return ask(asked.text, asked.variables)
    if (shared.has(asked.operation)) return this.#whole(asked, ask)
    const division = divisions[asked.operation]
    const brief = division && briefQueryOf(asked.text, division)
    return brief ? this.#withKept(brief, asked, ask) : this.#joining(asked, ask)(asked.text, asked.variables)
  }

  /** Asks a query of a pair together with the other one. */
  #joining({ operation, variables, headers }: Asked, ask: Ask): Ask {
    const { uid } = variables as { readonly uid?: string }
    if (pairs[operation] === undefined && !seconds.has(operation)) return ask
    const key = `${pairs[operation] ?? operation} ${placeOf(headers)} ${uid}`
    return seconds.has(operation) ? this.#joined.second(key, ask) : this.#joined.first(key, ask)
  }

  async #whole({ operation, text, variables, headers }: Asked, ask: Ask): Promise<Answer> {
    const key = `${placeOf(headers)} ${operation} ${JSON.stringify(variables)}`
    const known = this.#answers.get(key)
    if (known) return { data: known.value, extensions: extensionsOf(known.validity) }
    const mark = this.#drops.mark
    const answer = await ask(text, variables)
    if (answer.error || !answer.data) return answer
    this.#answers.set(key, answer.data, validityOf(answer), mark)
    markKept(answer.data)
    for (const value of Object.values(answer.data)) if (typeof value === 'object' && value !== null) markKept(value)
    for (const item of (answer.data as Listed).products?.items ?? []) if (item) markKept(item)
    return answer
  }

  /** The answer made of what is kept, and of what the backend answers to the rest of the query. */
  async #withKept({ brief, frame, list, fields }: BriefQuery, asked: Asked, ask: Ask): Promise<Answer> {
    const { operation, text, variables } = asked
    const framing = frame && {
      ...asked,
      operation: `${operation} frame`,
      text: frame.text,
      variables: chosen(variables, frame.variables),
    }
    const [answer, around] = await Promise.all([
      this.#joining(asked, ask)(brief.text, chosen(variables, brief.variables)),
      framing && this.#whole(framing, ask),
    ])
    if (answer.error || !answer.data) return answer
    // The whole query decides what of a failed part is shown.
    if (around?.error || (framing && !around?.data)) return ask(text, variables)
    const listed = list ? await this.#listed(list, answer, { place: placeOf(asked.headers), ask }) : answer
    // A product that has just changed its visibility: the whole query decides.
    if (!listed) return ask(text, variables)
    const data = chosen({ ...(around?.data as object | undefined), ...(listed.data as object) }, fields)
    return { data, extensions: extensionsOf(joined((around ? [listed, around] : [listed]).map(validityOf))) }
  }

  /** The answer with whole products in its list; undefined if one of them is no longer sold. */
  async #listed(
    list: NonNullable<BriefQuery['list']>,
    answer: Answer,
    { place, ask }: { readonly place: string; readonly ask: Ask },
  ): Promise<Answer | undefined> {
    const { products } = answer.data as Listed
    if (!products?.items) return answer
    const keyOf = (uid: string): string => `${place} ${list.productsId} ${uid}`
    const found = new Map<string, Known>()
    const missing: string[] = []
    for (const { uid } of products.items.filter((item) => item !== null)) {
      const known = this.#products.get(keyOf(uid))
      if (known) found.set(uid, known)
      else missing.push(uid)
    }
    if (missing.length > 0)
      for (const [uid, product] of await this.#load({ list, missing, keyOf }, ask)) found.set(uid, product)
    if (products.items.some((item) => item !== null && !found.has(item.uid))) return undefined
    const items = products.items.map((item) => (item === null ? null : (found.get(item.uid)?.value ?? null)))
    const validities = [validityOf(answer), ...[...found.values()].map(({ validity }) => validity)]
    return {
      data: { ...(answer.data as Listed), products: { ...products, items } },
      extensions: extensionsOf(joined(validities)),
    }
  }

  async #load(
    {
      list,
      missing,
      keyOf,
    }: {
      readonly list: { readonly products: string }
      readonly missing: readonly string[]
      readonly keyOf: (uid: string) => string
    },
    ask: Ask,
  ): Promise<readonly (readonly [string, Known])[]> {
    const mark = this.#drops.mark
    const answer = await ask(list.products, { uids: missing, count: missing.length })
    if (answer.error) return []
    const { until } = validityOf(answer)
    const items = ((answer.data ?? {}) as Listed).products?.items ?? []
    return items
      .filter((item) => item !== null)
      .map((value) => {
        const validity = { tags: tagsOf(value.uid, answer.extensions), until }
        markKept(value)
        this.#products.set(keyOf(value.uid), value, validity, mark)
        return [value.uid, { value, validity }] as const
      })
  }
}

/** The entries with these names, in their order. */
const chosen = (entries: object, names: readonly string[]): object =>
  Object.fromEntries(names.filter((name) => name in entries).map((name) => [name, entries[name as never]]))

/** Whether a call is in nobody's name and of the shop as everyone sees it. */
function isForEveryone(headers: Asked['headers']): boolean {
  return !headers['authorization'] && !headers['agent-data'] && headers[previewHeader] === undefined
}

/** What an answer for everyone depends on besides the query. */
const placeOf = (headers: Asked['headers']): string => `${headers['store']} ${headers['content-currency'] ?? ''}`

/** The tags of a single product: its own, and those of the products on which its data depends. */
function tagsOf(uid: string, extensions: Answer['extensions']): ReadonlySet<string> {
  const id = atob(uid)
  const related = (extensions?.['related'] as Readonly<Record<string, readonly number[]>> | undefined)?.[id] ?? []
  return new Set([id, ...related].map((one) => `p${one}`))
}

function validityOf({ extensions }: Answer): Validity {
  const { tags, until } = (extensions ?? {}) as { readonly tags?: readonly string[]; readonly until?: string }
  return { tags: new Set(tags), until: until === undefined ? Infinity : Date.parse(until) }
}

function joined(validities: readonly Validity[]): Validity {
  const tags = new Set<string>()
  for (const one of validities) for (const tag of one.tags) tags.add(tag)
  return { tags, until: Math.min(...validities.map(({ until }) => until)) }
}

const extensionsOf = ({ tags, until }: Validity): NonNullable<Answer['extensions']> => ({
  tags: [...tags],
  ...(until === Infinity ? {} : { until: new Date(until).toISOString() }),
})
