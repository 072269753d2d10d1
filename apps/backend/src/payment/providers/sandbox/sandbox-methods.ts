import type { Reader, Writer } from '#src/platform/database.ts'
import { selectProviderMethods, updateProviderMethods } from '#src/payment/queries.ts'

export const sandboxName = 'sandbox'

/** Activates or deactivates the sandbox's methods in all store views. */
export async function openSandbox(tx: Writer, isOpen = true): Promise<void> {
  await updateProviderMethods(tx, sandboxName, isOpen)
}

/** The sandbox's active methods, each as `code in store view`. */
export const sandboxMethods = (db: Reader): Promise<string[]> => selectProviderMethods(db, sandboxName)
