import { paymentProviders } from '../payment-providers.ts'
import type { Services } from '../platform/services.ts'
import { assignMethods } from './assign-methods.ts'
import { connectAdyen, type AdyenConnection } from './providers/adyen/adyen-connection.ts'
import type { AdyenSettings } from './providers/adyen/adyen-settings.ts'
import type { Patience } from './providers/adyen/adyen-transport.ts'
import type { BlueMediaAccount } from './providers/bluemedia/bluemedia-settings.ts'
import type { PaymentDatabase, ProviderSetup } from './registration.ts'

const silent: ProviderSetup['log'] = { error: () => undefined, warn: () => undefined }

/** A connection to a double of Adyen. */
export const testAdyen = (settings: AdyenSettings, log = silent, patience?: Patience): AdyenConnection =>
  connectAdyen(settings, log, patience)

interface TestAccounts {
  adyen?: AdyenConnection
  bluemedia?: BlueMediaAccount
  isDemo?: boolean
}

/** Gives a shop these accounts and no others, and assigns the payment methods, as a start with such settings does. */
export async function useAccounts(
  database: PaymentDatabase,
  { adyen, bluemedia, isDemo = true }: TestAccounts = {},
): Promise<void> {
  const services: Partial<Services> = { paymentProviders, adyen, bluemedia, isSandboxAllowed: isDemo }
  Object.assign(database.services, services)
  await assignMethods(database)
}
