import { sql } from 'kysely'
import type { Reader, Writer } from '#src/platform/database.ts'
import type { ContactFile } from './types.ts'

/** A block of a known store view. */
export interface StoredBlock {
  identifier: string
  title: string
  content: string
}

export interface BlockRow extends StoredBlock {
  storeId: number
}

export async function selectBlocks(db: Reader, storeId: number, identifiers: readonly string[]): Promise<BlockRow[]> {
  if (identifiers.length === 0) return []
  return db
    .selectFrom('cms_block')
    .where('store_id', '=', storeId)
    .where('identifier', 'in', identifiers)
    .select(['identifier', 'store_id as storeId', 'title', 'content'])
    .execute()
}

export interface SavedBlock {
  isNew: boolean
}

/** Inserts or updates changed rows and returns one row for each. */
export async function upsertBlocks(tx: Writer, rows: readonly BlockRow[], now: Date): Promise<SavedBlock[]> {
  const saved = await sql<SavedBlock>`
    insert into cms_block as b (identifier, store_id, title, content, updated_at)
    select r.identifier, r."storeId", r.title, r.content, ${now.toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as r (identifier text, "storeId" integer, title text, content text)
    on conflict (identifier, store_id) do update
      set title = excluded.title, content = excluded.content, updated_at = excluded.updated_at
      where (b.title, b.content) is distinct from (excluded.title, excluded.content)
    returning (xmax = 0) as "isNew"`.execute(tx)
  return saved.rows
}

export interface PageDraft {
  identifier: string
  storeId: number
  urlKey: string
  title: string
  contentHeading: string
  content: string
  metaTitle: string
  metaDescription: string
  metaKeywords: string
  metaRobots: string
  pageLayout: string
  isActive: boolean
  /** When a page that is not active becomes active by itself. */
  startsAt?: Date | null
  /** Whether its text is a template that somebody in the shop has to confirm. */
  awaitsConfirmation?: boolean
}

export interface PageRow extends PageDraft {
  id: number
  awaitsConfirmation: boolean
}

/** The visible page of the store view, by id or identifier; for `drafts` also a hidden one, unless it starts after their moment. */
export async function selectPage(
  db: Reader,
  storeId: number,
  key: { id: number } | { identifier: string },
  drafts?: { at: Date | null },
): Promise<PageRow | undefined> {
  const column = 'id' in key ? 'id' : 'identifier'
  return db
    .selectFrom('cms_page')
    .where('store_id', '=', storeId)
    .$if(drafts === undefined, (query) => query.where('is_active', '=', true))
    .$if(drafts?.at != null, (query) =>
      query.where((is) => is.or([is('starts_at', 'is', null), is('starts_at', '<=', drafts?.at ?? null)])),
    )
    .where(column, '=', 'id' in key ? key.id : key.identifier)
    .select([
      'id',
      'identifier',
      'store_id as storeId',
      'url_key as urlKey',
      'title',
      'content_heading as contentHeading',
      'content',
      'meta_title as metaTitle',
      'meta_description as metaDescription',
      'meta_keywords as metaKeywords',
      'meta_robots as metaRobots',
      'page_layout as pageLayout',
      'is_active as isActive',
      'awaits_confirmation as awaitsConfirmation',
    ])
    .executeTakeFirst()
}

/** Titles and paths of these pages in the store view. */
export async function selectPageLinks(
  db: Reader,
  storeId: number,
  identifiers: readonly string[],
): Promise<{ identifier: string; title: string; urlKey: string }[]> {
  return db
    .selectFrom('cms_page')
    .where('store_id', '=', storeId)
    .where('is_active', '=', true)
    .where('identifier', 'in', identifiers)
    .select(['identifier', 'title', 'url_key as urlKey'])
    .execute()
}

/** The active pages with content among these identifiers, in all store views. */
export async function selectActivePages(
  db: Reader,
  identifiers: readonly string[],
): Promise<{ storeId: number; identifier: string; awaitsConfirmation: boolean }[]> {
  if (identifiers.length === 0) return []
  return db
    .selectFrom('cms_page')
    .where('is_active', '=', true)
    .where('identifier', 'in', identifiers)
    .where('content', '!=', '')
    .select(['store_id as storeId', 'identifier', 'awaits_confirmation as awaitsConfirmation'])
    .execute()
}

export interface SavedPage {
  id: number
  isNew: boolean
  isChanged: boolean
  storeId: number
  identifier: string
}

/** Inserts or updates changed pages and returns every page with its id. */
export async function upsertPages(tx: Writer, rows: readonly PageDraft[], now: Date): Promise<SavedPage[]> {
  const saved = await sql<SavedPage>`
    with draft as (
      select * from json_to_recordset(${JSON.stringify(rows)}::json) as r (identifier text, "storeId" integer,
        "urlKey" text, title text, "contentHeading" text, content text, "metaTitle" text, "metaDescription" text,
        "metaKeywords" text, "metaRobots" text, "pageLayout" text, "isActive" boolean, "startsAt" timestamptz, "awaitsConfirmation" boolean)
    ), written as (
      insert into cms_page as p (identifier, store_id, url_key, title, content_heading, content, meta_title,
        meta_description, meta_keywords, meta_robots, page_layout, is_active, starts_at, awaits_confirmation, updated_at)
      select identifier, "storeId", "urlKey", title, "contentHeading", content, "metaTitle", "metaDescription",
        "metaKeywords", "metaRobots", "pageLayout", "isActive", "startsAt", coalesce("awaitsConfirmation", false), ${now.toISOString()}::timestamptz from draft
      on conflict (identifier, store_id) do update set url_key = excluded.url_key, title = excluded.title,
        content_heading = excluded.content_heading, content = excluded.content, meta_title = excluded.meta_title,
        meta_description = excluded.meta_description, meta_keywords = excluded.meta_keywords,
        meta_robots = excluded.meta_robots, page_layout = excluded.page_layout, is_active = excluded.is_active,
        starts_at = excluded.starts_at,
        -- A confirmed page is a draft again only if a template brings another text.
        awaits_confirmation = p.awaits_confirmation or (excluded.awaits_confirmation
          and (p.title, p.content) is distinct from (excluded.title, excluded.content)),
        updated_at = excluded.updated_at
      where (p.url_key, p.title, p.content_heading, p.content, p.meta_title, p.meta_description, p.meta_keywords,
          p.meta_robots, p.page_layout, p.is_active, p.starts_at) is distinct from (excluded.url_key, excluded.title,
          excluded.content_heading, excluded.content, excluded.meta_title, excluded.meta_description,
          excluded.meta_keywords, excluded.meta_robots, excluded.page_layout, excluded.is_active, excluded.starts_at)
      returning id, identifier, store_id, (xmax = 0) as is_new
    )
    select w.id, w.is_new as "isNew", true as "isChanged", w.store_id as "storeId", w.identifier from written w
    union all
    select p.id, false, false, p.store_id, p.identifier from cms_page p
      join draft d on d.identifier = p.identifier and d."storeId" = p.store_id
      where not exists (select 1 from written w where w.id = p.id)`.execute(tx)
  return saved.rows
}

export interface ContactMessage {
  storeId: number
  name: string
  email: string
  telephone: string
  topic: string
  orderNumber: string
  comment: string
  files: readonly ContactFile[]
}

export async function insertContactMessage(
  tx: Writer,
  message: ContactMessage,
  now: Date,
  isMailed: boolean,
): Promise<void> {
  const { id } = await tx
    .insertInto('cms_contact_message')
    .values({
      store_id: message.storeId,
      name: message.name,
      email: message.email,
      telephone: message.telephone,
      topic: message.topic,
      order_number: message.orderNumber,
      comment: message.comment,
      created_at: now,
      mailed_at: isMailed ? now : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`
    insert into cms_contact_file (message_id, name, type, content)
    select ${id}::bigint, f.name, f.type, decode(f.base64, 'base64')
    from json_to_recordset(${JSON.stringify(message.files)}::json) as f (name text, type text, base64 text)`.execute(tx)
}

/** A message as staff read it. */
export interface ReceivedMessage {
  id: number
  createdAt: Date
  store: string
  name: string
  email: string
  telephone: string
  topic: string
  orderNumber: string
  comment: string
  files: number
}

/** The latest messages, or the one with this id, newest first. */
export async function selectContactMessages(db: Reader, limit: number, id?: number): Promise<ReceivedMessage[]> {
  const { rows } = await sql<ReceivedMessage>`
    select m.id::int as id, m.created_at as "createdAt", v.code as store, m.name, m.email, m.telephone, m.topic,
      m.order_number as "orderNumber", m.comment,
      (select count(*)::int from cms_contact_file f where f.message_id = m.id) as files
    from cms_contact_message m join store_view v on v.id = m.store_id
    where ${id === undefined ? sql`true` : sql`m.id = ${id}`}
    order by m.id desc limit ${limit}`.execute(db)
  return rows
}

export async function selectContactFiles(db: Reader, messageId: number): Promise<ContactFile[]> {
  const { rows } = await sql<ContactFile>`
    select name, type, replace(encode(content, 'base64'), E'\\n', '') as base64 from cms_contact_file
    where message_id = ${messageId} order by id`.execute(db)
  return rows
}
