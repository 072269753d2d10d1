import {
  data,
  redirect,
  useActionData,
  useLocation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router'
import { AccountFrame } from '#src/shell/account/account-frame.tsx'
import { AccountSkeleton } from '#src/shell/account/account-skeleton.tsx'
import { guarded } from '#src/shell/account/guard.ts'
import { useGuardedData } from '#src/shell/account/use-guarded-data.ts'
import { notFound } from '#src/domains/cms/not-found.ts'
import { hasFieldErrors } from '#src/platform/forms/form-outcome.ts'
import { mutate, query } from '#src/platform/graphql/client.ts'
import {
  OrdersToReturnDocument,
  OwnExchangeableOrderDocument,
  OwnReturnableOrderDocument,
  OwnReturnDocument,
  OwnReturnsDocument,
  RequestExchangeDocument,
  RequestReturnDocument,
  type ExchangeableOrderFragment,
  type OrdersToReturnQuery,
  type OwnReturnsQuery,
  type ReturnableOrderFragment,
  type ReturnDetailFragment,
} from '#src/platform/graphql/documents.gen.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href, storeOf } from '#src/platform/i18n/store-view.ts'
import { changeReturn, tryRequest, type ReturnOutcome } from './change-return.ts'
import { ChooseSize } from './choose-size.tsx'
import { readExchangeForm } from './exchange-form.ts'
import { NewReturn } from './new-return.tsx'
import { OwnReturns } from './own-returns.tsx'
import { OrdersToReturn } from './orders-to-return.tsx'
import { ReturnDetail } from './return-detail.tsx'
import { ReturnDone } from './return-done.tsx'
import { readReturnForm } from './return-form.ts'
import { numberText } from '#src/domains/returns/return-status.ts'
import { orderOfReturn, requireReturns, returnViewOf } from './return-views.ts'

type Loaded =
  | { readonly view: 'list'; readonly returns: OwnReturnsQuery }
  | { readonly view: 'choose'; readonly orders: OrdersToReturnQuery }
  | { readonly view: 'new'; readonly order: ReturnableOrderFragment }
  | { readonly view: 'exchange'; readonly order: ExchangeableOrderFragment }
  | { readonly view: 'detail' | 'done'; readonly shown: ReturnDetailFragment }

const fresh = { policy: 'network-only' } as const

const load = guarded(
  async ({ request, params }): Promise<Loaded> => {
    const { searchParams } = new URL(request.url)
    const view = returnViewOf(params['view'])
    if (view === 'list') return { view, returns: await query(OwnReturnsDocument, {}, request, fresh) }
    if (view === 'new') {
      const number = searchParams.get('order')
      if (number === null) return { view: 'choose', orders: await query(OrdersToReturnDocument, {}, request, fresh) }
      return { view, order: await returnableOrder(request, number) }
    }
    if (view === 'exchange') return { view, order: await exchangeableOrder(request, searchParams.get('order') ?? '') }
    const number = searchParams.get('return') ?? ''
    const { customer } = await query(OwnReturnDocument, { order: orderOfReturn(number) }, request, fresh)
    const shown = customer?.orders?.items[0]?.returns?.items?.find((one) => one?.number === number)
    return { view: view ?? 'detail', shown: shown ?? (await notFound(request)) }
  },
  ({ view }) => returnViewOf(view) !== undefined,
)

/** Loads a view of the customer's returns. It is a 404 if it is unknown, or if the store view has no returns. */
export async function loader(args: LoaderFunctionArgs) {
  if (returnViewOf(args.params['view'])) await requireReturns(args.request)
  return load(args)
}

async function returnableOrder(request: Request, number: string): Promise<ReturnableOrderFragment> {
  const { customer } = await query(OwnReturnableOrderDocument, { order: number }, request, fresh)
  return customer?.orders?.items[0] ?? notFound(request)
}

async function exchangeableOrder(request: Request, number: string): Promise<ExchangeableOrderFragment> {
  const { customer } = await query(OwnExchangeableOrderDocument, { order: number }, request, fresh)
  return customer?.orders?.items[0] ?? notFound(request)
}

/** Requests a return or an exchange, or changes the shown one. */
export async function action({ request, params }: ActionFunctionArgs) {
  const form = await request.formData()
  if (params['view'] === 'exchange') return exchange(request, form)
  if (params['view'] !== 'new') {
    const outcome = await changeReturn(request, form, null)
    return data<ReturnOutcome>(outcome, { status: outcome.isDone ? 200 : 422 })
  }
  const { outcome, order, request: wanted } = readReturnForm(form)
  const read: ReturnOutcome = { ...outcome, intent: 'new' }
  if (hasFieldErrors(read)) return data<ReturnOutcome>(read, { status: 422 })
  const done = await tryRequest<ReturnOutcome, Response>(request, read, async () => {
    const { requestReturn } = await mutate(RequestReturnDocument, { input: { ...wanted, order_uid: order } }, request)
    return redirect(href(storeOf(request), `/returns/rma/done?return=${requestReturn?.return?.number ?? ''}`))
  })
  return done instanceof Response ? done : data<ReturnOutcome>(done, { status: 422 })
}

async function exchange(request: Request, form: FormData) {
  const { outcome, order, request: wanted } = readExchangeForm(form)
  const read: ReturnOutcome = { ...outcome, intent: 'exchange' }
  if (hasFieldErrors(read)) return data<ReturnOutcome>(read, { status: 422 })
  const done = await tryRequest<ReturnOutcome, Response>(request, read, async () => {
    const { requestExchange } = await mutate(
      RequestExchangeDocument,
      { input: { ...wanted, order_uid: order } },
      request,
    )
    return redirect(href(storeOf(request), `/returns/rma/done?return=${requestExchange?.return?.number ?? ''}`))
  })
  return done instanceof Response ? done : data<ReturnOutcome>(done, { status: 422 })
}

/** The customer's returns: the list, a new one, one in detail, and the confirmation of a request. */
export function Component() {
  const t = useT()
  const store = useStore()
  const loaded = useGuardedData<Loaded>()
  const outcome = useActionData<ReturnOutcome>()
  const { search } = useLocation()
  const to = (number: string) => href(store, `/returns/rma/detail?return=${number}`)
  return (
    <AccountFrame title={titleOf(t, loaded)}>
      {!loaded ? (
        <AccountSkeleton />
      ) : loaded.view === 'list' ? (
        <OwnReturns returns={loaded.returns} to={to} />
      ) : loaded.view === 'choose' ? (
        <OrdersToReturn orders={loaded.orders} />
      ) : loaded.view === 'new' ? (
        <NewReturn
          key={search}
          order={loaded.order}
          outcome={outcome}
          toExchange={href(store, `/returns/rma/exchange?order=${loaded.order.number}`)}
        />
      ) : loaded.view === 'exchange' ? (
        <ChooseSize
          order={loaded.order}
          outcome={outcome}
          intro={t('exchange.intro')}
          toReturn={href(store, `/returns/rma/new?order=${loaded.order.number}`)}
        />
      ) : loaded.view === 'done' ? (
        <ReturnDone shown={loaded.shown} detail={to(loaded.shown.number)} list={href(store, '/returns/rma/list')} />
      ) : (
        <ReturnDetail shown={loaded.shown} outcome={outcome} />
      )}
    </AccountFrame>
  )
}

function titleOf(t: ReturnType<typeof useT>, loaded: Loaded | null): string {
  if (loaded?.view === 'detail') return numberText(t, loaded.shown)
  if (loaded?.view === 'exchange') return t('exchange.title')
  return t(loaded?.view === 'choose' || loaded?.view === 'new' ? 'customer.returns.new' : 'customer.returns.title')
}
