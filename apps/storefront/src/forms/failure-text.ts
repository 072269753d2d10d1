import { GraphqlFailure } from '#src/graphql/graphql-failure.ts'
import type { Translate } from '#src/i18n/messages.ts'
import { serverMessage } from './server-message.ts'

/** What went wrong, beside the button or form it happened at: the server's own words, or that the shop did not answer. */
export function failureText(t: Translate, error: unknown): string {
  if (!(error instanceof GraphqlFailure)) return unexpectedText(t, '')
  if (error.messages.length > 0) return error.messages.map((message) => serverMessage(t, message)).join(', ')
  return error.status === 0 ? t('forms.server.network') : unexpectedText(t, error.debugId)
}

/** An error that nobody expected, with the id under which the server's log tells more. */
export function unexpectedText(t: Translate, debugId: string): string {
  const text = t('notices.unexpected')
  return debugId ? `${text} ${t('notices.debugId', { id: debugId })}` : text
}
