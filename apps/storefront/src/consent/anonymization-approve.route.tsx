import { replace, useActionData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import type { FormOutcome } from '#src/forms/form-outcome.ts'
import { ConfirmAnonymizationDocument } from '#src/graphql/documents.gen.ts'
import { mutate } from '#src/graphql/client.ts'
import { useStore, useT } from '#src/i18n/store-context.tsx'
import { href, storeOf } from '#src/i18n/store-view.ts'
import { ConfirmPage } from './confirm-page.tsx'
import { outcomeOf, secretPage } from './outcome-of.ts'

const tokenOf = (request: Request): string => new URL(request.url).searchParams.get('token') ?? ''

/** Without the token of a letter there is nothing to confirm: a link can be asked for. */
export function loader({ request }: LoaderFunctionArgs) {
  if (tokenOf(request) === '') throw replace(href(storeOf(request), '/customer/anonymization'))
  return secretPage(null)
}

/** Takes the wish. */
export async function action({ request }: ActionFunctionArgs) {
  const input = { token: tokenOf(request) }
  return outcomeOf(request, { errors: {}, values: {} }, () => mutate(ConfirmAnonymizationDocument, { input }, request))
}

/** Confirm that personal data is to be deleted. */
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
