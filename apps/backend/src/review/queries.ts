import { sql } from 'kysely'
import type { Reader, Writer } from '#src/platform/database.ts'
import type { RatingSummary, Review, ReviewDraft } from './types.ts'

const columns = sql`id, product_id as "productId", nickname, summary, body, stars, average::float8 as average,
  created_at as "createdAt"`

/** The id of the product that the store view sells under this SKU, or of the product that the SKU is a variant of. */
export async function selectReviewed(db: Reader, storeId: number, sku: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select l.product_id as id from catalogue_listing l where l.store_id = ${storeId} and l.sku = ${sku}
    union all
    select l.product_id from catalogue_product p
      join catalogue_product_variant v on v.variant_id = p.id
      join catalogue_listing l on l.product_id = v.product_id and l.store_id = ${storeId}
    where p.sku = ${sku}
    limit 1`.execute(db)
  return rows[0]?.id
}

export async function insertReview(tx: Writer, draft: ReviewDraft): Promise<Review> {
  const { storeId, productId, customerId, nickname, summary, body, stars, average, createdAt } = draft
  const { rows } = await sql<{ id: number }>`
    insert into review_review (store_id, product_id, customer_id, nickname, summary, body, stars, average, created_at)
    values (${storeId}, ${productId}, ${customerId}, ${nickname}, ${summary}, ${body}, ${JSON.stringify(stars)}::jsonb,
      ${average}, ${createdAt.toISOString()}::timestamptz)
    returning id`.execute(tx)
  return { id: rows[0]?.id ?? 0, productId, nickname, summary, body, stars, average, createdAt }
}

export interface Page {
  size: number
  current: number
}

/** One page of a product's approved reviews in a store view, newest first. */
export async function selectReviews(db: Reader, productId: number, storeId: number, page: Page): Promise<Review[]> {
  const { rows } = await sql<Review>`
    select ${columns} from review_review
    where product_id = ${productId} and store_id = ${storeId} and status = 'approved'
    order by id desc limit ${page.size} offset ${(page.current - 1) * page.size}`.execute(db)
  return rows
}

/** The number and average of the approved reviews of each product in a store view; products without any are missing. */
export async function selectSummaries(
  db: Reader,
  storeId: number,
  productIds: readonly number[],
): Promise<(RatingSummary & { productId: number })[]> {
  const { rows } = await sql<RatingSummary & { productId: number }>`
    select product_id as "productId", count(*)::int as count, avg(average)::float8 as average from review_review
    where product_id = any(${[...productIds]}::int[]) and store_id = ${storeId} and status = 'approved'
    group by product_id`.execute(db)
  return rows
}

/** One page of a customer's approved reviews, newest first, and how many there are. */
export async function selectReviewsOf(
  db: Reader,
  customerId: number,
  page: Page,
): Promise<{ reviews: Review[]; count: number }> {
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from review_review
    where customer_id = ${customerId} and status = 'approved'`.execute(db)
  const { rows: reviews } = await sql<Review>`
    select ${columns} from review_review where customer_id = ${customerId} and status = 'approved'
    order by id desc limit ${page.size} offset ${(page.current - 1) * page.size}`.execute(db)
  return { reviews, count: counted[0]?.count ?? 0 }
}

/** A review as staff see it. */
export interface StaffReview extends Review {
  status: 'pending' | 'approved' | 'refused'
  sku: string
  store: string
  isGuest: boolean
}

/** Reviews with this status, oldest first. */
export async function selectByStatus(db: Reader, status: StaffReview['status'], most: number): Promise<StaffReview[]> {
  const { rows } = await sql<StaffReview>`
    select r.id, r.product_id as "productId", r.nickname, r.summary, r.body, r.stars, r.average::float8 as average,
      r.created_at as "createdAt", r.status, p.sku, v.code as store, r.customer_id is null as "isGuest"
    from review_review r join catalogue_product p on p.id = r.product_id join store_view v on v.id = r.store_id
    where r.status = ${status} order by r.id limit ${most}`.execute(db)
  return rows
}

/** Approves or refuses a review, even if that was already decided. Returns false if there is none with this id. */
export async function decideReview(
  tx: Writer,
  id: number,
  status: 'approved' | 'refused',
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update review_review set status = ${status}, decided_at = ${now.toISOString()}::timestamptz
    where id = ${id} returning id`.execute(tx)
  return rows.length > 0
}
