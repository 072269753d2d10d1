import DataLoader from 'dataloader'
import { platformErrors } from '#src/platform/errors.ts'
import type { Product } from '../catalogue/catalogue.ts'
import type { Context } from '#src/platform/context.ts'
import { storeSettings } from '../store/store.ts'
import { selectReviews, selectReviewsOf, selectSummaries, type Page } from './queries.ts'
import type { RatingSummary, Review } from './types.ts'

const largestPage = 100
const none: RatingSummary = { count: 0, average: 0 }

interface Paging {
  pageSize?: number | null
  currentPage?: number | null
}

export interface ReviewPage {
  items: Review[]
  page_info: { page_size: number; current_page: number; total_pages: number }
}

/** Reviews of a variant belong to its product. */
const reviewedId = ({ id, parent }: Product): number => parent?.id ?? id

const isOn = async (ctx: Context): Promise<boolean> => (await storeSettings(ctx))['catalog/reviews/active'] === '1'

/** The number and average of a product's approved reviews in the store view. */
export async function ratingSummary(ctx: Context, product: Product): Promise<RatingSummary> {
  return (await isOn(ctx)) ? summaryLoader(ctx).load(reviewedId(product)) : none
}

function summaryLoader(ctx: Context): DataLoader<number, RatingSummary> {
  return ctx.memo(
    'review.summaries',
    () =>
      new DataLoader(async (ids) => {
        const rows = new Map((await selectSummaries(ctx.db, ctx.store.id, ids)).map((row) => [row.productId, row]))
        return ids.map((id) => rows.get(id) ?? none)
      }),
  )
}

/** One page of a product's approved reviews, newest first. */
export async function reviewsOf(ctx: Context, product: Product, paging: Paging): Promise<ReviewPage> {
  const page = readPage(paging)
  const { count } = await ratingSummary(ctx, product)
  const items = count === 0 ? [] : await selectReviews(ctx.db, reviewedId(product), ctx.store.id, page)
  return { items, page_info: pageInfo(page, count) }
}

/** One page of the signed-in customer's approved reviews in all store views. */
export async function ownReviews(ctx: Context, paging: Paging): Promise<ReviewPage> {
  const page = readPage(paging)
  if (ctx.customerId === null || !(await isOn(ctx))) return { items: [], page_info: pageInfo(page, 0) }
  const { reviews, count } = await selectReviewsOf(ctx.db, ctx.customerId, page)
  return { items: reviews, page_info: pageInfo(page, count) }
}

function readPage({ pageSize, currentPage }: Paging): Page {
  const [size, current] = [pageSize ?? 20, currentPage ?? 1]
  if (size < 1) throw platformErrors.PAGE_SIZE_TOO_SMALL()
  if (size > largestPage) throw platformErrors.PAGE_SIZE_TOO_LARGE({ maximum: largestPage })
  if (current < 1) throw platformErrors.CURRENT_PAGE_TOO_SMALL()
  return { size, current }
}

const pageInfo = ({ size, current }: Page, count: number) => ({
  page_size: size,
  current_page: current,
  total_pages: Math.ceil(count / size),
})
