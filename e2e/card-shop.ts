import { AdyenDouble, type Told } from '../apps/backend/src/payment/testing-adyen.ts'
import { openSmallShop } from './small-shop.ts'

export interface CardShop {
  readonly address: string
  readonly adyen: AdyenDouble
  /** Adyen posts this to the shop. */
  hear(told: Told): Promise<void>
  close(): Promise<void>
}

/** Opens a shop that takes cards with Adyen; Adyen is our double. */
export async function openCardShop(): Promise<CardShop> {
  const adyen = await AdyenDouble.open()
  const { apiKey, merchantAccount, clientKey, hmacKeys, apiUrl = '' } = adyen.settings
  const shop = await openSmallShop({
    ADYEN_API_KEY: apiKey,
    ADYEN_MERCHANT_ACCOUNT: merchantAccount,
    ADYEN_CLIENT_KEY: clientKey,
    ADYEN_HMAC_KEY: hmacKeys.join(','),
    ADYEN_API_URL: apiUrl,
  })
  return {
    address: shop.address,
    adyen,
    async hear(told) {
      const answer = await fetch(`${shop.address}/payment/notify/adyen`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: adyen.webhook(told),
      })
      if ((await answer.text()) !== '[accepted]')
        throw new Error(`The shop does not take Adyen's word: ${answer.status}`)
    },
    close: async () => {
      await shop.close()
      await adyen.close()
    },
  }
}
