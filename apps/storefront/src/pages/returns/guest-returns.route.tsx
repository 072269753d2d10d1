import {
  data,
  redirect,
  replace,
  useActionData,
  useLoaderData,
  useLocation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router'
import { notFound } from '#src/domains/cms/not-found.ts'
import { failureText } from '#src/platform/forms/failure-text.ts'
import { checkEmail, checkOrderNumber, normalizeEmail, requireValue } from '@bocian/rules/validators.ts'
import { hasFieldErrors, readForm } from '#src/platform/forms/form-outcome.ts'
import { mutate, query } from '#src/platform/graphql/client.ts'
import {
  ConfirmReturnDocument,
  FindOrderToReturnDocument,
  GuestExchangeableOrderDocument,
  GuestReturnableOrderDocument,
  GuestReturnDocument,
  GuestReturnsDocument,
  RequestGuestExchangeDocument,
  RequestGuestReturnDocument,
} from '#src/platform/graphql/documents.gen.ts'
import { GraphqlFailure } from '#src/platform/graphql/graphql-failure.ts'
import { translatorOf } from '#src/platform/i18n/messages.ts'
import { storeOf } from '#src/platform/i18n/store-view.ts'
import { changeReturn, tryRequest, type ReturnOutcome } from './change-return.ts'
import { readExchangeForm } from './exchange-form.ts'
import { GuestReturnsPage, type GuestView } from './guest-returns-page.tsx'
import { guestPath, type ReturnView } from '#src/domains/returns/guest-path.ts'
import { readReturnForm } from './return-form.ts'
import { requireReturns, returnViewOf } from './return-views.ts'

const privately = { headers: { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' } }
const fresh = { policy: 'network-only' } as const

const loginChecks = {
  number: checkOrderNumber,
  email: (value: string) => requireValue(value) ?? checkEmail(value),
  lastname: requireValue,
}

/** The view with this name: those of returns, and the form that finds the order; undefined for an unknown name (AMB-33). */
export const guestViewOf = (name: string | undefined): ReturnView | 'login' | undefined =>
  name === 'login' ? name : returnViewOf(name)

/** Loads a view of a guest order's returns. Without the token of an order, redirects to the form that finds it. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const view = guestViewOf(params['view'])
  if (view === undefined) return notFound(request)
  await requireReturns(request)
  if (view === 'login') return data<GuestView>({ view }, privately)
  const token = tokenOf(request)
  if (token === '') throw replace(guestPath(storeOf(request), 'login'))
  try {
    return data<GuestView>(await loadView(request, view, token), privately)
  } catch (error) {
    if (error instanceof GraphqlFailure && error.refusals.length > 0)
      throw replace(guestPath(storeOf(request), 'login'))
    throw error
  }
}

const tokenOf = (request: Request): string => new URL(request.url).searchParams.get('order') ?? ''

async function loadView(request: Request, view: ReturnView, token: string): Promise<GuestView> {
  if (view === 'list') {
    const { guestOrderByToken } = await query(GuestReturnsDocument, { token }, request, fresh)
    const isExpired = new URL(request.url).searchParams.has('expired')
    return { view, token, order: guestOrderByToken, isExpired }
  }
  if (view === 'new') {
    const { guestOrderByToken } = await query(GuestReturnableOrderDocument, { token }, request, fresh)
    return { view, token, order: guestOrderByToken }
  }
  if (view === 'exchange') {
    const { guestOrderByToken } = await query(GuestExchangeableOrderDocument, { token }, request, fresh)
    return { view, token, order: guestOrderByToken }
  }
  const { searchParams } = new URL(request.url)
  const { guestOrderByToken } = await query(GuestReturnDocument, { token }, request, fresh)
  const number = searchParams.get('return')
  const shown = guestOrderByToken.returns?.items?.find((one) => one?.number === number)
  const key = searchParams.get('confirm')
  // The shop forgets a request that was not confirmed within a day.
  if (!shown && key !== null) throw replace(`${guestPath(storeOf(request), 'list', token)}&expired`)
  const confirmation = { order: guestOrderByToken.id, key }
  return { view, token, confirmation, shown: shown ?? (await notFound(request)) }
}

/** Finds the order, requests or confirms a return, or changes the shown one. */
export async function action({ request, params }: ActionFunctionArgs) {
  const form = await request.formData()
  const view = guestViewOf(params['view'])
  const outcome = await (view === 'login'
    ? findOrder(request, form)
    : view === 'new'
      ? requestReturn(request, form)
      : view === 'exchange'
        ? requestExchange(request, form)
        : form.get('intent') === 'confirm'
          ? confirmReturn(request, form)
          : changeReturn(request, form, tokenOf(request)))
  if (outcome instanceof Response) return outcome
  return data<ReturnOutcome>(outcome, { ...privately, status: outcome.isDone ? 200 : 422 })
}

async function findOrder(request: Request, form: FormData): Promise<ReturnOutcome | Response> {
  const outcome = { ...readForm(form, loginChecks), intent: 'login' }
  if (hasFieldErrors(outcome)) return outcome
  const { number = '', email = '', lastname = '' } = outcome.values
  try {
    const variables = { number, email: normalizeEmail(email), lastname }
    const { guestOrder } = await query(FindOrderToReturnDocument, variables, request, fresh)
    return redirect(guestPath(storeOf(request), 'list', guestOrder.token))
  } catch (error) {
    if (!(error instanceof GraphqlFailure)) throw error
    return { ...outcome, refusal: failureText(translatorOf(storeOf(request).locale), error) }
  }
}

async function requestReturn(request: Request, form: FormData): Promise<ReturnOutcome | Response> {
  const token = tokenOf(request)
  const { outcome, request: wanted } = readReturnForm(form)
  const read: ReturnOutcome = { ...outcome, intent: 'new' }
  if (hasFieldErrors(read)) return read
  return tryRequest<ReturnOutcome, Response>(request, read, async () => {
    const { requestGuestReturn } = await mutate(RequestGuestReturnDocument, { input: { ...wanted, token } }, request)
    return redirect(guestPath(storeOf(request), 'done', token, requestGuestReturn?.return?.number))
  })
}

async function requestExchange(request: Request, form: FormData): Promise<ReturnOutcome | Response> {
  const token = tokenOf(request)
  const { outcome, request: wanted } = readExchangeForm(form)
  const read: ReturnOutcome = { ...outcome, intent: 'exchange' }
  if (hasFieldErrors(read)) return read
  return tryRequest<ReturnOutcome, Response>(request, read, async () => {
    const { requestGuestExchange } = await mutate(
      RequestGuestExchangeDocument,
      { input: { ...wanted, token } },
      request,
    )
    return redirect(guestPath(storeOf(request), 'done', token, requestGuestExchange?.return?.number))
  })
}

async function confirmReturn(request: Request, form: FormData): Promise<ReturnOutcome | Response> {
  const textOf = (name: string): string => String(form.get(name) ?? '')
  const outcome: ReturnOutcome = { errors: {}, values: {}, intent: 'confirm' }
  return tryRequest<ReturnOutcome, Response>(request, outcome, async () => {
    const variables = { order: textOf('order'), key: textOf('key') }
    const { confirmReturn: confirmed } = await mutate(ConfirmReturnDocument, variables, request)
    return redirect(guestPath(storeOf(request), 'done', tokenOf(request), confirmed?.return?.number))
  })
}

/** The returns of a guest's order. */
export function Component() {
  const loaded = useLoaderData<typeof loader>()
  const outcome = useActionData<ReturnOutcome>()
  const { search } = useLocation()
  return <GuestReturnsPage key={`${loaded.view}${search}`} loaded={loaded} outcome={outcome} />
}
