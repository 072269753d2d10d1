import { sql } from 'kysely'
import type { Reader } from '#src/platform/database.ts'

interface ContentRow {
  path: string
  title: string
  description: string
  keywords: string
  content: string
}

/** The enabled pages of a store view, except those with these identifiers and those that search engines must not list. */
export async function selectSearchablePages(
  db: Reader,
  storeId: number,
  except: readonly string[],
): Promise<ContentRow[]> {
  const { rows } = await sql<ContentRow>`
    select url_key as path, title, meta_description as description, content_heading || ' ' || meta_keywords as keywords,
      content
    from cms_page where store_id = ${storeId} and is_active and identifier <> all(${except}::text[])
      and meta_robots not ilike '%noindex%' order by id`.execute(db)
  return rows
}

/** The enabled blog posts of a store view, newest first, also those of the future. */
export async function selectSearchablePosts(
  db: Reader,
  storeId: number,
): Promise<(ContentRow & { publishedAt: Date })[]> {
  const { rows } = await sql<ContentRow & { publishedAt: Date }>`
    select p.url_key as path, p.title, p.meta_description as description, p.content,
      coalesce((select string_agg(t.title, ' ') from blog_term t
        where t.id = any(p.term_ids) and t.kind <> 'author'), '') || ' ' || p.short_content as keywords,
      p.published_at as "publishedAt"
    from blog_post p where p.store_id = ${storeId} and p.is_active order by p.published_at desc, p.id desc`.execute(db)
  return rows
}
