import { useActionData, useSearchParams, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import type { FormOutcome } from '#src/platform/forms/form-outcome.ts'
import { UnsubscribeFromNewsletterDocument } from '#src/platform/graphql/documents.gen.ts'
import { mutate } from '#src/platform/graphql/client.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { notFound } from '#src/domains/cms/not-found.ts'
import { ConfirmPage } from './confirm-page.tsx'
import { isSubscriptionId } from './subscription-id.ts'
import { outcomeOf, noStoreLoader } from './outcome-of.ts'

/** Opening the link changes nothing, because email scanners open links too. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  return isSubscriptionId(params['id']) ? noStoreLoader(null) : notFound(request)
}

/** Ends the newsletter subscription. Mail programs post to this URL too, to unsubscribe with one click (RFC 8058). */
export async function action({ request, params }: ActionFunctionArgs) {
  if (!isSubscriptionId(params['id'])) return notFound(request)
  const link = { id: Number(params['id']), code: params['code'] ?? '' }
  return outcomeOf(request, { errors: {}, values: {} }, () => mutate(UnsubscribeFromNewsletterDocument, link, request))
}

/** The page that unsubscribes from the newsletter, or only from its text messages: the link says which. */
export function Component() {
  const t = useT()
  const [search] = useSearchParams()
  const outcome = useActionData<FormOutcome>()
  return search.get('channel') === 'sms' ? (
    <ConfirmPage
      title={t('consent.unsubscribe.sms.title')}
      text={t('consent.unsubscribe.sms.text')}
      submit={t('consent.unsubscribe.sms.submit')}
      done={t('consent.unsubscribe.sms.done')}
      outcome={outcome}
    />
  ) : (
    <ConfirmPage
      title={t('consent.unsubscribe.title')}
      text={t('consent.unsubscribe.text')}
      submit={t('consent.unsubscribe.submit')}
      done={t('consent.unsubscribe.done')}
      outcome={outcome}
    />
  )
}
