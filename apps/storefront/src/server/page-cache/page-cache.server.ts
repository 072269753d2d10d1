import { DropLog, type Dropped } from '../changes/drop-log.server.ts'
import { LruSegment } from './lru-segment.server.ts'
import type { PageBody } from './page-body.server.ts'

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
/** A page that is being rendered, and whether that is for a visitor who waits for it, and so with their priority. */
type Rendering = { readonly page: Promise<RenderedPage>; readonly isForVisitor: boolean }
type Entry = {
  readonly page: RenderedPage
  readonly madeAt: number
  /** What the page took up when it was last asked for: it grows with each encoding that somebody asks for. */
  readonly bytes: number
  hasChanged: boolean
}

export type PageCacheOptions = {
  readonly maxBytes: number
  /** Milliseconds for which a page is fresh, so that it is served without a refresh. */
  readonly freshFor: number
  /** Milliseconds after `freshFor` in which a stale page may be served while it is refreshed. */
  readonly staleFor: number
  /** Milliseconds before background work starts, because the visitor just served is still fetching the page's assets. */
  readonly pause: number
  /** Resolves when background work may start, because no visitor waits for the CPU. */
  readonly giveWay?: () => Promise<void>
  readonly now: () => number
}

/** The part of the cache that is kept for pages that have been asked for again. */
const keptForWanted = 3 / 4

/**
 * A cache of complete pages. Concurrent requests share one rendering. A stale page is served once more while it is refreshed. Pages
 * that were asked for again are compressed better, once no request waits for them.
 *
 * It forgets the least recently used page, in two segments (Karedla, Love and Wherry, "Caching strategies to improve disk system
 * performance", 1994): pages that were asked for only once push out each other, and never the others. So a crawler or a visitor with
 * ever new addresses cannot empty it.
 */
export class PageCache {
  readonly #options: PageCacheOptions
  /** Pages that were asked for once, and those that were asked for again, each from the least recently used. */
  readonly #once = new LruSegment<Entry>()
  readonly #wanted = new LruSegment<Entry>()
  readonly #making = new Map<string, Rendering>()
  readonly #waiting = new Set<string>()
  #recompressing: Promise<unknown> = Promise.resolve()
  readonly #drops = new DropLog()

  constructor(options: PageCacheOptions) {
    this.#options = options
  }

  /**
   * The cached page, and when to refresh it: `now` if its content has changed, `soon` if it is stale. Counts as asking for the page
   * again.
   */
  find(key: string): { readonly page: RenderedPage; readonly renewal: 'none' | 'soon' | 'now' } | undefined {
    const entry = this.#current(key)
    if (!entry) return undefined
    const isNew = this.#once.has(key)
    this.#forget(key)
    this.#keep(this.#wanted, key, entry)
    if (isNew) this.#afterPause(() => this.#recompressInTurn(key, entry.page))
    if (entry.hasChanged) return { page: entry.page, renewal: 'now' }
    const isStale = this.#options.now() - entry.madeAt > this.#options.freshFor
    return { page: entry.page, renewal: isStale ? 'soon' : 'none' }
  }

  /** The cached page, for a request that belongs to an earlier one, and so does not show that somebody wants the page again. */
  peek(key: string): RenderedPage | undefined {
    return this.#current(key)?.page
  }

  /** Whether `page` is what the cache holds, fresh and unchanged. Does not count as asking for it. */
  isCurrent(key: string, page: RenderedPage): boolean {
    const entry = this.#current(key)
    return entry?.page === page && !entry.hasChanged && this.#options.now() - entry.madeAt <= this.#options.freshFor
  }

  #current(key: string): Entry | undefined {
    const entry = this.#entry(key)
    if (!entry) return undefined
    const now = this.#options.now()
    const { freshFor, staleFor } = this.#options
    const isOver = now - entry.madeAt > freshFor + staleFor || now >= (entry.page.expiresAt ?? Infinity)
    if (isOver) this.#forget(key)
    return isOver ? undefined : entry
  }

  #entry(key: string): Entry | undefined {
    return this.#wanted.get(key) ?? this.#once.get(key)
  }

  /**
   * Renders the page, once for all concurrent requests. Passes the cached version to `make`. A crawler's rendering is refused before a
   * visitor's while the shop is overloaded: a visitor who waited for one that failed gets another, with a visitor's priority.
   */
  async renew(key: string, make: Make, isForVisitor = true): Promise<RenderedPage> {
    const running = this.#making.get(key)
    if (running) {
      if (running.isForVisitor || !isForVisitor) return running.page
      const page = await running.page.catch(() => undefined)
      return page && page.status < 500 ? page : this.renew(key, make)
    }
    const since = this.#drops.mark
    const rendering = (async () => {
      const page = await make(this.#entry(key)?.page)
      const isOver = this.#options.now() >= (page.expiresAt ?? Infinity)
      if (page.isCacheable && !isOver && !this.#drops.hasDropped(page.tags, since)) this.#store(key, page)
      return page
    })().finally(() => this.#making.delete(key))
    this.#making.set(key, { page: rendering, isForVisitor })
    return rendering
  }

  /** Renders the page after a pause, once for all concurrent requests. A failure keeps the cached version. */
  renewSoon(key: string, make: Make): void {
    if (this.#waiting.has(key)) return
    this.#waiting.add(key)
    this.#afterPause(async () => {
      this.#waiting.delete(key)
      await this.renew(key, make, false)
    })
  }

  /** Removes pages that show a changed product; listings that may contain it are served once more while they are refreshed. */
  drop(tags: Dropped): void {
    this.#drops.drop(tags)
    for (const segment of [this.#once, this.#wanted]) {
      for (const [key, entry] of segment) {
        if (tags === null || showsProduct(entry.page, tags)) segment.delete(key)
        else if (touches(entry.page, tags)) entry.hasChanged = true
      }
    }
  }

  get size(): { readonly pages: number; readonly bytes: number } {
    return { pages: this.#once.count + this.#wanted.count, bytes: this.#once.bytes + this.#wanted.bytes }
  }

  #store(key: string, page: RenderedPage): void {
    if (sizeOfPage(page) > this.#options.maxBytes / 4) return
    const segment = this.#wanted.has(key) ? this.#wanted : this.#once
    this.#forget(key)
    this.#keep(segment, key, { page, madeAt: this.#options.now(), bytes: 0, hasChanged: false })
    if (segment === this.#wanted) this.#afterPause(() => this.#recompressInTurn(key, page))
  }

  #forget(key: string): void {
    this.#once.delete(key)
    this.#wanted.delete(key)
  }

  /** Adds the page to a segment as the most recently used, and makes room. */
  #keep(segment: LruSegment<Entry>, key: string, entry: Entry): void {
    const { maxBytes } = this.#options
    segment.set(key, { ...entry, bytes: sizeOfPage(entry.page) })
    for (const [oldest, old] of this.#wanted.shrinkTo(maxBytes * keptForWanted)) this.#once.set(oldest, old)
    this.#once.shrinkTo(maxBytes - this.#wanted.bytes)
  }

  // One page at a time, and only pages still in the cache, so that many new pages do not use up the CPU.
  #recompressInTurn(key: string, page: RenderedPage): Promise<unknown> {
    this.#recompressing = this.#recompressing.then(() => this.#recompress(key, page)).catch(() => undefined)
    return this.#recompressing
  }

  async #recompress(key: string, page: RenderedPage): Promise<void> {
    if (this.#entry(key)?.page !== page) return
    await this.#options.giveWay?.()
    if (this.#entry(key)?.page !== page) return
    await page.body?.recompress()
    await page.state?.recompress()
  }

  #afterPause(act: () => Promise<unknown>): void {
    setTimeout(() => void act().catch(() => undefined), this.#options.pause).unref()
  }
}

const sizeOfPage = ({ body, state }: RenderedPage): number => (body?.bytes ?? 0) + (state?.bytes ?? 0)

const touches = (page: RenderedPage, tags: ReadonlySet<string>): boolean => !page.tags.isDisjointFrom(tags)

const showsProduct = (page: RenderedPage, tags: ReadonlySet<string>): boolean =>
  [...page.tags.intersection(tags)].some((tag) => tag.startsWith('p'))
