import type { ErrorTexts } from './error-texts-of.ts'

/** Texts of errors: the address book. */
export const addressTexts = {
  ADDRESS_BOOK_FULL: (t, { maximum }) => t('forms.server.addressBookFull', { maximum }),
  ADDRESS_NOT_FOUND: 'forms.server.addressGone',
} satisfies Partial<ErrorTexts>
