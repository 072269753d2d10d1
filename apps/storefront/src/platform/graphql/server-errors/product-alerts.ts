import type { ErrorTexts } from './error-texts-of.ts'

/** Texts of errors: product alerts. */
export const productAlertTexts = {
  ALERT_NOT_FOUND: 'forms.server.alertNotFound',
  ALERT_PRODUCT_IN_STOCK: 'forms.server.inStockAgain',
  ALERT_PRODUCT_SOLD_OUT: 'forms.server.sizeStillOut',
} satisfies Partial<ErrorTexts>
