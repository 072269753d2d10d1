import type { Writer } from '#src/platform/database.ts'
import { saveProviderMethods, updateMethodProvider } from './queries.ts'
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

type Wired = Pick<PaymentDatabase, 'services'>

/** The codes of all methods with a provider; with a currency, only of those that can be paid in it. */
export const methodsWithProvider = (wired: Wired, currency?: string): string[] =>
  registrations(wired)
    .filter(({ currencies }) => currency === undefined || currencies === undefined || currencies.includes(currency))
    .flatMap(({ methods }) => Object.keys(methods))

/**
 * Makes these the methods with a provider that a store view offers; without codes, all that can be paid in its currency. Whether the
 * provider has an account is decided when the backend starts.
 */
export async function saveOnlineMethods(
  tx: Writer,
  wired: Wired,
  store: { id: number; currency: string; codes: readonly string[] | undefined },
): Promise<void> {
  const standIn = registrations(wired).find(({ isStandIn }) => isStandIn)
  if (standIn === undefined) return
  const methods = methodsWithProvider(wired, store.currency)
    .toSorted()
    .flatMap((code) => {
      const own = registrations(wired).find((known) => Object.hasOwn(known.methods, code))
      const isOwn = own?.isConfigured(wired) === true
      const isWanted = store.codes?.includes(code) ?? true
      return [
        { code, provider: (isOwn ? own : standIn).name, isActive: isOwn || standIn.isConfigured(wired), isWanted },
      ]
    })
  await saveProviderMethods(tx, store.id, methods)
}
