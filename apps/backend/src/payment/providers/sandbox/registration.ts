import { noAccount } from '#src/payment/provider-failure.ts'
import type { PaymentRegistration } from '#src/payment/registration.ts'
import { sandboxProvider } from './sandbox.ts'
import { deliverSandboxNotices, overHttp } from './sandbox-delivery.ts'
import { sandboxName } from './sandbox-methods.ts'
import { addSandboxRoutes } from './sandbox-routes.ts'

declare module '../../../platform/services.ts' {
  interface Services {
    /** Never in production, whatever the database says. */
    isSandboxAllowed: boolean
  }
}

export const sandbox: PaymentRegistration = {
  name: sandboxName,
  methods: {},
  isStandIn: true,
  configure: ({ isDemo }) => ({ isSandboxAllowed: isDemo }),
  isConfigured: ({ services }) => services.isSandboxAllowed === true,
  provider(database) {
    if (database.services.isSandboxAllowed !== true) throw noAccount(sandboxName)
    return sandboxProvider(database)
  },
  addRoutes(routes, database) {
    if (database.services.isSandboxAllowed === true) addSandboxRoutes(routes, database)
  },
  job: { everySeconds: 2, run: (database, url) => deliverSandboxNotices(database, overHttp(url), new Date()) },
}
