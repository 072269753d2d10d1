import type { Context } from '#src/platform/context.ts'
import type { Reader } from '#src/platform/database.ts'
import { selectSold } from './queries.ts'

const goodFor = 10 * 60_000
const counted = 90 * 86_400_000

interface Sales {
  madeAt: number
  sold: Promise<ReadonlyMap<number, number>>
}

const cache = new WeakMap<Reader, Sales>()

/** Pieces sold in the last 90 days by product. Counted once in ten minutes, because this reads all lines of these orders. */
export function soldLately({ db, now }: Context): Promise<ReadonlyMap<number, number>> {
  const known = cache.get(db)
  if (known !== undefined && now.getTime() - known.madeAt < goodFor) return known.sold
  const sold = selectSold(db, new Date(now.getTime() - counted))
  cache.set(db, { madeAt: now.getTime(), sold })
  sold.catch(() => cache.delete(db))
  return sold
}
