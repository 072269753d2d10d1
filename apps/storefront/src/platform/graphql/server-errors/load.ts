import type { ErrorTexts } from './error-texts-of.ts'

/** Texts of errors: a busy shop, and too many requests. */
export const loadTexts = {
  TRY_AGAIN: 'forms.server.busy',
  DEADLINE: 'forms.server.busy',
  TOO_MANY_ATTEMPTS: 'forms.server.tooMany',
  TOO_MANY_REQUESTS: 'forms.server.tooMany',
} satisfies Partial<ErrorTexts>
