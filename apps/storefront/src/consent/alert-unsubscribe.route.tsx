import {
  useActionData,
  useLoaderData,
  useLocation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router'
import type { FormOutcome } from '#src/forms/form-outcome.ts'
import { EndProductAlertDocument, RequestAlertLinkDocument } from '#src/graphql/documents.gen.ts'
import { mutate } from '#src/graphql/client.ts'
import { refused } from '#src/graphql/graphql-failure.ts'
import { useT } from '#src/i18n/store-context.tsx'
import { notFound } from '#src/url/not-found.ts'
import { readAlertLink, type AlertLink } from './alert-link.ts'
import { ConfirmPage } from './confirm-page.tsx'
import { outcomeOf, secretPage } from './outcome-of.ts'

/** Opening the link changes nothing: scanners of mail open links too. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const link = readAlertLink(params, new URL(request.url))
  if (!link) return notFound(request)
  return secretPage({ email: link.email, hasCode: Boolean(link.code), isOne: Boolean(link.productUid) })
}

/** Ends the alerts with the code of a mailed link, else has such a link mailed. */
export async function action({ request, params }: ActionFunctionArgs) {
  const link = readAlertLink(params, new URL(request.url))
  if (!link) return notFound(request)
  const { type, email, productUid, code } = link
  return outcomeOf(request, { errors: {}, values: {} }, () =>
    code
      ? endAlerts(request, link, code)
      : mutate(RequestAlertLinkDocument, { input: { type, email, product_uid: productUid ?? null } }, request),
  )
}

/** Answers what else there is to say of the alert that was ended. */
async function endAlerts(request: Request, { type, email, productUid }: AlertLink, token: string) {
  const { unsubscribeFromProductAlert: came } = await mutate(
    EndProductAlertDocument,
    { type, email, productUid: productUid ?? null, token },
    request,
  )
  if (!came?.success) throw refused(came?.message ?? undefined)
  return came.message
}

/** Unsubscribe from product alerts. */
export function Component() {
  const t = useT()
  const { email, hasCode, isOne } = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  const outcome = useActionData<FormOutcome>()
  const kind = hasCode ? (isOne ? 'one' : 'all') : 'link'
  return (
    <ConfirmPage
      title={t('consent.alert.title')}
      text={t(`consent.alert.${kind}`, { email })}
      submit={t(hasCode ? 'consent.alert.submit' : 'consent.sendLink')}
      done={t(hasCode ? 'consent.alert.done' : 'consent.linkSent')}
      doneText={hasCode ? outcome?.note : t('consent.linkSentText', { email })}
      again={hasCode ? pathname : undefined}
      outcome={outcome}
    />
  )
}
