import type { ErrorTexts } from './error-texts-of.ts'

/** Texts of errors: consents, newsletter and letters to the shop. */
export const consentTexts = {
  LINK_INVALID: 'forms.server.badLink',
  SMS_NEEDS_EMAIL: 'forms.validation.smsNeedsEmail',
  CONSENT_MISSING: 'forms.server.consentMissing',
  NEWSLETTER_NOT_AVAILABLE: 'forms.server.newsletterOff',
  CONTACT_FORM_DISABLED: 'forms.server.contactOff',
  WITHDRAWAL_DISABLED: 'forms.server.contactOff',
} satisfies Partial<ErrorTexts>
