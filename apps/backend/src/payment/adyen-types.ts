/** A payment that was opened at Adyen, and what its web component needs to take the card. */
export interface AdyenSession {
  id: string
  data: string
  expiresAt: Date
}
