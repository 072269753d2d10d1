import type { DropLog, Dropped } from '../changes/drop-log.server.ts'

/** What a value depends on, as the backend says it. */
export type Validity = {
  readonly tags: ReadonlySet<string>
  /** When the value stops being right, in milliseconds; `Infinity` if only a change can make it wrong. */
  readonly until: number
}

type Entry<Value> = Validity & { readonly value: Value; readonly madeAt: number }

type Options = {
  /** The number of values that are kept; the least recently used go first. */
  readonly most: number
  /** Milliseconds for which a value is kept at most, because content may depend on something without a tag. */
  readonly lifetime: number
  readonly now: () => number
}

/** Values that are dropped by the same cache tags as pages. */
export class KeptValues<Value> {
  readonly #options: Options
  readonly #drops: DropLog
  readonly #entries = new Map<string, Entry<Value>>()

  constructor(options: Options, drops: DropLog) {
    this.#options = options
    this.#drops = drops
    drops.follow((tags) => this.#drop(tags))
  }

  get(key: string): { readonly value: Value; readonly validity: Validity } | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    const now = this.#options.now()
    this.#entries.delete(key)
    if (now >= entry.until || now - entry.madeAt > this.#options.lifetime) return undefined
    this.#entries.set(key, entry)
    return { value: entry.value, validity: entry }
  }

  /** Keeps a value, unless something that it depends on has changed since `mark`, which was taken before it was asked for. */
  set(key: string, value: Value, { tags, until }: Validity, mark: number): void {
    if (this.#drops.hasDropped(tags, mark)) return
    this.#entries.delete(key)
    this.#entries.set(key, { value, tags, until, madeAt: this.#options.now() })
    if (this.#entries.size > this.#options.most) this.#entries.delete(this.#entries.keys().next().value ?? '')
  }

  get size(): number {
    return this.#entries.size
  }

  #drop(tags: Dropped): void {
    if (tags === null) this.#entries.clear()
    else for (const [key, entry] of this.#entries) if (!entry.tags.isDisjointFrom(tags)) this.#entries.delete(key)
  }
}
