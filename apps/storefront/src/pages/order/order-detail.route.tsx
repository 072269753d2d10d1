import { data, useActionData, useParams, type ActionFunctionArgs } from 'react-router'
import { AccountFrame } from '#src/shell/account/account-frame.tsx'
import { AccountSkeleton } from '#src/shell/account/account-skeleton.tsx'
import { OrderReturns } from '#src/domains/returns/order-returns.tsx'
import { guarded } from '#src/shell/account/guard.ts'
import { useGuardedData } from '#src/shell/account/use-guarded-data.ts'
import {
  AddressFormRulesDocument,
  CustomerOrderDocument,
  type AddressRulesFragment,
  type TrackedOrderFragment,
} from '#src/platform/graphql/documents.gen.ts'
import { query } from '#src/platform/graphql/client.ts'
import { translatorOf } from '#src/platform/i18n/messages.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href, storeOf } from '#src/platform/i18n/store-view.ts'
import { notFound } from '#src/domains/cms/not-found.ts'
import type { FormOutcome } from '#src/domains/customer/form-outcome.ts'
import { CancelOwnOrder } from '#src/domains/order/cancel-own-order.tsx'
import { submitOrderAddress } from '#src/domains/order/change-order-address.ts'
import { OrderProgress } from '#src/domains/order/order-progress.tsx'
import { PickupNote } from '#src/domains/order/pickup-note.tsx'
import { OrderFormPanel, orderFormOf, type OrderForm } from './order-form.tsx'

type Shown = {
  readonly order: TrackedOrderFragment
  readonly reasons: readonly string[]
  readonly form: OrderForm
  readonly settings: AddressRulesFragment | null
}

/** Loads one of the customer's own orders; any other number is a 404. */
export const loader = guarded(
  async ({ request, params }): Promise<Shown> => {
    const number = params['number'] ?? ''
    const form = orderFormOf(request)
    const [{ customer, storeConfig }, settings] = await Promise.all([
      query(CustomerOrderDocument, { number }, request, { policy: 'network-only' }),
      form === 'address' ? query(AddressFormRulesDocument, {}, request) : null,
    ])
    const order = customer?.orders?.items[0] ?? (await notFound(request))
    const reasons = (storeConfig?.order_cancellation_reasons ?? []).flatMap((reason) => reason?.description ?? [])
    return { order, reasons, form, settings }
  },
  ({ number = '' }) => /^[\w-]{1,40}$/.test(number),
)

/** Changes the delivery address. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData()
  const token = form.get('token')
  const settings = await query(AddressFormRulesDocument, {}, request)
  const order = { token: typeof token === 'string' ? token : '', settings }
  const outcome = await submitOrderAddress(translatorOf(storeOf(request).locale), form, order, request)
  return data<FormOutcome>(outcome, { status: outcome.isDone ? 200 : 422 })
}

/** The page of an order. */
export function Component() {
  const t = useT()
  const store = useStore()
  const { number = '' } = useParams()
  const shown = useGuardedData<Shown>()
  const outcome = useActionData<FormOutcome>()
  return (
    <AccountFrame title={t('customer.orders.number', { number })}>
      {shown ? (
        <OrderProgress order={shown.order}>
          <OrderReturns returns={shown.order.returns} to={(one) => href(store, `/returns/rma/detail?return=${one}`)} />
          <PickupNote order={shown.order} />
          <OrderFormPanel
            key={shown.form}
            {...shown}
            address={outcome}
            cancel={
              <CancelOwnOrder
                orderId={shown.order.id}
                reasons={shown.reasons}
                isAllowed={shown.order.allowed_actions.includes('CANCEL')}
              />
            }
          />
        </OrderProgress>
      ) : (
        <AccountSkeleton />
      )}
    </AccountFrame>
  )
}
