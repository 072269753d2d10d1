import type { CardVault } from '#src/payment/registration.ts'
import { ProviderFailure } from '#src/payment/provider-failure.ts'
import type { VaultCard } from '#src/payment/saved/types.ts'
import { adyenCalls } from './adyen-connection.ts'

/** The cards that Adyen stores under a shopper's reference. */
export const adyenVault: CardVault = {
  async list(database, shopper) {
    const { recurring, settings } = adyenCalls(database)
    const { storedPaymentMethods = [] } = await recurring.getTokensForStoredPaymentDetails(
      shopper,
      settings.merchantAccount,
    )
    return storedPaymentMethods.flatMap(cardOf)
  },
  async remove(database, { shopper, token }) {
    const { recurring, settings } = adyenCalls(database)
    try {
      await recurring.deleteTokenForStoredPaymentDetails(token, shopper, settings.merchantAccount)
    } catch (error) {
      if (!(error instanceof ProviderFailure) || error.isPassing) throw error
      // Adyen refuses to delete a card twice, for example when the response to the first request was lost.
      const left = await adyenVault.list(database, shopper)
      if (left.some((card) => card.token === token)) throw error
    }
  },
}

interface StoredMethod {
  id?: string
  type?: string
  brand?: string
  lastFour?: string
  expiryMonth?: string
  expiryYear?: string
}

/** Other payment methods, such as bank accounts, are not offered by the shop. */
function cardOf({ id, type, brand, lastFour, expiryMonth, expiryYear }: StoredMethod): VaultCard[] {
  if (!id || type !== 'scheme') return []
  const expires = expiryMonth && expiryYear ? `${expiryMonth.padStart(2, '0')}/${expiryYear}` : ''
  return [{ token: id, brand: brand ?? '', lastDigits: lastFour ?? '', expires }]
}
