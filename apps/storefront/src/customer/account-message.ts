import type { GraphqlFailure } from '#src/graphql/graphql-failure.ts'

type Known = { readonly starts: string; readonly id: string; readonly field?: string }

/** What the server says of accounts, the key of our own words, and the field it belongs to. */
const known: readonly Known[] = [
  { starts: 'The account sign-in was incorrect', id: 'customer.refusal.signIn' },
  { starts: 'Too many attempts', id: 'customer.refusal.tooMany' },
  { starts: 'The shop is very busy', id: 'forms.server.busy' },
  { starts: "This account isn't confirmed", id: 'customer.refusal.unconfirmed' },
  { starts: 'A customer with the same email', id: 'validation.emailTaken', field: 'email' },
  { starts: 'This password is on every list', id: 'validation.passwordCommon', field: 'password' },
  { starts: 'Values can not be equal.', id: 'validation.equal', field: 'password' },
  { starts: 'Invalid login or password', id: 'validation.passwordWrong', field: 'currentPassword' },
  { starts: 'The password token is mismatched', id: 'customer.refusal.link' },
  { starts: "Cannot set the customer's password", id: 'customer.refusal.link' },
  { starts: 'The confirmation token is invalid', id: 'customer.refusal.link' },
  { starts: 'The account is already active', id: 'customer.refusal.active' },
  { starts: 'The shop did not answer', id: 'forms.server.network' },
  { starts: 'Failed to fetch', id: 'forms.server.network' },
]

/** AUTH-11..13: what Magento's categories mean where the words are not known. */
const categories: Readonly<Record<string, Omit<Known, 'starts'>>> = {
  'graphql-input': { id: 'validation.email', field: 'email' },
  'graphql-no-such-entity': { id: 'customer.refusal.noOrder' },
  'graphql-authentication': { id: 'customer.refusal.denied' },
  'graphql-too-many-requests': { id: 'customer.refusal.tooMany' },
  network: { id: 'forms.server.network' },
  internal: { id: 'notices.unexpected' },
}

/** Our own words for a refusal and the field they stand at; nothing where the server's own must do. */
export function accountMessage(failure: Pick<GraphqlFailure, 'message' | 'category'>): {
  readonly id?: string
  readonly field?: string
} {
  return known.find(({ starts }) => failure.message.startsWith(starts)) ?? categories[failure.category] ?? {}
}
