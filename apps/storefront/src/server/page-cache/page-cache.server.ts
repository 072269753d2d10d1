import { recompressPage, type PageBody } from './page-body.server.ts'

/** A rendered response to one URL. */
export type RenderedPage = {
  readonly status: number
  readonly headers: Headers
  /** Undefined for a response without a page, such as a redirect. */
  readonly body: PageBody | undefined
  /** The page's state, if the browser fetches it separately. */
  readonly state: PageBody | undefined
  /**
   * The cache tags of the content that the page shows, such as `p1` for a product. The page is removed when that content changes.
   */
  readonly tags: ReadonlySet<string>
  /** When the page stops being right, in milliseconds; undefined if only a change can make it wrong. */
  readonly expiresAt?: number | undefined
  /** False if the page must be rendered again for the next visitor. */
  readonly isCacheable: boolean
}

type Make = (known: RenderedPage | undefined) => Promise<RenderedPage>
type Entry = { readonly page: RenderedPage; readonly bytes: number; readonly madeAt: number; hasChanged: boolean }
type Drop = { readonly number: number; readonly tags: ReadonlySet<string> | null }

export type PageCacheOptions = {
  readonly maxBytes: number
  /** Milliseconds for which a page is fresh, so that it is served without a refresh. */
  readonly freshFor: number
  /** Milliseconds after `freshFor` in which a stale page may be served while it is refreshed. */
  readonly staleFor: number
  /** Milliseconds before background work starts, because the visitor just served is still fetching the page's assets. */
  readonly pause: number
  readonly now: () => number
}

const rememberedDrops = 1_000

/**
 * An LRU cache of complete pages. Concurrent requests share one rendering. A stale page is served once more while it is
 * refreshed. Pages are compressed at once, and better once no request waits for them.
 */
export class PageCache {
  readonly #options: PageCacheOptions
  readonly #entries = new Map<string, Entry>()
  readonly #making = new Map<string, Promise<RenderedPage>>()
  readonly #waiting = new Set<string>()
  #recompressing: Promise<unknown> = Promise.resolve()
  #bytes = 0
  #drops: Drop[] = []
  #lastDrop = 0

  constructor(options: PageCacheOptions) {
    this.#options = options
  }

  /** The cached page, and when to refresh it: `now` if its content has changed, `soon` if it is stale. */
  find(key: string): { readonly page: RenderedPage; readonly renewal: 'none' | 'soon' | 'now' } | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    const now = this.#options.now()
    const age = now - entry.madeAt
    if (age > this.#options.freshFor + this.#options.staleFor || now >= (entry.page.expiresAt ?? Infinity)) {
      this.#remove(key)
      return undefined
    }
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    if (entry.hasChanged) return { page: entry.page, renewal: 'now' }
    return { page: entry.page, renewal: age > this.#options.freshFor ? 'soon' : 'none' }
  }

  /** Renders the page, once for all concurrent requests. Passes the cached version to `make`. */
  async renew(key: string, make: Make): Promise<RenderedPage> {
    const running = this.#making.get(key)
    if (running) return running
    const since = this.#lastDrop
    const rendering = (async () => {
      const page = await make(this.#entries.get(key)?.page)
      if (page.isCacheable && !this.#wasDropped(page, since)) this.#store(key, page)
      return page
    })().finally(() => this.#making.delete(key))
    this.#making.set(key, rendering)
    return rendering
  }

  /** Renders the page after a pause, once for all concurrent requests. A failure keeps the cached version. */
  renewSoon(key: string, make: Make): void {
    if (this.#waiting.has(key)) return
    this.#waiting.add(key)
    this.#afterPause(async () => {
      this.#waiting.delete(key)
      await this.renew(key, make)
    })
  }

  /** Removes pages that show a changed product; listings that may contain it are served once more while they are refreshed. */
  drop(tags: ReadonlySet<string> | null): void {
    this.#lastDrop += 1
    this.#drops = [...this.#drops, { number: this.#lastDrop, tags }].slice(-rememberedDrops)
    for (const [key, { page }] of this.#entries) {
      if (tags === null || showsProduct(page, tags)) this.#remove(key)
    }
    for (const entry of this.#entries.values()) if (tags && touches(entry.page, tags)) entry.hasChanged = true
  }

  get size(): { readonly pages: number; readonly bytes: number } {
    return { pages: this.#entries.size, bytes: this.#bytes }
  }

  #store(key: string, page: RenderedPage): void {
    const size = sizeOfPage(page)
    if (size > this.#options.maxBytes / 4) return
    this.#remove(key)
    this.#entries.set(key, { page, bytes: size, madeAt: this.#options.now(), hasChanged: false })
    this.#bytes += size
    this.#afterPause(() => this.#recompressInTurn(key, page))
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#options.maxBytes) break
      this.#remove(oldest)
    }
  }

  // One page at a time, and only pages still in the cache, so that a crawler that reads the whole shop does not use up the CPU.
  #recompressInTurn(key: string, page: RenderedPage): Promise<unknown> {
    this.#recompressing = this.#recompressing.then(() => this.#recompress(key, page)).catch(() => undefined)
    return this.#recompressing
  }

  async #recompress(key: string, page: RenderedPage): Promise<void> {
    if (this.#entries.get(key)?.page !== page) return
    const recompressed = await recompressRendered(page)
    const entry = this.#entries.get(key)
    if (entry?.page !== page) return
    const bytes = sizeOfPage(recompressed)
    this.#bytes += bytes - entry.bytes
    this.#entries.set(key, { ...entry, page: recompressed, bytes })
  }

  #afterPause(act: () => Promise<unknown>): void {
    setTimeout(() => void act().catch(() => undefined), this.#options.pause).unref()
  }

  #remove(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0
    this.#entries.delete(key)
  }

  #wasDropped(page: RenderedPage, since: number): boolean {
    const newer = this.#drops.filter((drop) => drop.number > since)
    if (newer.length < this.#lastDrop - since) return true
    return newer.some(({ tags }) => tags === null || touches(page, tags))
  }
}

const sizeOf = (body: PageBody | undefined): number =>
  body ? body.plain.length + body.brotli.length + body.gzip.length : 0

const sizeOfPage = ({ body, state }: RenderedPage): number => sizeOf(body) + sizeOf(state)

async function recompressRendered(page: RenderedPage): Promise<RenderedPage> {
  const body = page.body && (await recompressPage(page.body))
  const state = page.state && (await recompressPage(page.state))
  return { ...page, body, state }
}

const touches = (page: RenderedPage, tags: ReadonlySet<string>): boolean => !page.tags.isDisjointFrom(tags)

const showsProduct = (page: RenderedPage, tags: ReadonlySet<string>): boolean =>
  [...page.tags.intersection(tags)].some((tag) => tag.startsWith('p'))
