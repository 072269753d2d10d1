import { sql } from 'kysely'
import type { Writer } from '#src/platform/database.ts'
import type { PostRow, TermKind } from './types.ts'

export interface TermDraft {
  kind: TermKind
  identifier: string
  storeId: number
  urlKey: string
  title: string
  description: string
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
    insert into blog_term as t (kind, identifier, store_id, url_key, title, description)
    select kind, identifier, "storeId", "urlKey", title, description from json_to_recordset(${JSON.stringify(terms)}::json)
      as r (kind text, identifier text, "storeId" integer, "urlKey" text, title text, description text)
    on conflict (kind, identifier, store_id) do update set url_key = excluded.url_key, title = excluded.title,
      description = coalesce(nullif(excluded.description, ''), t.description)
    returning id, kind, identifier, store_id as "storeId"`.execute(tx)
  return rows
}

export interface PostDraftRow extends Omit<PostRow, 'id' | 'updatedAt' | 'publishedAt' | 'views'> {
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
        "metaDescription" text, "authorId" integer, "termIds" json, related json,
        "productSkus" json, "publishedAt" timestamptz, "isActive" boolean)
    ), ready as (
      select d.*, coalesce((select array_agg(value::int order by value::int)
        from json_array_elements_text(d."termIds") as value), '{}') as terms,
        array(select json_array_elements_text(d.related)) as related_posts,
        array(select json_array_elements_text(d."productSkus")) as products from draft d
    ), written as (
      insert into blog_post as p (identifier, store_id, url_key, title, short_content, content, image, meta_title,
        meta_description, author_id, term_ids, related, product_skus, published_at, is_active, updated_at)
      select identifier, "storeId", "urlKey", title, "shortContent", content, image, "metaTitle", "metaDescription",
        "authorId", terms, related_posts, products, "publishedAt", "isActive", ${now.toISOString()}::timestamptz from ready
      on conflict (identifier, store_id) do update set url_key = excluded.url_key, title = excluded.title,
        short_content = excluded.short_content, content = excluded.content, image = excluded.image,
        meta_title = excluded.meta_title, meta_description = excluded.meta_description,
        author_id = excluded.author_id, term_ids = excluded.term_ids, related = excluded.related,
        product_skus = excluded.product_skus, published_at = excluded.published_at, is_active = excluded.is_active, updated_at = excluded.updated_at
      where (p.url_key, p.title, p.short_content, p.content, p.image, p.meta_title, p.meta_description, p.author_id,
          p.term_ids, p.related, p.product_skus, p.published_at, p.is_active) is distinct from (excluded.url_key, excluded.title,
          excluded.short_content, excluded.content, excluded.image, excluded.meta_title, excluded.meta_description,
          excluded.author_id, excluded.term_ids, excluded.related, excluded.product_skus,
          excluded.published_at, excluded.is_active)
      returning id, identifier, store_id, (xmax = 0) as is_new
    )
    select id, identifier, store_id as "storeId", is_new as "isNew", true as "isChanged" from written
    union all
    select p.id, p.identifier, p.store_id, false, false from blog_post p
      join draft d on d.identifier = p.identifier and d."storeId" = p.store_id
      where not exists (select 1 from written w where w.id = p.id)`.execute(tx)
  return rows
}
