import { useId } from 'react'
import { data, useActionData, useRouteLoaderData, type ActionFunctionArgs } from 'react-router'
import type { RootConfig } from '#src/domains/store/use-store-config.ts'
import { translatorOf } from '#src/platform/i18n/messages.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { storeOf } from '#src/platform/i18n/store-view.ts'
import { PageHead } from '#src/domains/seo/page-head.tsx'
import { NewsletterForm } from '#src/domains/consent/newsletter-form.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import * as styles from './newsletter-page.module.css'
import { submitNewsletter, type NewsletterOutcome } from '#src/domains/consent/submit-newsletter.ts'

/** Handles the newsletter form of the footer without JavaScript. */
export async function action({ request }: ActionFunctionArgs) {
  const outcome = await submitNewsletter(translatorOf(storeOf(request).locale), await request.formData(), request)
  return data<NewsletterOutcome>(outcome, { status: outcome.subscribed ? 200 : 422 })
}

/** The newsletter sign-up page; without the form where the store has no newsletter. */
export function Component() {
  const t = useT()
  const id = useId()
  const outcome = useActionData<NewsletterOutcome>()
  const config = useRouteLoaderData<RootConfig>('root')?.storeConfig
  return (
    <div className={styles['page']}>
      <PageHead title={t('consent.newsletter.title')} robots="NOINDEX, NOFOLLOW" />
      <h1 className={styles['title']} id={id}>
        {t('consent.newsletter.title')}
      </h1>
      {config?.newsletter_enabled === false ? (
        <Notice title={t('forms.server.newsletterOff')} />
      ) : (
        <>
          <p>{t('consent.newsletter.text')}</p>
          <NewsletterForm hasPhone={config?.newsletter_enable_phone_field ?? false} titleId={id} first={outcome} />
        </>
      )}
    </div>
  )
}
