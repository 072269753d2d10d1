import { data, useActionData, type ActionFunctionArgs } from 'react-router'
import { checkDifferent, requireValue } from '@bocian/rules/validators.ts'
import {
  AccountPageDocument,
  ChangeNamesDocument,
  ChangePasswordDocument,
  type AccountPageQuery,
} from '#src/platform/graphql/documents.gen.ts'
import { mutate, query } from '#src/platform/graphql/client.ts'
import { translatorOf } from '#src/platform/i18n/messages.ts'
import { storeOf } from '#src/platform/i18n/store-view.ts'
import { AccountInformationPage } from './account-information-page.tsx'
import {
  checkFields,
  fieldsOf,
  hasErrors,
  refusedOutcome,
  type FormOutcome,
} from '#src/domains/customer/form-outcome.ts'
import { guarded } from './guard.ts'
import { samePassword, wantedName, wantedPassword } from '#src/domains/session/sign-in-checks.ts'
import { useGuardedData } from './use-guarded-data.ts'

export const loader = guarded(({ request }) => query(AccountPageDocument, {}, request, { policy: 'network-only' }))

/** Changes the name or the password. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData()
  const intent = form.get('intent') === 'password' ? 'password' : 'names'
  const fields = fieldsOf(form, ['firstname', 'lastname', 'currentPassword', 'password', 'confirmPassword'])
  const { firstname = '', lastname = '', currentPassword = '', password = '' } = fields
  const checked =
    intent === 'names'
      ? checkFields(fields, { firstname: wantedName, lastname: wantedName })
      : checkFields(fields, {
          currentPassword: requireValue,
          password: (value) => wantedPassword(value) ?? checkDifferent(value, currentPassword),
          confirmPassword: samePassword(password),
        })
  const outcome: FormOutcome = { ...checked, values: { ...checked.values, intent } }
  if (hasErrors(outcome)) return data(outcome, { status: 422 })
  try {
    await (intent === 'names'
      ? mutate(ChangeNamesDocument, { firstname, lastname }, request)
      : mutate(ChangePasswordDocument, { current: currentPassword, next: password }, request))
    return data<FormOutcome>({ ...outcome, isDone: true })
  } catch (error) {
    return data<FormOutcome>(refusedOutcome(translatorOf(storeOf(request).locale), error, outcome), { status: 422 })
  }
}

/** The account information page. */
export function Component() {
  const customer = useGuardedData<AccountPageQuery>()?.customer ?? null
  return <AccountInformationPage customer={customer} outcome={useActionData<FormOutcome>()} />
}
