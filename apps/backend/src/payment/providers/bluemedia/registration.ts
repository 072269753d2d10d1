import { noAccount } from '#src/payment/provider-failure.ts'
import type { PaymentRegistration } from '#src/payment/registration.ts'
import { addBankRoute } from './bank-route.ts'
import { blueMediaProvider } from './bluemedia.ts'
import { readBlueMediaAccount, type BlueMediaAccount } from './bluemedia-settings.ts'

declare module '../../../platform/services.ts' {
  interface Services {
    bluemedia: BlueMediaAccount | undefined
  }
}

const name = 'bluemedia'

export const blueMedia: PaymentRegistration = {
  name,
  methods: { bluepayment: 'bank' },
  currencies: ['PLN'],
  configure: ({ env }) => ({ bluemedia: readBlueMediaAccount(env) }),
  isConfigured: ({ services }) => services.bluemedia !== undefined,
  provider({ services }) {
    if (services.bluemedia === undefined) throw noAccount(name)
    return blueMediaProvider(services.bluemedia)
  },
  addRoutes: (routes, database) =>
    addBankRoute(routes, database, {
      path: '/payment/notify/bank',
      provider: name,
      account: () => Promise.resolve(database.services.bluemedia),
    }),
}
