import { data, useActionData, type ActionFunctionArgs } from 'react-router'
import { checkAddressLine, checkDifferent, requireValue } from '@bocian/rules/validators.ts'
import {
  AccountInformationPageDocument,
  ChangeAgentAccessDocument,
  ChangeEmailDocument,
  ChangeNamesDocument,
  ChangePasswordDocument,
  type AccountInformationPageQuery,
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
import { guarded, leaveIfSignedOut } from '#src/shell/account/guard.ts'
import { samePassword, wantedEmail, wantedName, wantedPassword } from '#src/platform/forms/sign-in-checks.ts'
import { useGuardedData } from '#src/shell/account/use-guarded-data.ts'

export const loader = guarded(({ request }) =>
  query(AccountInformationPageDocument, {}, request, { policy: 'network-only' }),
)

const intents = ['names', 'email', 'password', 'agents'] as const
type Intent = (typeof intents)[number]

const names = [
  'firstname',
  'lastname',
  'kind',
  'vat',
  'email',
  'emailPassword',
  'currentPassword',
  'password',
  'confirmPassword',
  'agents',
]

/** Changes the name, the email, the password, or whether sales agents may act. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData()
  const intent = intents.find((one) => one === form.get('intent')) ?? 'names'
  const fields = fieldsOf(form, names)
  const checked = checkFields(fields, checksOf(intent, fields))
  const outcome: FormOutcome = { ...checked, values: { ...checked.values, intent } }
  if (hasErrors(outcome)) return data(outcome, { status: 422 })
  try {
    await save(intent, fields, request)
    return data<FormOutcome>({ ...outcome, isDone: true })
  } catch (error) {
    await leaveIfSignedOut(error, request)
    const refused = refusedOutcome(translatorOf(storeOf(request).locale), error, outcome)
    return data(intent === 'email' ? withOwnPasswordField(refused) : refused, { status: 422 })
  }
}

type Fields = Readonly<Record<string, string>>

function checksOf(
  intent: Intent,
  { kind, password = '', currentPassword = '' }: Fields,
): Parameters<typeof checkFields>[1] {
  switch (intent) {
    case 'names':
      return {
        firstname: wantedName,
        lastname: wantedName,
        ...(kind === 'company' ? { vat: (value: string) => requireValue(value) ?? checkAddressLine(value) } : {}),
      }
    case 'email':
      return { email: wantedEmail, emailPassword: requireValue }
    case 'password':
      return {
        currentPassword: requireValue,
        password: (value) => wantedPassword(value) ?? checkDifferent(value, currentPassword),
        confirmPassword: samePassword(password),
      }
    case 'agents':
      return {}
  }
}

async function save(intent: Intent, fields: Fields, request: Request): Promise<void> {
  const { firstname = '', lastname = '', kind, vat = '', email = '', emailPassword = '' } = fields
  const { currentPassword: current = '', password: next = '' } = fields
  switch (intent) {
    case 'names':
      await mutate(ChangeNamesDocument, { firstname, lastname, vat: kind === 'company' ? vat : '' }, request)
      return
    case 'email':
      await mutate(ChangeEmailDocument, { email, password: emailPassword }, request)
      return
    case 'password':
      await mutate(ChangePasswordDocument, { current, next }, request)
      return
    case 'agents':
      await mutate(ChangeAgentAccessDocument, { isAllowed: fields['agents'] === 'on' }, request)
  }
}

/** The page has two fields for the current password, which need different names. */
const withOwnPasswordField = ({ errors: { currentPassword, ...errors }, ...outcome }: FormOutcome): FormOutcome => ({
  ...outcome,
  errors: { ...errors, ...(currentPassword ? { emailPassword: currentPassword } : {}) },
})

/** The account information page. */
export function Component() {
  const page = useGuardedData<AccountInformationPageQuery>()
  return (
    <AccountInformationPage
      customer={page?.customer ?? null}
      canSaveCards={page?.storeConfig?.payment_adyen_cc_vault_active === '1'}
      outcome={useActionData<FormOutcome>()}
    />
  )
}
