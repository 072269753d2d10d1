import { normalizeEmail, type FieldError } from '@bocian/rules/validators.ts'
import { wantedEmail } from '#src/customer/sign-in-checks.ts'
import type { Translate } from '#src/i18n/messages.ts'
import { failureText } from '#src/forms/failure-text.ts'
import { FindClientsDocument, type FindClientsQuery } from '#src/graphql/documents.gen.ts'
import { query } from '#src/graphql/client.ts'
import { GraphqlFailure } from '#src/graphql/graphql-failure.ts'

export type FoundClient = NonNullable<NonNullable<FindClientsQuery['searchClientToAdopt']>[number]>

export type ClientFields = { readonly email: string; readonly telephone: string }

/** What is wrong with the fields before anybody is asked; a new account needs an address, a search one value. */
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

/** The clients with this address or number. Throws GraphqlFailure. */
export async function findClients({ email, telephone }: ClientFields): Promise<readonly FoundClient[]> {
  const variables = { email: normalizeEmail(email) || null, telephone: telephone.trim() || null }
  const options = { policy: 'network-only', isOptional: true, isWhole: true } as const
  const { searchClientToAdopt: found } = await query(FindClientsDocument, variables, undefined, options)
  return (found ?? []).filter((client) => client !== null)
}

/** Why a search failed: the shop's own words where it refused, else that it went wrong. */
export function searchFailure(t: Translate, error: unknown): string {
  const isRefusal = error instanceof GraphqlFailure && error.messages.length > 0
  return isRefusal ? failureText(t, error) : t('agent.failed')
}
