import type { ErrorTexts } from './error-texts-of.ts'

/** Texts of errors: sales agents. */
export const agentTexts = {
  NOT_AN_AGENT: 'forms.server.notAgent',
  AGENT_FORBIDDEN: 'forms.server.agentForbidden',
  AGENT_TOKEN_INVALID: 'agent.notice.ended',
  CLIENT_SEARCH_EMPTY: 'agent.noValue',
  CLIENT_NOT_FOUND: 'forms.server.clientGone',
  CLIENT_FORBIDS_AGENTS: 'forms.server.clientForbids',
  CLIENT_EMAIL_TAKEN: 'forms.server.clientEmailTaken',
} satisfies Partial<ErrorTexts>
