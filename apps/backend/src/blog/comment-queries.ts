import { sql } from 'kysely'
import type { Reader, Writer } from '#src/platform/database.ts'
import type { CommentRow, CommentStatus, StaffComment } from './types.ts'

const columns = sql`c.id, c.post_id as "postId", c.parent_id as "parentId", c.customer_id is not null as "isCustomer",
  c.nickname, c.body, c.created_at as "createdAt"`

/** One page of the published comments on posts of the store view, newest first, without responses, and the total count. */
export async function selectComments(
  db: Reader,
  storeId: number,
  postIds: readonly number[] | undefined,
  page: { limit: number; offset: number },
): Promise<{ rows: CommentRow[]; total: number }> {
  const posts = postIds === undefined ? null : [...postIds]
  const { rows } = await sql<CommentRow & { total: number }>`
    select ${columns}, count(*) over ()::int as total
    from blog_comment c join blog_post p on p.id = c.post_id
    where p.store_id = ${storeId} and c.status = 'published' and c.parent_id is null
      and (${posts}::int[] is null or c.post_id = any(${posts}::int[]))
    order by c.id desc limit ${page.limit} offset ${page.offset}`.execute(db)
  return { rows, total: rows[0]?.total ?? 0 }
}

/** The published responses to comments, oldest first. */
export async function selectReplies(db: Reader, parentIds: readonly number[]): Promise<CommentRow[]> {
  const { rows } = await sql<CommentRow>`
    select ${columns} from blog_comment c
    where c.parent_id = any(${[...parentIds]}::int[]) and c.status = 'published' order by c.id`.execute(db)
  return rows
}

/** The comment that a response to this one belongs to: itself, or the one that it responds to. */
export async function selectThread(db: Reader, postId: number, commentId: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select coalesce(parent_id, id) as id from blog_comment
    where id = ${commentId} and post_id = ${postId} and status = 'published'`.execute(db)
  return rows[0]?.id
}

export interface CommentDraft {
  postId: number
  parentId: number | null
  customerId: number | null
  nickname: string
  email: string
  body: string
  createdAt: Date
}

/** Whether the same person has sent the same comment since a moment. */
export async function hasComment(tx: Writer, draft: CommentDraft, since: Date): Promise<boolean> {
  const { rows } = await sql`
    select 1 from blog_comment where post_id = ${draft.postId} and email = ${draft.email} and body = ${draft.body}
      and parent_id is not distinct from ${draft.parentId}::int and created_at >= ${since.toISOString()}::timestamptz
    limit 1`.execute(tx)
  return rows.length > 0
}

export async function insertComment(tx: Writer, draft: CommentDraft): Promise<void> {
  await sql`
    insert into blog_comment (post_id, parent_id, customer_id, nickname, email, body, created_at)
    values (${draft.postId}, ${draft.parentId}::int, ${draft.customerId}::int, ${draft.nickname}, ${draft.email}, ${draft.body},
      ${draft.createdAt.toISOString()}::timestamptz)`.execute(tx)
}

/** Comments with this status, oldest first. */
export async function selectByStatus(db: Reader, status: CommentStatus, most: number): Promise<StaffComment[]> {
  const { rows } = await sql<StaffComment>`
    select ${columns}, c.status, c.email, v.code as store, p.url_key as post
    from blog_comment c join blog_post p on p.id = c.post_id join store_view v on v.id = p.store_id
    where c.status = ${status} order by c.id limit ${most}`.execute(db)
  return rows
}

/** Publishes or refuses a comment, even if that was already decided. Returns false if there is none with this id. */
export async function decideComment(
  tx: Writer,
  id: number,
  status: Exclude<CommentStatus, 'pending'>,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update blog_comment set status = ${status}, decided_at = ${now.toISOString()}::timestamptz
    where id = ${id} returning id`.execute(tx)
  return rows.length > 0
}
