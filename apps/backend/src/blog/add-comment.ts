import { cleanText, oneLine } from '@bocian/rules/clean-text.ts'
import { checkEmail, normalizeEmail } from '@bocian/rules/validators.ts'
import { composeEmail } from '#src/email/email.ts'
import { countAttempt, tooManyAttempts, type AttemptLimit } from '#src/platform/attempts.ts'
import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { queueEmail } from '#src/platform/email/email-queue.ts'
import { repeatedSince } from '#src/platform/idempotency/repeated-mutation.ts'
import type { AddCommentToPostInput } from '#src/platform/resolvers.gen.ts'
import { sellerOf, storeSettings } from '#src/store/store.ts'
import { hasComment, insertComment, selectThread, type CommentDraft } from './comment-queries.ts'
import { commentErrors } from './errors.ts'
import { hasComments } from './find-comments.ts'
import { blogPost } from './find-posts.ts'
import type { PostRow } from './types.ts'

const perAddress: AttemptLimit = { name: 'blog comment', most: 10, seconds: 3_600 }
const longest = { nickname: 100, text: 5_000 }

/** Stores a comment, hidden until staff publish it, and tells the shop. Guests may write one if the store view allows it. */
export async function addComment(context: Context, input: AddCommentToPostInput): Promise<void> {
  const post = await blogPost(context, String(input.post_id))
  const draft = await readComment(context, post, input)
  const since = repeatedSince(context)
  const secondsToWait = await context.transaction(async (tx) => {
    const { visitor, now } = context
    const wait = await countAttempt(tx, perAddress, visitor?.address ?? draft.email, now)
    if (wait > 0 || (since !== null && (await hasComment(tx, draft, since)))) return wait
    await insertComment(tx, draft)
    await tellShop(tx, context, post, draft)
    return 0
  })
  if (secondsToWait > 0) throw tooManyAttempts(context.visitor, secondsToWait)
}

async function readComment(context: Context, post: PostRow, input: AddCommentToPostInput): Promise<CommentDraft> {
  const { store, customerId, db, now } = context
  if (!(await hasComments(context))) throw commentErrors.BLOG_COMMENTS_DISABLED(store)
  if (customerId === null && !(await storeSettings(context))['blog/comments/guest'])
    throw commentErrors.BLOG_COMMENT_BY_GUEST(store)
  const [nickname, body] = [oneLine(input.author_nickname), cleanText(input.text).trim()]
  if (nickname === '' || body === '') throw commentErrors.BLOG_COMMENT_INCOMPLETE(store)
  if ([...nickname].length > longest.nickname)
    throw commentErrors.BLOG_COMMENT_TOO_LONG(store, { most: longest.nickname })
  if ([...body].length > longest.text) throw commentErrors.BLOG_COMMENT_TOO_LONG(store, { most: longest.text })
  if (checkEmail(input.author_email) !== null) throw commentErrors.BLOG_COMMENT_EMAIL_INVALID(store)
  const parentId = input.parent_id === 0 ? null : ((await selectThread(db, post.id, input.parent_id)) ?? 0)
  if (parentId === 0) throw commentErrors.BLOG_COMMENT_NOT_FOUND(store)
  const email = normalizeEmail(input.author_email)
  return { postId: post.id, parentId, customerId, nickname, email, body, createdAt: now }
}

/** Emails the comment to the shop's mailbox, since nobody sees it before staff publish it. */
async function tellShop(tx: Writer, context: Context, post: PostRow, draft: CommentDraft): Promise<void> {
  const { store, now } = context
  const settings = await storeSettings(context)
  const to = settings['contact/email/recipient_email'] || sellerOf(settings).email
  if (to === '') return
  const letter = await composeEmail(tx, 'blogComment', store, {
    values: { name: draft.nickname, title: post.title, store: store.name },
    blocks: { comment: draft.body.split(/\n{2,}/) },
  })
  await queueEmail(tx, { to, replyTo: draft.email, ...letter }, now)
}
