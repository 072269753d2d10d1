import { defineLocalErrors } from '#src/platform/user-error.ts'

export const agentErrors = defineLocalErrors({
  /** Guests and customers get the same error, so that the response reveals nothing. */
  NOT_AN_AGENT: ['graphql-authorization', 'agent.notAgent'],
  AGENT_TOKEN_INVALID: ['graphql-authorization', 'agent.ended'],
  AGENT_FORBIDDEN: ['graphql-authorization', 'agent.forbidden'],
  CLIENT_SEARCH_EMPTY: ['graphql-input', 'agent.noValue'],
  CLIENT_SEARCH_TOO_SHORT: ['graphql-input', 'agent.tooShort'],
  CLIENT_NOT_FOUND: ['graphql-no-such-entity', 'agent.notFound'],
  CLIENT_FORBIDS_AGENTS: ['graphql-authorization', 'agent.clientForbids'],
  CLIENT_EMAIL_INVALID: ['graphql-input', 'agent.email'],
  CLIENT_EMAIL_TAKEN: ['graphql-already-exists', 'agent.emailTaken'],
})
