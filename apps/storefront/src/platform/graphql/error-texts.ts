import { loadPartOfAllLocales, type Translate } from '../i18n/messages.ts'
import { reasonOf, type ListedError, type Reason } from './error-reason.ts'

let textOf: ((t: Translate, reason: Reason) => string) | undefined

/** Loads the error texts on the first error. If that fails, `reasonText` uses a general text. */
export async function loadErrorTexts(): Promise<void> {
  try {
    const [{ serverErrorText }] = await Promise.all([import('./server-error-text.ts'), loadPartOfAllLocales('rest')])
    textOf = serverErrorText
  } catch {
    // Ignore the failure, because the next error loads the texts again.
  }
}

/** The text of an error in the shopper's language; a general text if the code is unknown or the texts are not loaded. */
export const reasonText = (t: Translate, reason: Reason): string => textOf?.(t, reason) ?? t('notices.unexpected')

/** The texts of the errors in a response's data. */
export async function listedTexts(
  t: Translate,
  errors: readonly (ListedError | null)[] | null | undefined,
): Promise<string[]> {
  const listed = (errors ?? []).filter((error) => error !== null)
  if (listed.length > 0) await loadErrorTexts()
  return [...new Set(listed.map((error) => reasonText(t, reasonOf(error))))]
}
