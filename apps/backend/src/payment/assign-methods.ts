import { updateMethodProvider } from './queries.ts'
import { registrations, type PaymentDatabase } from './registration.ts'

/**
 * Assigns each payment method to its provider if the shop has an account, otherwise to the stand-in, which is active only where
 * it is configured.
 */
export async function assignMethods(database: PaymentDatabase): Promise<void> {
  const providers = registrations(database)
  const standIn = providers.find(({ isStandIn }) => isStandIn)
  if (standIn === undefined) return
  const isActive = standIn.isConfigured(database)
  await database.transaction(async (tx) => {
    for (const own of providers)
      for (const code of Object.keys(own.methods))
        await updateMethodProvider(
          tx,
          own.isConfigured(database)
            ? { code, from: standIn.name, to: own.name, isActive: true }
            : { code, from: own.name, to: standIn.name, isActive },
        )
  })
}
