import type { ErrorTexts } from './error-texts-of.ts'

/** Texts of errors: a busy shop, too many requests, and previews. */
export const loadTexts = {
  TRY_AGAIN: 'forms.server.busy',
  DEADLINE: 'forms.server.busy',
  TOO_MANY_ATTEMPTS: 'forms.server.tooMany',
  TOO_MANY_REQUESTS: 'forms.server.tooMany',
  PREVIEW_EXPIRED: 'forms.server.badLink',
  PREVIEW_READ_ONLY: 'forms.server.preview',
} satisfies Partial<ErrorTexts>
