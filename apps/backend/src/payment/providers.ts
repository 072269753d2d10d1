import { noAccount } from './provider-failure.ts'
import { registrationOf, type PaymentDatabase } from './registration.ts'
import type { PaymentProvider } from './types.ts'

/** The provider of this name. */
export function providerOf(name: string, database: PaymentDatabase): PaymentProvider {
  const registration = registrationOf(database, name)
  if (registration === undefined) throw noAccount(name)
  return registration.provider(database)
}
