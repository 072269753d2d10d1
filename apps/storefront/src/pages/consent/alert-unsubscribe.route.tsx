import {
  useActionData,
  useLoaderData,
  useLocation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router'
import type { FormOutcome } from '#src/platform/forms/form-outcome.ts'
import { EndProductAlertDocument, RequestAlertLinkDocument } from '#src/platform/graphql/documents.gen.ts'
import { mutate } from '#src/platform/graphql/client.ts'
import { reasonOf } from '#src/platform/graphql/error-reason.ts'
import { listedTexts } from '#src/platform/graphql/error-texts.ts'
import { refused } from '#src/platform/graphql/graphql-failure.ts'
import { translatorOf } from '#src/platform/i18n/messages.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { storeOf } from '#src/platform/i18n/store-view.ts'
import { notFound } from '#src/domains/cms/not-found.ts'
import { ConfirmPage } from './confirm-page.tsx'
import { outcomeOf, noStoreLoader } from './outcome-of.ts'
import { checkEmail } from '@bocian/rules/validators.ts'

/** Opening the link changes nothing, because email scanners open links too. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const link = readAlertLink(params, new URL(request.url))
  if (!link) return notFound(request)
  return noStoreLoader({ email: link.email, hasCode: Boolean(link.code), isOne: Boolean(link.productUid) })
}

/** Unsubscribes with the code of an emailed link; without a code emails such a link. */
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

/** Unsubscribes and returns the server's message, if any. */
async function endAlerts(request: Request, { type, email, productUid }: AlertLink, token: string) {
  const { unsubscribeFromProductAlert: result } = await mutate(
    EndProductAlertDocument,
    { type, email, productUid: productUid ?? null, token },
    request,
  )
  const [note] = await listedTexts(translatorOf(storeOf(request).locale), result?.reason ? [result] : [])
  if (!result?.success) throw refused(result?.reason ? reasonOf(result) : undefined)
  return note
}

/** The page that unsubscribes from product alerts. */
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

type AlertLink = {
  readonly type: 'stock' | 'price'
  readonly email: string
  readonly productUid: string | undefined
  /** The code of an emailed link; without it the visitor can only request a new link. */
  readonly code: string | undefined
}

type Params = Readonly<Record<string, string | undefined>>

/** Parses the URL of an unsubscribe link; undefined without a known kind of alert or an email address. */
export function readAlertLink(params: Params, url: URL): AlertLink | undefined {
  const { type, email = '', productUid } = params
  if ((type !== 'stock' && type !== 'price') || checkEmail(email) !== null) return undefined
  return { type, email, productUid, code: url.searchParams.get('code') ?? undefined }
}
