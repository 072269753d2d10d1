import { reasonText } from '../graphql/error-texts.ts'
import { GraphqlFailure } from '../graphql/graphql-failure.ts'
import type { Translate } from '../i18n/messages.ts'

/**
 * The message for a failed request, shown beside its button or form: the reason for a refusal, or that the shop did not
 * respond.
 */
export function failureText(t: Translate, error: unknown): string {
  if (!(error instanceof GraphqlFailure)) return unexpectedText(t, '')
  const texts = error.refusals.map((refusal) => reasonText(t, refusal))
  if (texts.length > 0) return [...new Set(texts)].join(', ')
  return error.status === 0 ? t('forms.server.network') : unexpectedText(t, error.debugId)
}

/** The message for an unexpected error, with the id to search for in the server log. */
export function unexpectedText(t: Translate, debugId: string): string {
  const text = t('notices.unexpected')
  return debugId ? `${text} ${t('notices.debugId', { id: debugId })}` : text
}
