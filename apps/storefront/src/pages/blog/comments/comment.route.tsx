import { data, useActionData, type ActionFunctionArgs } from 'react-router'
import { checkEmail, normalizeEmail, requireValue } from '@bocian/rules/validators.ts'
import { failureText } from '#src/platform/forms/failure-text.ts'
import { anything, hasFieldErrors, readForm, type FormOutcome } from '#src/platform/forms/form-outcome.ts'
import { AddBlogCommentDocument } from '#src/platform/graphql/documents.gen.ts'
import { mutate } from '#src/platform/graphql/client.ts'
import { GraphqlFailure } from '#src/platform/graphql/graphql-failure.ts'
import { translatorOf } from '#src/platform/i18n/messages.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href, storeOf } from '#src/platform/i18n/store-view.ts'
import { PageHead } from '#src/domains/seo/page-head.tsx'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import { Breadcrumbs } from '#src/ui/breadcrumbs/breadcrumbs.tsx'
import { CommentForm } from './comment-form.tsx'
import * as styles from './comments.module.css'

const checks = {
  text: requireValue,
  nickname: requireValue,
  email: (value: string) => requireValue(value) ?? checkEmail(value),
  post: anything,
  parent: anything,
}

/** Sends a comment; field errors are shown beside the fields. What a program has filled in is thrown away without a word. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData()
  const outcome = readForm(form, checks)
  if (hasFieldErrors(outcome)) return data<FormOutcome>(outcome, { status: 422 })
  const done = data<FormOutcome>({ errors: {}, values: {}, isDone: true })
  if (form.get('website')) return done
  const { text = '', nickname = '', email = '', post, parent } = outcome.values
  const input = {
    post_id: numberOf(post),
    parent_id: numberOf(parent),
    text,
    author_nickname: nickname,
    author_email: normalizeEmail(email),
  }
  try {
    await mutate(AddBlogCommentDocument, { input }, request)
  } catch (error) {
    if (!(error instanceof GraphqlFailure)) throw error
    const refusal = failureText(translatorOf(storeOf(request).locale), error)
    return data<FormOutcome>({ ...outcome, refusal }, { status: 422 })
  }
  return done
}

const numberOf = (text: string | undefined): number => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : 0)

/** What a browser without scripts shows after a comment was sent. Without one there is only the way to the blog. */
export function Component() {
  const t = useT()
  const store = useStore()
  const outcome = useActionData<FormOutcome>()
  return (
    <div className={styles['page']}>
      <PageHead title={t('blog.comments.write')} robots="NOINDEX, NOFOLLOW" address={null} />
      <Breadcrumbs crumbs={[{ name: t('blog.title'), path: '/blog/allPosts' }]} current={t('blog.comments.write')} />
      <h1 className={styles['title']}>{t('blog.comments.write')}</h1>
      {outcome ? (
        <CommentForm postId={outcome.values['post'] ?? '0'} sent={outcome} />
      ) : (
        <p>
          <ShopLink to={href(store, '/blog/allPosts')}>{t('blog.sidebar')}</ShopLink>
        </p>
      )}
    </div>
  )
}
