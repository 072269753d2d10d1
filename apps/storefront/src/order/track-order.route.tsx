import { data, useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { failureText } from '#src/forms/failure-text.ts'
import { mutate, query } from '#src/graphql/client.ts'
import { ConfirmCancelDocument, RequestCancelDocument, TrackOrderDocument } from '#src/graphql/documents.gen.ts'
import { GraphqlFailure } from '#src/graphql/graphql-failure.ts'
import { translatorOf } from '#src/i18n/messages.ts'
import { storeOf } from '#src/i18n/store-view.ts'
import { notFound } from '#src/url/not-found.ts'
import type { CancelOutcome } from './cancel-order.tsx'
import { TrackedOrderPage } from './tracked-order-page.tsx'

const privately = { headers: { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' } }

/** The order of a link that only its buyer has; whoever guesses finds nothing. */
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
    if (error instanceof GraphqlFailure && error.messages.length > 0) return notFound(request)
    throw error
  }
}

/** Asks for the cancellation, or confirms it by the key of the letter. */
export async function action({ request, params }: ActionFunctionArgs): Promise<CancelOutcome> {
  const form = await request.formData()
  const textOf = (name: string): string => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  try {
    if (textOf('key') !== '') {
      const answer = await mutate(ConfirmCancelDocument, { orderId: textOf('order'), key: textOf('key') }, request)
      return answer.confirmCancelOrder?.errorV2 ? { state: 'refused' } : { state: 'canceled' }
    }
    const asked = { token: params['token'] ?? '', reason: textOf('reason') }
    const answer = await mutate(RequestCancelDocument, asked, request)
    return answer.requestGuestOrderCancel?.errorV2 ? { state: 'refused' } : { state: 'asked' }
  } catch (error) {
    if (error instanceof GraphqlFailure)
      return { state: 'failed', message: failureText(translatorOf(storeOf(request).locale), error) }
    throw error
  }
}

/** A guest's order and how far it has come. */
export function Component() {
  const { order, reasons, cancelKey } = useLoaderData<typeof loader>()
  const outcome = useActionData<CancelOutcome>()
  return <TrackedOrderPage order={order} reasons={reasons} cancelKey={cancelKey} outcome={outcome} />
}
