import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { emailInput } from '#src/platform/forms/email-input.ts'
import { restoreForm } from '#src/platform/forms/form-draft.ts'
import { hasFieldErrors, type FormOutcome } from '#src/platform/forms/form-outcome.ts'
import { useFirstErrorFocus } from '#src/platform/forms/use-first-error-focus.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { Button } from '#src/ui/button/button.tsx'
import { SentField, SentText } from '#src/ui/form/sent-field.tsx'
import { DoneNotice } from '#src/ui/notice/done-notice.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import * as styles from './comments.module.css'

const longest = { name: 100, text: 5_000 }

type Props = {
  readonly postId: string
  /** The comment that this one responds to. */
  readonly reply?: { readonly id: number; readonly name: string } | undefined
  readonly onCancelReply?: () => void
  /** What a browser without scripts has sent. */
  readonly sent?: FormOutcome | undefined
}

/**
 * The form for a comment. With scripts the page stays as it is; without, the form posts to a page of its own. Programs fill in
 * the hidden field, people do not.
 */
export function CommentForm({ postId, reply, onCancelReply, sent }: Props) {
  const t = useT()
  const store = useStore()
  const fetcher = useFetcher<FormOutcome>()
  const outcome = fetcher.data ?? sent
  const { form, refusal } = useCommentFocus(outcome, reply?.id)
  if (outcome?.isDone) return <DoneNotice title={t('blog.comments.sent')}>{t('blog.comments.checked')}</DoneNotice>
  return (
    <fetcher.Form
      ref={form}
      className={styles['form']}
      data-draft={`comment ${postId}`}
      method="post"
      action={href(store, '/blog/comment')}
      noValidate
    >
      {outcome?.refusal ? <Notice ref={refusal} tone="error" title={outcome.refusal} /> : null}
      <input type="hidden" name="post" value={postId} />
      <input type="hidden" name="parent" value={reply?.id ?? sent?.values['parent'] ?? 0} />
      <p className={styles['trap']} aria-hidden="true">
        <input name="website" type="text" tabIndex={-1} autoComplete="off" />
      </p>
      {reply ? (
        <p className={styles['replying']}>
          {t('blog.comments.replyTo', { name: reply.name })}{' '}
          <Button variant="quiet" onClick={onCancelReply}>
            {t('blog.comments.noReply')}
          </Button>
        </p>
      ) : null}
      <CommentFields outcome={outcome} />
      <p className={styles['actions']}>
        <Button type="submit" size="large" isLoading={fetcher.state !== 'idle'}>
          {t('blog.comments.send')}
        </Button>
      </p>
    </fetcher.Form>
  )
}

function CommentFields({ outcome }: { readonly outcome: FormOutcome | undefined }) {
  const t = useT()
  return (
    <>
      <SentText outcome={outcome} name="text" label={t('blog.comments.text')} maxLength={longest.text} />
      <SentField
        outcome={outcome}
        name="nickname"
        label={t('blog.comments.name')}
        hint={t('blog.comments.nameHint')}
        maxLength={longest.name}
        autoComplete="nickname"
      />
      <SentField
        outcome={outcome}
        {...emailInput}
        label={t('blog.comments.email')}
        hint={t('blog.comments.emailHint')}
        autoComplete="email"
      />
    </>
  )
}

/**
 * Restores what was typed before the page was left, and moves the focus: to the first wrong field, to the reason of a refusal, and to the text
 * once somebody wants to respond to a comment.
 */
function useCommentFocus(outcome: FormOutcome | undefined, reply: number | undefined) {
  const form = useRef<HTMLFormElement>(null)
  const refusal = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (form.current) restoreForm(form.current)
  }, [])
  useFirstErrorFocus(form, outcome)
  useEffect(() => {
    if (outcome?.refusal && !hasFieldErrors(outcome)) refusal.current?.focus()
  }, [outcome])
  useEffect(() => {
    if (reply !== undefined) form.current?.querySelector<HTMLElement>('textarea')?.focus()
  }, [reply])
  return { form, refusal }
}
