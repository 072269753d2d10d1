import { sql } from 'kysely'
import type { Reader, Writer } from '#src/platform/database.ts'

export type TermKind = 'category' | 'tag' | 'author'

export interface TermRow {
  id: number
  kind: TermKind
  identifier: string
  urlKey: string
  title: string
  posts: number
}

export interface PostRow {
  id: number
  identifier: string
  urlKey: string
  title: string
  shortContent: string
  content: string
  image: string
  metaTitle: string
  metaDescription: string
  authorId: number | null
  termIds: number[]
  publishedAt: Date
  updatedAt: Date
}

/** Filter of a list of posts; `words` are in lower case. */
export interface PostFilter {
  ids?: number[] | undefined
  authorIds?: number[] | undefined
  termIds?: number[] | undefined
  words?: string[] | undefined
}

export async function selectTerms(db: Reader, storeId: number): Promise<TermRow[]> {
  const { rows } = await sql<TermRow>`
    select t.id, t.kind, t.identifier, t.url_key as "urlKey", t.title, (
      select count(*)::int from cms_blog_post p where p.store_id = t.store_id and p.is_active and t.id = any(p.term_ids)
    ) as posts
    from cms_blog_term t where t.store_id = ${storeId} order by t.id`.execute(db)
  return rows
}

/** One page of the published posts, newest first, and the total count. */
export async function selectPosts(
  db: Reader,
  storeId: number,
  filter: PostFilter,
  page: { now: Date; limit: number; offset: number },
): Promise<{ rows: PostRow[]; total: number }> {
  const list = (values: number[] | undefined): string | null => (values === undefined ? null : `{${values.join(',')}}`)
  const patterns = filter.words?.map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`) ?? []
  const { rows } = await sql<PostRow & { total: number }>`
    select id, identifier, url_key as "urlKey", title, short_content as "shortContent", content, image,
      meta_title as "metaTitle", meta_description as "metaDescription", author_id as "authorId",
      term_ids as "termIds", published_at as "publishedAt", updated_at as "updatedAt", count(*) over ()::int as total
    from cms_blog_post
    where store_id = ${storeId} and is_active and published_at <= ${page.now.toISOString()}::timestamptz
      and (${list(filter.ids)}::int[] is null or id = any(${list(filter.ids)}::int[]))
      and (${list(filter.authorIds)}::int[] is null or author_id = any(${list(filter.authorIds)}::int[]))
      and (${list(filter.termIds)}::int[] is null or term_ids && ${list(filter.termIds)}::int[])
      and lower(title || ' ' || short_content || ' ' || regexp_replace(content, '<[^>]*>', ' ', 'g'))
        like all(${patterns}::text[])
    order by published_at desc, id desc limit ${page.limit} offset ${page.offset}`.execute(db)
  return { rows, total: rows[0]?.total ?? 0 }
}

export interface TermDraft {
  kind: TermKind
  identifier: string
  storeId: number
  urlKey: string
  title: string
}

export interface SavedTerm {
  id: number
  kind: TermKind
  identifier: string
  storeId: number
}

/** Inserts or updates the terms and returns each with its id. */
export async function upsertTerms(tx: Writer, terms: readonly TermDraft[]): Promise<SavedTerm[]> {
  if (terms.length === 0) return []
  const { rows } = await sql<SavedTerm>`
    insert into cms_blog_term (kind, identifier, store_id, url_key, title)
    select kind, identifier, "storeId", "urlKey", title from json_to_recordset(${JSON.stringify(terms)}::json)
      as r (kind text, identifier text, "storeId" integer, "urlKey" text, title text)
    on conflict (kind, identifier, store_id) do update set url_key = excluded.url_key, title = excluded.title
    returning id, kind, identifier, store_id as "storeId"`.execute(tx)
  return rows
}

export interface PostDraftRow extends Omit<PostRow, 'id' | 'updatedAt' | 'publishedAt'> {
  storeId: number
  publishedAt: string
  isActive: boolean
}

export interface SavedPost {
  id: number
  identifier: string
  storeId: number
  isNew: boolean
  isChanged: boolean
}

/** Inserts or updates changed posts and returns every post with its id. */
export async function upsertPosts(tx: Writer, posts: readonly PostDraftRow[], now: Date): Promise<SavedPost[]> {
  const { rows } = await sql<SavedPost>`
    with draft as (
      select * from json_to_recordset(${JSON.stringify(posts)}::json) as r (identifier text, "storeId" integer,
        "urlKey" text, title text, "shortContent" text, content text, image text, "metaTitle" text,
        "metaDescription" text, "authorId" integer, "termIds" json, "publishedAt" timestamptz, "isActive" boolean)
    ), ready as (
      select d.*, coalesce((select array_agg(value::int order by value::int)
        from json_array_elements_text(d."termIds") as value), '{}') as terms from draft d
    ), written as (
      insert into cms_blog_post as p (identifier, store_id, url_key, title, short_content, content, image, meta_title,
        meta_description, author_id, term_ids, published_at, is_active, updated_at)
      select identifier, "storeId", "urlKey", title, "shortContent", content, image, "metaTitle", "metaDescription",
        "authorId", terms, "publishedAt", "isActive", ${now.toISOString()}::timestamptz from ready
      on conflict (identifier, store_id) do update set url_key = excluded.url_key, title = excluded.title,
        short_content = excluded.short_content, content = excluded.content, image = excluded.image,
        meta_title = excluded.meta_title, meta_description = excluded.meta_description,
        author_id = excluded.author_id, term_ids = excluded.term_ids, published_at = excluded.published_at,
        is_active = excluded.is_active, updated_at = excluded.updated_at
      where (p.url_key, p.title, p.short_content, p.content, p.image, p.meta_title, p.meta_description, p.author_id,
          p.term_ids, p.published_at, p.is_active) is distinct from (excluded.url_key, excluded.title,
          excluded.short_content, excluded.content, excluded.image, excluded.meta_title, excluded.meta_description,
          excluded.author_id, excluded.term_ids, excluded.published_at, excluded.is_active)
      returning id, identifier, store_id, (xmax = 0) as is_new
    )
    select id, identifier, store_id as "storeId", is_new as "isNew", true as "isChanged" from written
    union all
    select p.id, p.identifier, p.store_id, false, false from cms_blog_post p
      join draft d on d.identifier = p.identifier and d."storeId" = p.store_id
      where not exists (select 1 from written w where w.id = p.id)`.execute(tx)
  return rows
}
