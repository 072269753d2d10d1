import type { FieldError, FieldErrorId } from '@bocian/rules/validators.ts'
import { failureText } from '#src/platform/forms/failure-text.ts'
import type { ServerError } from '#src/platform/graphql/error-codes.gen.ts'
import type { Reason } from '#src/platform/graphql/error-reason.ts'
import type { GraphqlFailure } from '#src/platform/graphql/graphql-failure.ts'
import type { Translate } from '#src/platform/i18n/messages.ts'

/** The errors of a refused account form: of single fields, or a text for the whole form. */
export type AccountRefusal = { readonly errors: Readonly<Record<string, FieldError>> } | { readonly refusal: string }

/** Assigns an error to its field. An email error applies to the whole form if the form has no email field. */
export function accountRefusal(t: Translate, failure: GraphqlFailure, hasEmail: boolean): AccountRefusal {
  const { category, errors } = failure
  const isUncoded = errors[0]?.code === ''
  const [field, id, value] = fieldError(errors[0]) ?? (isUncoded && category === 'graphql-input' ? email : [])
  if (field && id && (hasEmail || field !== 'email'))
    return { errors: { [field]: { id, defaultMessage: '', ...(value === undefined ? {} : { value: String(value) }) } } }
  const known = isUncoded ? categories[category] : undefined
  return { refusal: known ? t(`customer.refusal.${known}`) : failureText(t, failure) }
}

type Place = readonly [field: string, id: FieldErrorId, value?: number]

const email: Place = ['email', 'validation.email']

function fieldError(reason: Reason | undefined): Place | undefined {
  const error = reason as ServerError | undefined
  switch (error?.code) {
    case 'EMAIL_INVALID':
    case 'ACCOUNT_EMAIL_INVALID':
      return email
    case 'EMAIL_TAKEN':
      return ['email', 'validation.emailTaken']
    case 'PASSWORD_INCORRECT':
      return ['currentPassword', 'validation.passwordWrong']
    case 'PASSWORD_TOO_SHORT':
      return ['password', 'validation.tooShort', error.parameters.minimum]
    case 'PASSWORD_TOO_LONG':
      return ['password', 'validation.tooLong', error.parameters.maximum]
    case 'PASSWORD_TOO_SIMPLE':
      return ['password', 'validation.passwordClasses']
    case 'PASSWORD_COMMON':
      return ['password', 'validation.passwordCommon']
    case 'PASSWORD_UNCHANGED':
      return ['password', 'validation.equal']
    default:
      return undefined
  }
}

/** AUTH-12, AUTH-13: texts by Magento's error category, for errors without a code. */
const categories: Readonly<Record<string, 'noOrder' | 'denied' | 'tooMany'>> = {
  'graphql-no-such-entity': 'noOrder',
  'graphql-authentication': 'denied',
  'graphql-too-many-requests': 'tooMany',
}
