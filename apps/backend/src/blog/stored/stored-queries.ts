import { sql } from 'kysely'
import type { Reader, Writer } from '#src/platform/database.ts'
import type { TermKind } from '../types.ts'

/** What a post is called, and where. */
export interface PostKey {
  identifier: string
  storeId: number
}

export interface TermKey extends PostKey {
  kind: TermKind
}

export interface StoredPost extends PostKey {
  urlKey: string
  title: string
  shortContent: string
  content: string
  image: string
  metaTitle: string
  metaDescription: string
  authorId: number | null
  termIds: number[]
  related: string[]
  productSkus: string[]
  publishedAt: Date
  isActive: boolean
}

export interface StoredTerm extends TermKey {
  id: number
  urlKey: string
  title: string
  description: string
}

/** All posts of all store views, also hidden ones and those of the future. */
export async function selectAllPosts(db: Reader): Promise<StoredPost[]> {
  const { rows } = await sql<StoredPost>`
    select identifier, store_id as "storeId", url_key as "urlKey", title, short_content as "shortContent", content, image,
      meta_title as "metaTitle", meta_description as "metaDescription", author_id as "authorId", term_ids as "termIds",
      related, product_skus as "productSkus", published_at as "publishedAt", is_active as "isActive"
    from blog_post`.execute(db)
  return rows
}

export async function selectAllTerms(db: Reader): Promise<StoredTerm[]> {
  const { rows } = await sql<StoredTerm>`
    select id, kind, identifier, store_id as "storeId", url_key as "urlKey", title, description from blog_term
    order by id`.execute(db)
  return rows
}

/** Inserts or overwrites categories, tags and authors, also with an empty description, and returns each with its number. */
export async function writeTerms(tx: Writer, terms: readonly Omit<StoredTerm, 'id'>[]): Promise<StoredTerm[]> {
  const { rows } = await sql<StoredTerm>`
    insert into blog_term (kind, identifier, store_id, url_key, title, description)
    select kind, identifier, "storeId", "urlKey", title, description from json_to_recordset(${JSON.stringify(terms)}::json)
      as r (kind text, identifier text, "storeId" integer, "urlKey" text, title text, description text)
    on conflict (kind, identifier, store_id) do update
      set url_key = excluded.url_key, title = excluded.title, description = excluded.description
    returning id, kind, identifier, store_id as "storeId", url_key as "urlKey", title, description`.execute(tx)
  return rows
}

/** Those of the posts that have comments, which a deletion would delete as well. */
export async function selectCommented(db: Reader, keys: readonly PostKey[]): Promise<PostKey[]> {
  const { rows } = await sql<PostKey>`
    select p.identifier, p.store_id as "storeId" from blog_post p
    join json_to_recordset(${JSON.stringify(keys)}::json) as k (identifier text, "storeId" integer)
      on p.identifier = k.identifier and p.store_id = k."storeId"
    where exists (select from blog_comment c where c.post_id = p.id)`.execute(db)
  return rows
}

export async function deletePosts(tx: Writer, keys: readonly PostKey[]): Promise<{ id: number; storeId: number }[]> {
  const { rows } = await sql<{ id: number; storeId: number }>`
    delete from blog_post p
    using json_to_recordset(${JSON.stringify(keys)}::json) as k (identifier text, "storeId" integer)
    where p.identifier = k.identifier and p.store_id = k."storeId" returning p.id, p.store_id as "storeId"`.execute(tx)
  return rows
}

/** Deletes those of the terms that no post names, and returns them. */
export async function deleteUnusedTerms(tx: Writer, keys: readonly TermKey[]): Promise<(TermKey & { id: number })[]> {
  const { rows } = await sql<TermKey & { id: number }>`
    delete from blog_term t
    using json_to_recordset(${JSON.stringify(keys)}::json) as k (kind text, identifier text, "storeId" integer)
    where t.kind = k.kind and t.identifier = k.identifier and t.store_id = k."storeId"
      and not exists (select from blog_post p where t.id = any(p.term_ids) or p.author_id = t.id)
    returning t.id, t.kind, t.identifier, t.store_id as "storeId"`.execute(tx)
  return rows
}
