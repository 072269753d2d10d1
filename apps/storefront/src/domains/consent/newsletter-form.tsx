import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Field } from '#src/ui/field/field.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { LazyNewsletterConsents } from './lazy-newsletter-consents.tsx'
import type { NewsletterAgreements } from './newsletter-agreements.ts'
import type { ShowNewsletterConsents } from './newsletter-consents.tsx'
import * as styles from './newsletter-form.module.css'
import { NewsletterPhone } from './newsletter-phone.tsx'
import type { NewsletterOutcome } from './submit-newsletter.ts'
import { useNewsletter } from './use-newsletter.ts'

type Props = {
  readonly hasPhone: boolean
  readonly isDisabled?: boolean
  /** The id of the heading that names the form. */
  readonly titleId: string
  /** The agreements, if the page shows them at once; otherwise they appear when the visitor uses the form. */
  readonly known?: NewsletterAgreements | undefined
  /**
   * Shows the agreements. A page that shows them at once passes the component itself, so that the boxes hydrate with the form. Boxes
   * that hydrate later lose their ticks when React updates them before.
   */
  readonly Consents?: ShowNewsletterConsents
  /** The outcome of a form post without JavaScript. */
  readonly first?: NewsletterOutcome | undefined
}

/** The newsletter sign-up form. A native form, so that it works before hydration and without JavaScript. */
export function NewsletterForm({
  hasPhone,
  isDisabled = false,
  titleId,
  known,
  first,
  Consents = LazyNewsletterConsents,
}: Props) {
  const t = useT()
  const store = useStore()
  const { form, isBusy, outcome, agreements, prepare, submit } = useNewsletter(hasPhone, known, first)
  const { errors, missing = [], refusal, subscribed, typed } = outcome
  return (
    // Focus events bubble up from the fields; the form itself is not interactive.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={form}
      className={styles['form']}
      method="post"
      action={href(store, '/newsletter/subscriber/new')}
      noValidate
      onFocus={prepare}
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
            defaultValue={typed?.email}
            error={errors.email}
          />
          <Button type="submit" isLoading={isBusy} disabled={isDisabled}>
            {t('consent.newsletter.submit')}
          </Button>
        </div>
        <div key={subscribed} className={styles['more']}>
          <Consents agreements={agreements?.emails ?? []} first={typed?.given ?? []} missing={missing} />
          {hasPhone ? (
            <NewsletterPhone outcome={outcome} agreements={agreements?.sms ?? []} Consents={Consents} />
          ) : null}
        </div>
      </fieldset>
      {refusal ? <Notice tone="error" title={refusal} /> : null}
      <div role="status">
        {subscribed ? <Notice tone="success" title={t('consent.newsletter.done', { email: subscribed })} /> : null}
      </div>
      <p className={styles['note']}>{t(isDisabled ? 'consent.newsletter.above' : 'consent.newsletter.note')}</p>
    </form>
  )
}
