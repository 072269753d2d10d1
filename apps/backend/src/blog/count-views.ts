import { createHash, randomBytes } from 'node:crypto'
import type { Context } from '#src/platform/context.ts'
import type { Database } from '#src/platform/database.ts'
import { blogPost } from './find-posts.ts'
import { addViews } from './view-queries.ts'

const dayMilliseconds = 86_400_000
/** Beyond this many readers and posts in a day, further views are not counted, so that the memory is limited. */
const mostSeen = 200_000
const bots =
  /bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|scan|curl|wget|python|java\/|go-http|axios|node/i

/** The views that are not stored yet, and who has seen what today, as hashes with a salt that only this process knows until midnight. */
export class ViewCounter {
  #day = -1
  #salt = ''
  readonly #seen = new Set<string>()
  #views = new Map<number, number>()

  /** Counts a view unless the same reader has seen the post today. */
  note(postId: number, reader: string, now: Date): boolean {
    const day = Math.floor(now.getTime() / dayMilliseconds)
    if (day !== this.#day) {
      this.#day = day
      this.#salt = randomBytes(32).toString('base64')
      this.#seen.clear()
    }
    const hash = createHash('sha256').update(`${this.#salt} ${postId} ${reader}`).digest('base64url').slice(0, 22)
    if (this.#seen.has(hash) || this.#seen.size >= mostSeen) return false
    this.#seen.add(hash)
    this.#views.set(postId, (this.#views.get(postId) ?? 0) + 1)
    return true
  }

  /** Takes the views that are not stored yet. */
  take(): ReadonlyMap<number, number> {
    const views = this.#views
    this.#views = new Map()
    return views
  }

  /** Returns views that could not be stored. */
  putBack(views: ReadonlyMap<number, number>): void {
    for (const [id, count] of views) this.#views.set(id, (this.#views.get(id) ?? 0) + count)
  }
}

// Belongs to the database handle, so that two shops in one process do not share it.
const counters = new WeakMap<object, ViewCounter>()

function counterOf({ services }: Pick<Database, 'services'>): ViewCounter {
  const known = counters.get(services) ?? new ViewCounter()
  counters.set(services, known)
  return known
}

/** Counts a view of a post: once a day per reader, and never by programs. */
export async function countView(context: Context, postId: number): Promise<void> {
  const { id } = await blogPost(context, String(postId))
  const { visitor } = context
  if (!visitor?.address || visitor.userAgent === '' || bots.test(visitor.userAgent)) return
  counterOf(context).note(id, `${visitor.address} ${visitor.userAgent}`, context.now)
}

/** Stores the views since the last time, in one transaction. */
export async function saveViews(database: Database): Promise<void> {
  const counter = counterOf(database)
  const views = counter.take()
  if (views.size === 0) return
  try {
    await database.transaction((tx) => addViews(tx, views))
  } catch (error) {
    counter.putBack(views)
    throw error
  }
}
