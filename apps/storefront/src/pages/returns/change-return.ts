import { checkMaximumLength, requireValue } from '@bocian/rules/validators.ts'
import { failureText } from '#src/platform/forms/failure-text.ts'
import { hasFieldErrors, readForm, type FormOutcome } from '#src/platform/forms/form-outcome.ts'
import { mutate } from '#src/platform/graphql/client.ts'
import {
  AddReturnCommentDocument,
  AddReturnTrackingDocument,
  CancelExchangeDocument,
  RemoveReturnTrackingDocument,
} from '#src/platform/graphql/documents.gen.ts'
import { GraphqlFailure } from '#src/platform/graphql/graphql-failure.ts'
import { translatorOf } from '#src/platform/i18n/messages.ts'
import { storeOf } from '#src/platform/i18n/store-view.ts'
import { leaveIfSignedOut } from '#src/shell/account/guard.ts'

/** The outcome of one of the page's forms. */
export type ReturnOutcome = FormOutcome & { readonly intent: string }

const textChecks = {
  uid: requireValue,
  text: (value: string) => requireValue(value) ?? checkMaximumLength(value, 2_000),
}
const trackingChecks = {
  uid: requireValue,
  carrier: requireValue,
  number: (value: string) => requireValue(value) ?? checkMaximumLength(value, 64),
}

/** Adds a comment or a tracking number to a return, removes one, or cancels an exchange. The token is that of a guest's order. */
export async function changeReturn(request: Request, form: FormData, token: string | null): Promise<ReturnOutcome> {
  const intent = String(form.get('intent'))
  const checks = intent === 'comment' ? textChecks : intent === 'track' ? trackingChecks : { uid: requireValue }
  const outcome = { ...readForm(form, checks), intent }
  if (hasFieldErrors(outcome)) return outcome
  const { uid = '', text = '', carrier = '', number = '' } = outcome.values
  return tryRequest(request, outcome, async () => {
    if (intent === 'comment') await mutate(AddReturnCommentDocument, { uid, text, token }, request)
    else if (intent === 'track') await mutate(AddReturnTrackingDocument, { uid, carrier, number, token }, request)
    else if (intent === 'cancelExchange') await mutate(CancelExchangeDocument, { uid, token }, request)
    else await mutate(RemoveReturnTrackingDocument, { uid, token }, request)
    return { errors: {}, values: {}, isDone: true, intent }
  })
}

/** Runs the request; a refusal or a lost connection keeps what was entered and says why. */
export async function tryRequest<Outcome extends FormOutcome, Result>(
  request: Request,
  outcome: Outcome,
  run: () => Promise<Result>,
): Promise<Result | Outcome> {
  try {
    return await run()
  } catch (error) {
    await leaveIfSignedOut(error, request)
    if (!(error instanceof GraphqlFailure)) throw error
    return { ...outcome, refusal: failureText(translatorOf(storeOf(request).locale), error) }
  }
}
