import type { LoadedPlugin } from '@bocian/service/plugins.ts'
import { adyen } from './payment/providers/adyen/registration.ts'
import { blueMedia } from './payment/providers/bluemedia/registration.ts'
import { pluginPayments } from './payment/providers/plugin/registration.ts'
import { sandbox } from './payment/providers/sandbox/registration.ts'
import type { PaymentRegistration, ProviderSetup } from './payment/registration.ts'
import type { Services } from './platform/services.ts'

/** The payment providers of the shop. */
export const paymentProviders: readonly PaymentRegistration[] = [blueMedia, adyen, sandbox]

/** The providers with the accounts that the environment sets. Throws EnvironmentError for an incomplete account. */
export const paymentServices = (setup: ProviderSetup, plugins: readonly LoadedPlugin[] = []): Partial<Services> =>
  paymentProviders.reduce<Partial<Services>>((services, provider) => ({ ...services, ...provider.configure(setup) }), {
    paymentProviders: [...paymentProviders, ...plugins.flatMap(pluginPayments)],
  })
