import { useActionData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import type { FormOutcome } from '#src/platform/forms/form-outcome.ts'
import { ConfirmNewsletterDocument } from '#src/platform/graphql/documents.gen.ts'
import { mutate } from '#src/platform/graphql/client.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { notFound } from '#src/domains/cms/not-found.ts'
import { ConfirmPage } from './confirm-page.tsx'
import { isSubscriptionId } from './subscription-id.ts'
import { outcomeOf, noStoreLoader } from './outcome-of.ts'

/** Opening the emailed link changes nothing yet. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  return isSubscriptionId(params['id']) ? noStoreLoader(null) : notFound(request)
}

/** Confirms the newsletter subscription. */
export async function action({ request, params }: ActionFunctionArgs) {
  const wish = { id: Number(params['id']), code: params['code'] ?? '' }
  return outcomeOf(request, { errors: {}, values: {} }, () => mutate(ConfirmNewsletterDocument, wish, request))
}

/** The page that confirms a newsletter subscription. */
export function Component() {
  const t = useT()
  return (
    <ConfirmPage
      title={t('consent.confirm.title')}
      text={t('consent.confirm.text')}
      submit={t('consent.confirm.submit')}
      done={t('consent.confirm.done')}
      outcome={useActionData<FormOutcome>()}
    />
  )
}
