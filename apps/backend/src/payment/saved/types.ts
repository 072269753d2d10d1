/** A card as its provider stores it. */
export interface VaultCard {
  token: string
  /** Such as `visa`. */
  brand: string
  lastDigits: string
  /** Such as `03/2030`. */
  expires: string
}

/** A saved card as its customer sees it. */
export interface SavedCard extends Omit<VaultCard, 'token'> {
  publicHash: string
  method: string
}
