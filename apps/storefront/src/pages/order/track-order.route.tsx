import { data, useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { failureText } from '#src/platform/forms/failure-text.ts'
import { mutate, query } from '#src/platform/graphql/client.ts'
import {
  ConfirmCancelDocument,
  RequestCancelDocument,
  TrackOrderDocument,
} from '#src/platform/graphql/documents.gen.ts'
import { GraphqlFailure } from '#src/platform/graphql/graphql-failure.ts'
import { translatorOf } from '#src/platform/i18n/messages.ts'
import { storeOf } from '#src/platform/i18n/store-view.ts'
import { notFound } from '#src/domains/cms/not-found.ts'
import type { CancelOutcome } from '#src/domains/order/cancel-order.tsx'
import { TrackedOrderPage } from './tracked-order-page.tsx'

const privately = { headers: { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' } }

/** Loads an order by a token that only its buyer has; a 404 for an unknown token. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const token = params['token'] ?? ''
  try {
    const { guestOrderByToken, storeConfig } = await query(TrackOrderDocument, { token }, request, {
      policy: 'network-only',
    })
    const reasons = (storeConfig?.order_cancellation_reasons ?? []).flatMap((reason) => reason?.description ?? [])
    const cancelKey = new URL(request.url).searchParams.get('cancel')
    return data({ order: guestOrderByToken, reasons, cancelKey }, privately)
  } catch (error) {
    if (error instanceof GraphqlFailure && error.refusals.length > 0) return notFound(request)
    throw error
  }
}

/** Requests the cancellation of the order, or confirms it with the key from the email. */
export async function action({ request, params }: ActionFunctionArgs): Promise<CancelOutcome> {
  const form = await request.formData()
  const textOf = (name: string): string => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  try {
    if (textOf('key') !== '') {
      const response = await mutate(ConfirmCancelDocument, { orderId: textOf('order'), key: textOf('key') }, request)
      return response.confirmCancelOrder?.errorV2 ? { state: 'refused' } : { state: 'canceled' }
    }
    const input = { token: params['token'] ?? '', reason: textOf('reason') }
    const response = await mutate(RequestCancelDocument, input, request)
    return response.requestGuestOrderCancel?.errorV2 ? { state: 'refused' } : { state: 'asked' }
  } catch (error) {
    if (error instanceof GraphqlFailure)
      return { state: 'failed', message: failureText(translatorOf(storeOf(request).locale), error) }
    throw error
  }
}

/** A guest's order and its status. */
export function Component() {
  const { order, reasons, cancelKey } = useLoaderData<typeof loader>()
  const outcome = useActionData<CancelOutcome>()
  return <TrackedOrderPage order={order} reasons={reasons} cancelKey={cancelKey} outcome={outcome} />
}
