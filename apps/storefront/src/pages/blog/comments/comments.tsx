import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { BlogCommentFragment, BlogCommentsFragment } from '#src/platform/graphql/documents.gen.ts'
import { useSession } from '#src/domains/session/session.ts'
import { formatDateTime } from '#src/platform/i18n/format.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import { BlogPages } from '../blog-pages.tsx'
import { CommentForm } from './comment-form.tsx'
import * as styles from './comments.module.css'
import { signInPath } from '#src/platform/url/shop-paths.ts'

type Props = {
  readonly comments: BlogCommentsFragment
  readonly postId: number
  /** The path of the post, for links to further comments. */
  readonly path: string
  readonly page: number
  /** The comment that the visitor's link names. */
  readonly commentId: number | null
  readonly areGuestsWelcome: boolean
}

type Reply = { readonly id: number; readonly name: string }

/** The comments on a post, newest first, with their responses, and the form for another one. */
export function Comments({ comments, postId, path, page, commentId, areGuestsWelcome }: Props) {
  const t = useT()
  const [reply, setReply] = useState<Reply>()
  const items = (comments.items ?? []).filter((comment) => comment !== null)
  const total = comments.total_count ?? 0
  const one = (comment: BlogCommentFragment, replies?: ReactNode) => (
    <Comment
      key={comment.comment_id}
      comment={comment}
      isLinked={comment.comment_id === commentId}
      onReply={() => setReply({ id: comment.comment_id ?? 0, name: comment.author_nickname ?? '' })}
    >
      {replies}
    </Comment>
  )
  return (
    <section id="comments" className={styles['comments']} aria-labelledby="comments-title">
      <h2 id="comments-title" className={styles['title']}>
        {t('blog.comments.title')}
        {total > 0 ? <span className={styles['count']}> ({total})</span> : null}
      </h2>
      {items.length === 0 ? (
        <p>{t('blog.comments.none')}</p>
      ) : (
        <ol className={styles['list']}>
          {items.map((comment) => {
            const replies = (comment.replies ?? []).filter((response) => response !== null)
            return one(
              comment,
              replies.length > 0 ? (
                <ol className={styles['replies']}>{replies.map((response) => one(response))}</ol>
              ) : null,
            )
          })}
        </ol>
      )}
      {commentId === null ? (
        <BlogPages path={path} page={page} pages={comments.total_pages ?? 1} part="comments" />
      ) : null}
      <Writing {...{ postId, reply, areGuestsWelcome }} onCancelReply={() => setReply(undefined)} />
    </section>
  )
}

type CommentProps = {
  readonly comment: BlogCommentFragment
  readonly isLinked: boolean
  readonly onReply: () => void
  readonly children?: ReactNode
}

function Comment({ comment, isLinked, onReply, children }: CommentProps) {
  const t = useT()
  const store = useStore()
  const article = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isLinked) article.current?.focus()
  }, [isLinked])
  const { comment_id: id, author_nickname: name, creation_time: time, text } = comment
  return (
    <li>
      <article
        ref={article}
        id={`comment-${id}`}
        className={styles['comment']}
        data-linked={isLinked}
        tabIndex={isLinked ? -1 : undefined}
        aria-label={t('blog.comments.by', { name: name ?? '' })}
      >
        <p className={styles['byline']}>
          <strong>{name}</strong>{' '}
          <a className={styles['time']} href={href(store, `/blog/comment/${id}`)}>
            <time dateTime={time ?? undefined}>{formatDateTime(store, time ?? '')}</time>
          </a>
        </p>
        <p className={styles['text']}>{text}</p>
        <p className={styles['actions']}>
          <a
            className={styles['reply']}
            href="#write-comment"
            aria-label={t('blog.comments.replyTo', { name: name ?? '' })}
            onClick={(event) => {
              event.preventDefault()
              onReply()
            }}
          >
            {t('blog.comments.reply')}
          </a>
        </p>
      </article>
      {children}
    </li>
  )
}

type WritingProps = {
  readonly postId: number
  readonly reply: Reply | undefined
  readonly areGuestsWelcome: boolean
  readonly onCancelReply: () => void
}

function Writing({ postId, reply, areGuestsWelcome, onCancelReply }: WritingProps) {
  const t = useT()
  const store = useStore()
  const mayWrite = useSession().isSignedIn || areGuestsWelcome
  return (
    <div id="write-comment" className={styles['writing']}>
      <h3 className={styles['subtitle']}>{t('blog.comments.write')}</h3>
      {mayWrite ? (
        <CommentForm postId={String(postId)} {...{ reply, onCancelReply }} />
      ) : (
        <p>
          <ShopLink to={href(store, signInPath)}>{t('blog.comments.signIn')}</ShopLink>
        </p>
      )}
    </div>
  )
}
