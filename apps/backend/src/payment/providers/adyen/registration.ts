import type { PaymentRegistration } from '#src/payment/registration.ts'
import { cardSession, storeCardResult } from './adyen.ts'
import { adyenOf, connectAdyen } from './adyen-connection.ts'
import { adyenProvider } from './adyen-provider.ts'
import { finishCardReturn } from './adyen-return.ts'
import { addAdyenRoute } from './adyen-routes.ts'
import { readAdyenSettings } from './adyen-settings.ts'
import { adyenVault } from './adyen-vault.ts'
import { adyenHandlers } from './apply-adyen-notification.ts'

export const adyen: PaymentRegistration = {
  name: 'adyen',
  methods: { adyen_cc: 'card' },
  // Adyen can be polled only with the result that its component gave the browser.
  schedulesFirstPoll: true,
  configure({ env, log }) {
    const settings = readAdyenSettings(env)
    return settings === undefined ? {} : { adyen: connectAdyen(settings, log) }
  },
  isConfigured: (wired) => adyenOf(wired) !== undefined,
  provider: adyenProvider,
  addRoutes: addAdyenRoute,
  eventHandlers: adyenHandlers,
  cards: {
    account: (wired) => adyenOf(wired)?.settings,
    session: cardSession,
    storeResult: storeCardResult,
    finishReturn: finishCardReturn,
  },
  vault: adyenVault,
}
