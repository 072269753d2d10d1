import DataLoader from 'dataloader'
import type { Context } from '#src/platform/context.ts'
import { platformErrors } from '#src/platform/errors.ts'
import type { BlogCommentsFilterInput, InputMaybe } from '#src/platform/resolvers.gen.ts'
import { storeSettings } from '#src/store/store.ts'
import { selectComments, selectReplies } from './comment-queries.ts'
import { needBlog } from './find-posts.ts'
import { numberOf } from './read-filter.ts'
import type { CommentRow } from './types.ts'

const mostOnPage = 50

/** Whether the shop itself keeps the comments of the store view. Of Magefan's other types, all are services of third parties. */
export async function hasComments(context: Context): Promise<boolean> {
  const settings = await storeSettings(context)
  const type = settings['blog/comments/type']
  return settings['blog/comments/enabled'] && (type === 'native' || type === 'magefan')
}

interface Asked {
  filter?: InputMaybe<BlogCommentsFilterInput> | undefined
  pageSize?: InputMaybe<number> | undefined
  currentPage?: InputMaybe<number> | undefined
}

export interface CommentPage {
  items: CommentRow[]
  total_count: number
  total_pages: number
}

/** One page of the published comments, newest first; none where the shop keeps no comments. */
export async function findComments(context: Context, { filter, pageSize, currentPage }: Asked): Promise<CommentPage> {
  await needBlog(context)
  const [size, current] = [pageSize ?? 5, currentPage ?? 1]
  if (size < 1) throw platformErrors.PAGE_SIZE_TOO_SMALL()
  if (current < 1) throw platformErrors.CURRENT_PAGE_TOO_SMALL()
  if (!(await hasComments(context))) return { items: [], total_count: 0, total_pages: 0 }
  const limit = Math.min(size, mostOnPage)
  const page = { limit, offset: (Math.min(current, 10_000) - 1) * limit }
  const posts = [filter?.post_id?.eq, ...(filter?.post_id?.in ?? [])].filter((id) => typeof id === 'string')
  const ids = posts.length === 0 ? undefined : posts.map(numberOf)
  const { rows, total } = await selectComments(context.db, context.store.id, ids, page)
  return { items: rows, total_count: total, total_pages: Math.ceil(total / limit) }
}

/** The responses to each comment, in one query per request. */
export function replyLoader(context: Context): DataLoader<number, CommentRow[]> {
  return context.memo(
    'blog.replies',
    () =>
      new DataLoader(async (ids: readonly number[]) => {
        const replies = Map.groupBy(await selectReplies(context.db, ids), ({ parentId }) => parentId)
        return ids.map((id) => replies.get(id) ?? [])
      }),
  )
}
