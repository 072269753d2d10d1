export const agreementKinds = [
  'registration',
  'checkout',
  'loyalty',
  'newsletter',
  'newsletter_sms',
  'product_alert',
  'subscribe_to_stock_alert',
] as const
export type AgreementKind = (typeof agreementKinds)[number]

export const isAgreementKind = (text: string): text is AgreementKind =>
  (agreementKinds as readonly string[]).includes(text)
