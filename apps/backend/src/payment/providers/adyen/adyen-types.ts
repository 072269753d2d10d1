/** A payment session at Adyen with what its web component needs. */
export interface AdyenSession {
  id: string
  data: string
  expiresAt: Date
}
