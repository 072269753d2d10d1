import { replace, useActionData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import type { FormOutcome } from '#src/platform/forms/form-outcome.ts'
import { ConfirmAnonymizationDocument } from '#src/platform/graphql/documents.gen.ts'
import { mutate } from '#src/platform/graphql/client.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href, storeOf } from '#src/platform/i18n/store-view.ts'
import { ConfirmPage } from './confirm-page.tsx'
import { outcomeOf, noStoreLoader } from './outcome-of.ts'

const tokenOf = (request: Request): string => new URL(request.url).searchParams.get('token') ?? ''

/** Without a token from an email there is nothing to confirm, so the visitor is redirected to request one. */
export function loader({ request }: LoaderFunctionArgs) {
  if (tokenOf(request) === '') throw replace(href(storeOf(request), '/customer/anonymization'))
  return noStoreLoader(null)
}

/** Confirms the request to delete personal data. */
export async function action({ request }: ActionFunctionArgs) {
  const input = { token: tokenOf(request) }
  return outcomeOf(request, { errors: {}, values: {} }, () => mutate(ConfirmAnonymizationDocument, { input }, request))
}

/** The page that confirms the deletion of personal data. */
export function Component() {
  const t = useT()
  return (
    <ConfirmPage
      title={t('consent.approve.title')}
      text={t('consent.approve.text')}
      submit={t('consent.approve.submit')}
      done={t('consent.approve.done')}
      doneText={t('consent.approve.doneText')}
      again={href(useStore(), '/customer/anonymization')}
      outcome={useActionData<FormOutcome>()}
    />
  )
}
