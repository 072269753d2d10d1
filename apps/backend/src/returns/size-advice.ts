import DataLoader from 'dataloader'
import type { Context } from '#src/platform/context.ts'
import { calculateSizeAdvice, type SizeAdvice } from './calculate-size-advice.ts'
import { selectSizeExperience } from './size-advice-queries.ts'

const day = 86_400_000
const countedDays = 365

/** What the returns of the last year say about a product's sizes; read once per request, for all its products together. */
export function sizeAdvice(ctx: Context, productId: number): Promise<SizeAdvice | null> {
  const loader = ctx.memo(
    'returns.sizeAdvice',
    () =>
      new DataLoader(async (ids: readonly number[]) => {
        const rows = await selectSizeExperience(ctx.db, ids, new Date(ctx.now.getTime() - countedDays * day))
        const known = new Map(rows.map((row) => [row.productId, calculateSizeAdvice(row)]))
        return ids.map((id) => known.get(id) ?? null)
      }),
  )
  return loader.load(productId)
}
