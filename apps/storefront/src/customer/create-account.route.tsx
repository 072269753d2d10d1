import { data, redirect, replace, useActionData, type ActionFunctionArgs } from 'react-router'
import { normalizeEmail } from '@bocian/rules/validators.ts'
import { CreateAccountDocument } from '#src/graphql/documents.gen.ts'
import { mutate } from '#src/graphql/client.ts'
import { storeOf } from '#src/i18n/store-view.ts'
import { doorPath, isCheckoutDoor } from './checkout-door.ts'
import { CreateAccountPage } from './create-account-page.tsx'
import { checkFields, fieldsOf, hasErrors, refusedOutcome, type FormOutcome } from './form-outcome.ts'
import { pathAfterSignIn } from './origin-path.ts'
import { leaveNotice } from './leave-notice.ts'
import { samePassword, wantedEmail, wantedName, wantedPassword } from './sign-in-checks.ts'

const names = ['firstname', 'lastname', 'email', 'password', 'confirmPassword', 'from']

/** Makes the account and signs in with it; without script the shopper is led to the sign-in page. */
export async function action({ request }: ActionFunctionArgs) {
  const store = storeOf(request)
  const { pathname } = new URL(request.url)
  const form = await request.formData()
  const fields = fieldsOf(form, names)
  const { firstname = '', lastname = '', password = '', from } = fields
  const email = normalizeEmail(fields['email'] ?? '')
  const outcome = checkFields(fields, {
    firstname: wantedName,
    lastname: wantedName,
    email: wantedEmail,
    password: wantedPassword,
    confirmPassword: samePassword(password),
  })
  if (hasErrors(outcome)) return import.meta.env.SSR ? data(outcome, { status: 422 }) : outcome
  try {
    const input = { firstname, lastname, email, password, is_subscribed: form.get('newsletter') === 'on' }
    await mutate(CreateAccountDocument, { input }, request)
    if (import.meta.env.SSR) return redirect(`${doorPath(store, pathname, 'sign-in')}?created`, 303)
    const { signIn } = await import('./sign-in.ts')
    const signedIn = await signIn(store, email, password).catch((error: unknown) => refusedOutcome(error, outcome))
    // The shop does not reveal whether the address has an account: its owner gets an email that explains how to sign in.
    if (!('isMerged' in signedIn)) return { ...outcome, isDone: true }
    const { isMerged } = signedIn
    if (!isMerged) await leaveNotice('customer.notice.notMerged')
  } catch (error) {
    const refused = refusedOutcome(error, outcome)
    if (refused.refusal === 'customer.refusal.unconfirmed') return { ...outcome, isDone: true }
    return import.meta.env.SSR ? data(refused, { status: 422 }) : refused
  }
  throw replace(pathAfterSignIn(store, isCheckoutDoor(store, pathname), from))
}

/** Create an account. */
export function Component() {
  return <CreateAccountPage outcome={useActionData<FormOutcome>()} />
}
