import type { RefusalReason } from '#src/payment/types.ts'

/** Adyen's reasons for refused authorisations. https://docs.adyen.com/development-resources/refusal-reasons */
const adyenReasons: readonly (readonly [RegExp, RefusalReason])[] = [
  [/fraud/i, 'declined'],
  [/balance|insufficient|withdrawal (amount|count) exceeded/i, 'funds'],
  [/expired card/i, 'card-expired'],
  [/3d|authenticat|invalid pin/i, 'authentication'],
  [/cancel/i, 'canceled'],
  [/expired|time-?out/i, 'expired'],
]

/** Why a card was refused. Reasons that concern only the bank, such as fraud checks, become `declined`. */
export const reasonOfCard = (text: string): RefusalReason =>
  adyenReasons.find(([words]) => words.test(text))?.[1] ?? 'declined'
