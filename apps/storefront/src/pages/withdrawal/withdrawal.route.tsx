import { data, useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { notFound } from '#src/domains/cms/not-found.ts'
import { useReloadInBrowser } from '#src/domains/customer/use-reload-in-browser.ts'
import { failureText } from '#src/platform/forms/failure-text.ts'
import { hasFieldErrors } from '#src/platform/forms/form-outcome.ts'
import { mutate, query } from '#src/platform/graphql/client.ts'
import {
  CheckWithdrawalDocument,
  DeclareWithdrawalDocument,
  WithdrawalPageDocument,
} from '#src/platform/graphql/documents.gen.ts'
import { GraphqlFailure } from '#src/platform/graphql/graphql-failure.ts'
import { translatorOf } from '#src/platform/i18n/messages.ts'
import { storeOf } from '#src/platform/i18n/store-view.ts'
import { loadPrefill, type Prefill } from './load-prefill.ts'
import { inputOf, readWithdrawal } from './read-withdrawal.ts'
import { WithdrawalPage, type WithdrawalResult } from './withdrawal-page.tsx'

const privately = { headers: { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' } }

/** Loads what is known about the visitor and the order. A 404 where the store has disabled the function. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { storeConfig } = await query(WithdrawalPageDocument, {}, request)
  if (!storeConfig?.withdrawal_enabled) await notFound(request)
  return data(await loadPrefill(request, params['token']), privately)
}

/** What is known about the visitor does not change when a form is posted. */
export const shouldRevalidate = ({
  formMethod,
  defaultShouldRevalidate,
}: {
  formMethod?: string
  defaultShouldRevalidate: boolean
}): boolean => formMethod === undefined && defaultShouldRevalidate

/** Shows the wording of the declaration, or declares it once it is confirmed. */
export async function action({ request, params }: ActionFunctionArgs) {
  const form = await request.formData()
  const step = form.get('step')
  const outcome = readWithdrawal(form)
  if (step === 'change') return data<WithdrawalResult>({ step: 'form', outcome: { ...outcome, errors: {} } })
  if (hasFieldErrors(outcome)) return data<WithdrawalResult>({ step: 'form', outcome }, { status: 422 })
  const input = inputOf(outcome, params['token'])
  const wording = String(form.get('wording') ?? '')
  try {
    if (step === 'confirm') {
      const { declareWithdrawal } = await mutate(DeclareWithdrawalDocument, { input }, request)
      return data<WithdrawalResult>({ step: 'done', receipt: declareWithdrawal })
    }
    const checked = await query(CheckWithdrawalDocument, { input }, request, { policy: 'network-only' })
    return data<WithdrawalResult>({ step: 'check', outcome, wording: checked.withdrawalDeclaration.wording })
  } catch (error) {
    if (!(error instanceof GraphqlFailure)) throw error
    const refused = { ...outcome, refusal: failureText(translatorOf(storeOf(request).locale), error) }
    const result =
      step === 'confirm'
        ? { step: 'check' as const, outcome: refused, wording }
        : { step: 'form' as const, outcome: refused }
    return data<WithdrawalResult>(result, { status: 422 })
  }
}

/** The withdrawal function. */
export function Component() {
  const prefill = useLoaderData<Prefill>()
  const result = useActionData<WithdrawalResult>()
  useReloadInBrowser(prefill.kind === 'unknown')
  return <WithdrawalPage prefill={prefill} result={result} />
}
