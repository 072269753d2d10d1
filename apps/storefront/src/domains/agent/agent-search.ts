import { normalizeEmail, type FieldError } from '@bocian/rules/validators.ts'
import { wantedEmail } from '#src/platform/forms/sign-in-checks.ts'
import type { Translate } from '#src/platform/i18n/messages.ts'
import { failureText } from '#src/platform/forms/failure-text.ts'
import { FindClientsDocument, type FoundClientFragment } from '#src/platform/graphql/documents.gen.ts'
import { query } from '#src/platform/graphql/client.ts'
import { GraphqlFailure } from '#src/platform/graphql/graphql-failure.ts'

export type ClientFields = { readonly email: string; readonly telephone: string }

/** Validates the form before it is sent. A new account needs an email address; a search needs an address or a phone number. */
export function checkFields(
  { email, telephone }: ClientFields,
  isNew: boolean,
): { readonly email?: FieldError; readonly isEmpty?: true } {
  const address = email.trim()
  if (!isNew && address === '' && telephone.trim() === '') return { isEmpty: true }
  if (!isNew && address === '') return {}
  const error = wantedEmail(address)
  return error ? { email: error } : {}
}

/** Finds clients by email address or phone number. Throws GraphqlFailure. */
export async function findClients({ email, telephone }: ClientFields): Promise<readonly FoundClientFragment[]> {
  const variables = { email: normalizeEmail(email) || null, telephone: telephone.trim() || null }
  const options = { policy: 'network-only', isOptional: true, rejectsPartial: true } as const
  const { searchClientToAdopt: found } = await query(FindClientsDocument, variables, undefined, options)
  return (found ?? []).filter((client) => client !== null)
}

/** The error text of a failed search: the server's reason if it refused the search, else a general text. */
export function searchFailure(t: Translate, error: unknown): string {
  const isRefusal = error instanceof GraphqlFailure && error.refusals.length > 0
  return isRefusal ? failureText(t, error) : t('agent.failed')
}
