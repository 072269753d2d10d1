import { data, replace, useActionData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { checkEmail, checkOrderNumber, normalizeEmail, requireValue } from '@bocian/rules/validators.ts'
import { hasFieldErrors, readForm, type FormOutcome } from '#src/forms/form-outcome.ts'
import { failureText } from '#src/forms/failure-text.ts'
import { GuestReturnOrderDocument, type OrderReceiptFragment } from '#src/graphql/documents.gen.ts'
import { query } from '#src/graphql/client.ts'
import { GraphqlFailure } from '#src/graphql/graphql-failure.ts'
import { translatorOf } from '#src/i18n/messages.ts'
import { href, storeOf } from '#src/i18n/store-view.ts'
import { notFound } from '#src/url/not-found.ts'
import { GuestReturnsPage } from './guest-returns-page.tsx'
import { guestViewOf } from './guest-view.ts'

type Found = { readonly order: OrderReceiptFragment }

const checks = {
  number: checkOrderNumber,
  email: (value: string) => requireValue(value) ?? checkEmail(value),
  lastname: requireValue,
}

/** An order has to be named before anything of it is shown; a view that nobody knows is not found. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<null> {
  const view = guestViewOf(params['view'])
  if (view === undefined) return notFound(request)
  if (view === 'needs-login') throw replace(href(storeOf(request), '/returns/guest/login'))
  return null
}

/** Finds the order by what only its buyer knows. */
export async function action({ request }: ActionFunctionArgs) {
  const outcome = readForm(await request.formData(), checks)
  if (hasFieldErrors(outcome)) return data<FormOutcome>(outcome, { status: 422 })
  const { number = '', email = '', lastname = '' } = outcome.values
  try {
    const asked = { number, email: normalizeEmail(email), lastname }
    const { guestOrder } = await query(GuestReturnOrderDocument, asked, request, { policy: 'network-only' })
    return data<Found>({ order: guestOrder })
  } catch (error) {
    if (!(error instanceof GraphqlFailure)) throw error
    const refusal = failureText(translatorOf(storeOf(request).locale), error)
    return data<FormOutcome>({ ...outcome, refusal }, { status: 422 })
  }
}

/** Guest returns. */
export function Component() {
  const result = useActionData<Found | FormOutcome>()
  const isFound = result !== undefined && 'order' in result
  return <GuestReturnsPage order={isFound ? result.order : undefined} outcome={isFound ? undefined : result} />
}
