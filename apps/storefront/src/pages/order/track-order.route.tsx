import type { ComponentProps } from 'react'
import { data, useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { failureText } from '#src/platform/forms/failure-text.ts'
import { mutate, query } from '#src/platform/graphql/client.ts'
import {
  AddressFormRulesDocument,
  ConfirmCancelDocument,
  RequestCancelDocument,
  TrackOrderDocument,
} from '#src/platform/graphql/documents.gen.ts'
import { GraphqlFailure, hasCode } from '#src/platform/graphql/graphql-failure.ts'
import { translatorOf } from '#src/platform/i18n/messages.ts'
import { storeOf } from '#src/platform/i18n/store-view.ts'
import { AccountSkeleton } from '#src/shell/account/account-skeleton.tsx'
import { notFound } from '#src/domains/cms/not-found.ts'
import { useReloadInBrowser } from '#src/domains/customer/use-reload-in-browser.ts'
import { hasSessionCookie } from '#src/domains/session/token/session-cookie.ts'
import { readToken } from '#src/domains/session/token/session-token.ts'
import type { FormOutcome } from '#src/domains/customer/form-outcome.ts'
import type { CancelOutcome } from '#src/domains/order/cancel-order.tsx'
import { submitOrderAddress } from '#src/domains/order/change-order-address.ts'
import { MissingOrder } from './missing-order.tsx'
import { orderFormOf } from './order-form.tsx'
import { TrackedOrderPage } from './tracked-order-page.tsx'

const privately = { headers: { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' } }

type Shown = Omit<ComponentProps<typeof TrackedOrderPage>, keyof Outcome>
/** Without an order: null if the browser has to load it, in which its customer is signed in; else why there is none. */
type Loaded = Shown | { readonly isMissing: true } | null
type Outcome = { readonly cancel?: CancelOutcome; readonly address?: FormOutcome }

/**
 * Loads an order by a token that only its buyer has; a 404 for an unknown token. The order of an account is loaded by the browser, in
 * which its customer is signed in; everybody else gets the same page as for an unknown token.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const token = params['token'] ?? ''
  try {
    const cancelKey = new URL(request.url).searchParams.get('cancel')
    const form = cancelKey === null ? orderFormOf(request) : 'cancel'
    const [{ guestOrderByToken, storeConfig }, settings] = await Promise.all([
      query(TrackOrderDocument, { token }, request, { policy: 'network-only' }),
      form === 'address' ? query(AddressFormRulesDocument, {}, request) : null,
    ])
    const reasons = (storeConfig?.order_cancellation_reasons ?? []).flatMap((reason) => reason?.description ?? [])
    return data<Loaded>({ order: guestOrderByToken, reasons, cancelKey, form, settings }, privately)
  } catch (error) {
    if (hasCode(error, 'ORDER_NOT_FOUND')) return missingOrder(request)
    if (error instanceof GraphqlFailure && error.refusals.length > 0) return notFound(request)
    throw error
  }
}

function missingOrder(request: Request) {
  const isSignedIn = import.meta.env.SSR ? hasSessionCookie(request) : readToken(storeOf(request)) !== undefined
  if (!isSignedIn) return data<Loaded>({ isMissing: true }, { ...privately, status: 404 })
  return import.meta.env.SSR ? data<Loaded>(null, privately) : notFound(request)
}

/** Changes the delivery address, requests the cancellation of the order, or confirms it with the key from the email. */
export async function action({ request, params }: ActionFunctionArgs) {
  const form = await request.formData()
  const token = params['token'] ?? ''
  if (form.get('intent') !== 'address') return data<Outcome>({ cancel: await cancel(form, token, request) })
  const settings = await query(AddressFormRulesDocument, {}, request)
  const address = await submitOrderAddress(translatorOf(storeOf(request).locale), form, { token, settings }, request)
  return data<Outcome>({ address }, { status: address.isDone ? 200 : 422 })
}

async function cancel(form: FormData, token: string, request: Request): Promise<CancelOutcome> {
  const textOf = (name: string): string => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  try {
    if (textOf('key') !== '') {
      const response = await mutate(ConfirmCancelDocument, { orderId: textOf('order'), key: textOf('key') }, request)
      return response.confirmCancelOrder?.errorV2 ? { state: 'refused' } : { state: 'canceled' }
    }
    const response = await mutate(RequestCancelDocument, { token, reason: textOf('reason') }, request)
    return response.requestGuestOrderCancel?.errorV2 ? { state: 'refused' } : { state: 'asked' }
  } catch (error) {
    if (error instanceof GraphqlFailure)
      return { state: 'failed', message: failureText(translatorOf(storeOf(request).locale), error) }
    throw error
  }
}

/** A guest's order and its status. */
export function Component() {
  const shown = useLoaderData<Loaded>()
  const outcome = useActionData<Outcome>()
  useReloadInBrowser(shown === null)
  if (shown === null) return <AccountSkeleton />
  if ('isMissing' in shown) return <MissingOrder />
  return <TrackedOrderPage {...shown} cancel={outcome?.cancel} address={outcome?.address} />
}
