import { commentsByStatus, decideComment, type CommentStatus, type StaffComment } from '../blog/blog.ts'
import type { CommandSetup } from './command-setup.ts'
import { staffClock, type StaffClock } from './staff-clock.ts'
import { UsageError } from './usage-error.ts'

const mostComments = 50
const statuses: readonly string[] = ['pending', 'published', 'refused'] satisfies CommentStatus[]

export type BlogCommand =
  | { name: 'blog comments list'; status: CommentStatus }
  | { name: 'blog comments publish' | 'blog comments refuse'; id: number }

export function parseBlog([subject, what = 'pending', id, ...more]: string[]): BlogCommand {
  if (subject === 'comments' && more.length === 0) {
    if (id === undefined && statuses.includes(what))
      return { name: 'blog comments list', status: what as CommentStatus }
    if ((what === 'publish' || what === 'refuse') && id !== undefined && /^\d{1,9}$/.test(id))
      return { name: `blog comments ${what}`, id: Number(id) }
  }
  throw new UsageError(
    'blog takes "comments" with "pending", "published" or "refused", or "publish" or "refuse" and an ID.',
  )
}

/** Lists, publishes or refuses comments on the blog. A published comment is visible at once. */
export async function blogCommand(
  command: BlogCommand,
  { database, output }: Pick<CommandSetup, 'database' | 'output'>,
): Promise<number> {
  if (command.name === 'blog comments list') {
    const comments = await commentsByStatus(database.reader, command.status, mostComments)
    const clock = await staffClock(database.reader)
    for (const comment of comments) output.line(describe(comment, clock))
    if (comments.length === 0) output.line(`No comment is ${command.status}.`)
    return 0
  }
  const { id } = command
  const status = command.name === 'blog comments publish' ? 'published' : 'refused'
  const isKnown = await database.transaction((tx) => decideComment(tx, id, status, new Date()))
  if (isKnown) output.line(`Comment ${id} is ${status}.`)
  else output.error(`There is no comment with the ID ${id}.`)
  return isKnown ? 0 : 1
}

function describe(
  { id, createdAt, store, post, nickname, email, isCustomer, parentId, body }: StaffComment,
  clock: StaffClock,
): string {
  const written = clock(createdAt, store)
  const who = `${nickname} <${email}>${isCustomer ? '' : ' (guest)'}`
  const to = parentId === null ? '' : `  responds to ${parentId}`
  return `${id}  ${written}  ${store}  ${post}  ${who}${to}\n    ${body.replaceAll(/\s*\n\s*/g, '\n    ')}`
}
