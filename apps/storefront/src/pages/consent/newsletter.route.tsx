import { useId } from 'react'
import { data, useActionData, useLoaderData, useRouteLoaderData } from 'react-router'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import type { RootConfig } from '#src/domains/store/use-store-config.ts'
import { translatorOf } from '#src/platform/i18n/messages.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { storeOf } from '#src/platform/i18n/store-view.ts'
import { PageHead } from '#src/domains/seo/page-head.tsx'
import { loadNewsletterAgreements, type NewsletterAgreements } from '#src/domains/consent/newsletter-agreements.ts'
import { NewsletterConsents } from '#src/domains/consent/newsletter-consents.tsx'
import { NewsletterForm } from '#src/domains/consent/newsletter-form.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import * as styles from './newsletter-page.module.css'
import { submitNewsletter, type NewsletterOutcome } from '#src/domains/consent/submit-newsletter.ts'

type Loaded = { readonly agreements: NewsletterAgreements }

/** Loads the agreements, because the page must also work without JavaScript. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Loaded> {
  return { agreements: await loadNewsletterAgreements(true, request) }
}

/** Handles the newsletter form of this page, and that of the footer without JavaScript. */
export async function action({ request }: ActionFunctionArgs) {
  const { locale, country } = storeOf(request)
  const agreements = await loadNewsletterAgreements(true, request)
  const form = await request.formData()
  const outcome = await submitNewsletter(translatorOf(locale), form, { agreements, country }, request)
  return data<NewsletterOutcome>(outcome, { status: outcome.subscribed ? 200 : 422 })
}

/** The newsletter sign-up page; without the form where the store has no newsletter. */
export function Component() {
  const t = useT()
  const id = useId()
  const { agreements } = useLoaderData<Loaded>()
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
          <NewsletterForm
            hasPhone={config?.newsletter_enable_phone_field ?? false}
            titleId={id}
            known={agreements}
            first={outcome}
            Consents={NewsletterConsents}
          />
        </>
      )}
    </div>
  )
}
