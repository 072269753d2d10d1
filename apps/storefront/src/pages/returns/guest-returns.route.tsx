import { data, replace, useActionData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { checkEmail, checkOrderNumber, normalizeEmail, requireValue } from '@bocian/rules/validators.ts'
import { hasFieldErrors, readForm, type FormOutcome } from '#src/platform/forms/form-outcome.ts'
import { failureText } from '#src/platform/forms/failure-text.ts'
import { GuestReturnOrderDocument, type OrderReceiptFragment } from '#src/platform/graphql/documents.gen.ts'
import { query } from '#src/platform/graphql/client.ts'
import { GraphqlFailure } from '#src/platform/graphql/graphql-failure.ts'
import { translatorOf } from '#src/platform/i18n/messages.ts'
import { href, storeOf } from '#src/platform/i18n/store-view.ts'
import { notFound } from '#src/domains/cms/not-found.ts'
import { GuestReturnsPage } from './guest-returns-page.tsx'

const guestViews = ['login', 'list', 'new', 'detail', 'done']

type Found = { readonly order: OrderReceiptFragment }

const checks = {
  number: checkOrderNumber,
  email: (value: string) => requireValue(value) ?? checkEmail(value),
  lastname: requireValue,
}

/** Redirects to the form for all views that need a known order; an unknown view is a 404. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<null> {
  const view = guestViewOf(params['view'])
  if (view === undefined) return notFound(request)
  if (view === 'needs-login') throw replace(href(storeOf(request), '/returns/guest/login'))
  return null
}

/** Finds the order by details that only its buyer knows. */
export async function action({ request }: ActionFunctionArgs) {
  const outcome = readForm(await request.formData(), checks)
  if (hasFieldErrors(outcome)) return data<FormOutcome>(outcome, { status: 422 })
  const { number = '', email = '', lastname = '' } = outcome.values
  try {
    const variables = { number, email: normalizeEmail(email), lastname }
    const { guestOrder } = await query(GuestReturnOrderDocument, variables, request, { policy: 'network-only' })
    return data<Found>({ order: guestOrder })
  } catch (error) {
    if (!(error instanceof GraphqlFailure)) throw error
    const refusal = failureText(translatorOf(storeOf(request).locale), error)
    return data<FormOutcome>({ ...outcome, refusal }, { status: 422 })
  }
}

/** The guest returns page. */
export function Component() {
  const result = useActionData<Found | FormOutcome>()
  const isFound = result !== undefined && 'order' in result
  return <GuestReturnsPage order={isFound ? result.order : undefined} outcome={isFound ? undefined : result} />
}

/** Whether the view with this name is the login form or requires it first; undefined for an unknown name. */
export function guestViewOf(name: string | undefined): 'login' | 'needs-login' | undefined {
  const view = guestViews.find((known) => known === name)
  if (view === undefined) return undefined
  return view === 'login' ? 'login' : 'needs-login'
}
