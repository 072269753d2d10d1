import { useActionData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import type { FormOutcome } from '#src/forms/form-outcome.ts'
import { ConfirmNewsletterDocument } from '#src/graphql/documents.gen.ts'
import { mutate } from '#src/graphql/client.ts'
import { useT } from '#src/i18n/store-context.tsx'
import { notFound } from '#src/url/not-found.ts'
import { ConfirmPage } from './confirm-page.tsx'
import { outcomeOf, secretPage } from './outcome-of.ts'

const isNumber = (id: string | undefined): boolean => /^\d{1,9}$/.test(id ?? '')

/** The link of the letter; opening it changes nothing yet. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  return isNumber(params['id']) ? secretPage(null) : notFound(request)
}

/** Confirms the subscription. */
export async function action({ request, params }: ActionFunctionArgs) {
  const wish = { id: Number(params['id']), code: params['code'] ?? '' }
  return outcomeOf(request, { errors: {}, values: {} }, () => mutate(ConfirmNewsletterDocument, wish, request))
}

/** Confirm the newsletter. */
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
