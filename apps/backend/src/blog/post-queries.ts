import { sql } from 'kysely'
import type { Reader } from '#src/platform/database.ts'
import type { Month, PostFacts, PostFilter, PostOrder, PostRow, TermRow } from './types.ts'

/** A store view at a moment: posts of the future are not shown yet. */
export interface Shown {
  storeId: number
  now: Date
  /** Whether inactive posts are shown too. */
  withDrafts?: boolean
}

const published = ({ storeId, now, withDrafts }: Shown) =>
  sql`p.store_id = ${storeId} and ${withDrafts === true ? sql`true` : sql`p.is_active`} and p.published_at <= ${now.toISOString()}::timestamptz`

export async function selectTerms(db: Reader, shown: Shown): Promise<TermRow[]> {
  const { rows } = await sql<TermRow>`
    select t.id, t.kind, t.identifier, t.url_key as "urlKey", t.title, t.description, (
      select count(*)::int from blog_post p
      where ${published(shown)} and (t.id = any(p.term_ids) or p.author_id = t.id)
    ) as posts
    from blog_term t where t.store_id = ${shown.storeId} order by t.id`.execute(db)
  return rows
}

const orders: Readonly<Record<PostOrder, ReturnType<typeof sql>>> = {
  newest: sql`p.published_at desc, p.id desc`,
  oldest: sql`p.published_at, p.id`,
  popular: sql`views desc, p.published_at desc, p.id desc`,
  title: sql`p.title, p.id`,
}

/** One page of the published posts and the total count. */
export async function selectPosts(
  db: Reader,
  shown: Shown,
  filter: PostFilter,
  page: { limit: number; offset: number; order: PostOrder; zone: string },
): Promise<{ rows: PostRow[]; total: number }> {
  const list = (values: number[] | undefined): string | null => (values === undefined ? null : `{${values.join(',')}}`)
  const instant = (date: Date | undefined): string | null => date?.toISOString() ?? null
  const patterns = filter.words?.map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`) ?? []
  const { rows } = await sql<PostRow & { total: number }>`
    select p.id, p.identifier, p.url_key as "urlKey", p.title, p.short_content as "shortContent", p.content, p.image,
      p.meta_title as "metaTitle", p.meta_description as "metaDescription", p.author_id as "authorId",
      p.term_ids as "termIds", p.related, p.product_skus as "productSkus", coalesce(v.views, 0) as views,
      p.published_at as "publishedAt", p.updated_at as "updatedAt", count(*) over ()::int as total
    from blog_post p left join blog_post_view v on v.post_id = p.id
    where ${published(shown)}
      and (${list(filter.ids)}::int[] is null or p.id = any(${list(filter.ids)}::int[]))
      and (${list(filter.authorIds)}::int[] is null or p.author_id = any(${list(filter.authorIds)}::int[]))
      and (${list(filter.termIds)}::int[] is null or p.term_ids && ${list(filter.termIds)}::int[])
      and (${filter.months ?? null}::text[] is null
        or to_char(p.published_at at time zone ${page.zone}, 'YYYY-MM') = any(${filter.months ?? null}::text[]))
      and (${list(filter.productIds)}::int[] is null or p.product_skus && (
        select coalesce(array_agg(c.sku), '{}') from catalogue_product c where c.id = any(${list(filter.productIds)}::int[])))
      and (${filter.productSkus ?? null}::text[] is null or p.product_skus && ${filter.productSkus ?? null}::text[])
      and (${instant(filter.from)}::timestamptz is null or p.published_at >= ${instant(filter.from)}::timestamptz)
      and (${instant(filter.to)}::timestamptz is null or p.published_at <= ${instant(filter.to)}::timestamptz)
      and lower(p.title || ' ' || p.short_content || ' ' || regexp_replace(p.content, '<[^>]*>', ' ', 'g'))
        like all(${patterns}::text[])
    order by ${orders[page.order]} limit ${page.limit} offset ${page.offset}`.execute(db)
  return { rows, total: rows[0]?.total ?? 0 }
}

/** All published posts, newest first, with only what decides how they are related. */
export async function selectPostFacts(db: Reader, shown: Shown): Promise<PostFacts[]> {
  const { rows } = await sql<PostFacts>`
    select p.id, p.identifier, p.term_ids as "termIds", p.related from blog_post p
    where ${published(shown)} order by p.published_at desc, p.id desc`.execute(db)
  return rows
}

/** The months with published posts, newest first, in the store view's time zone. */
export async function selectMonths(db: Reader, shown: Shown, zone: string): Promise<Month[]> {
  const { rows } = await sql<Month>`
    select month, count(*)::int as posts from (
      select to_char(p.published_at at time zone ${zone}, 'YYYY-MM') as month from blog_post p where ${published(shown)}
    ) m group by month order by month desc`.execute(db)
  return rows
}

/** When the next post will be published; null if none is waiting. */
export async function selectNextPublication(db: Reader, { storeId, now }: Shown): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(published_at) as at from blog_post
    where store_id = ${storeId} and is_active and published_at > ${now.toISOString()}::timestamptz`.execute(db)
  return rows[0]?.at ?? null
}

/** The published post of a published comment. */
export async function selectPostOfComment(db: Reader, shown: Shown, commentId: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select p.id from blog_comment c join blog_post p on p.id = c.post_id
    where c.id = ${commentId} and c.status = 'published' and ${published(shown)}`.execute(db)
  return rows[0]?.id
}
