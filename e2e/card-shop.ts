import { AdyenDouble, type NotificationFields } from '../apps/backend/src/payment/providers/adyen/testing-adyen.ts'
import { openSmallShop } from './small-shop.ts'

export interface CardShop {
  readonly address: string
  readonly adyen: AdyenDouble
  /** Posts a notification to the shop, as Adyen does. */
  deliverNotification(notification: NotificationFields): Promise<void>
  close(): Promise<void>
}

/** Starts a shop that takes cards with Adyen, replaced by our test double. */
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
    async deliverNotification(notification) {
      const response = await fetch(`${shop.address}/payment/notify/adyen`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: adyen.webhook(notification),
      })
      if ((await response.text()) !== '[accepted]')
        throw new Error(`The shop rejected Adyen's notification: ${response.status}`)
    },
    close: async () => {
      await shop.close()
      await adyen.close()
    },
  }
}
