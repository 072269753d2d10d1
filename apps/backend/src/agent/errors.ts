import type { StoreView } from '#src/platform/context.ts'
import { message } from '#src/platform/messages.ts'
import { UserError } from '#src/platform/user-error.ts'

type Store = Pick<StoreView, 'locale'>

/** The refusals of this domain, in the language of the store. */
export const refusals = {
  /** The same for a guest and for a customer, whatever was asked. */
  notAgent: ({ locale }: Store) => new UserError('graphql-authorization', message(locale, 'agent.notAgent')),
  ended: ({ locale }: Store) =>
    new UserError('graphql-authorization', message(locale, 'agent.ended'), 'AGENT_TOKEN_INVALID'),
  forbidden: ({ locale }: Store) =>
    new UserError('graphql-authorization', message(locale, 'agent.forbidden'), 'AGENT_FORBIDDEN'),
  noValue: ({ locale }: Store) => new UserError('graphql-input', message(locale, 'agent.noValue')),
  tooShort: ({ locale }: Store) => new UserError('graphql-input', message(locale, 'agent.tooShort')),
  notFound: ({ locale }: Store) => new UserError('graphql-no-such-entity', message(locale, 'agent.notFound')),
  email: ({ locale }: Store) => new UserError('graphql-input', message(locale, 'agent.email')),
  emailTaken: ({ locale }: Store) => new UserError('graphql-already-exists', message(locale, 'agent.emailTaken')),
}
