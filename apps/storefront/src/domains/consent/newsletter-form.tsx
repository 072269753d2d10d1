import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Field } from '#src/ui/field/field.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import * as styles from './newsletter-form.module.css'
import { NewsletterPhone } from './newsletter-phone.tsx'
import type { NewsletterOutcome } from './submit-newsletter.ts'
import { useNewsletter } from './use-newsletter.ts'

type Props = {
  readonly hasPhone: boolean
  readonly isDisabled?: boolean
  /** The id of the heading that names the form. */
  readonly titleId: string
  /** The outcome of a form post without JavaScript. */
  readonly first?: NewsletterOutcome | undefined
}

/** The newsletter sign-up form. A native form, so that it works before hydration and without JavaScript. */
export function NewsletterForm({ hasPhone, isDisabled = false, titleId, first }: Props) {
  const t = useT()
  const store = useStore()
  const { form, isBusy, outcome, submit } = useNewsletter(first)
  const { errors, refusal, subscribed } = outcome
  return (
    <form
      ref={form}
      className={styles['form']}
      method="post"
      action={href(store, '/newsletter/subscriber/new')}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <fieldset className={styles['fields']} disabled={isDisabled} aria-labelledby={titleId}>
        <div className={styles['row']}>
          <Field
            label={t('consent.newsletter.email')}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            error={errors.email}
          />
          <Button type="submit" isLoading={isBusy} disabled={isDisabled}>
            {t('consent.newsletter.submit')}
          </Button>
        </div>
        {hasPhone ? <NewsletterPhone key={subscribed} errors={errors} /> : null}
      </fieldset>
      {refusal ? <Notice tone="error" title={refusal} /> : null}
      <div role="status">
        {subscribed ? <Notice tone="success" title={t('consent.newsletter.done', { email: subscribed })} /> : null}
      </div>
      <p className={styles['note']}>{t(isDisabled ? 'consent.newsletter.above' : 'consent.newsletter.note')}</p>
    </form>
  )
}
