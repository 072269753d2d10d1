import type { Context } from '#src/platform/context.ts'
import type { Database } from '#src/platform/database.ts'
import { adyenSettings } from './adyen-connection.ts'
import { selectOpenSession } from './adyen-queries.ts'
import { updateMethodProvider } from './queries.ts'

/** Offers cards by Adyen where it is set up; where it is not any more, the demo's sandbox plays it again. */
export async function offerAdyen(database: Pick<Database, 'transaction'>, isDemo: boolean): Promise<void> {
  const change =
    adyenSettings() === undefined
      ? ({ from: 'adyen', to: 'sandbox', isActive: isDemo } as const)
      : ({ from: 'sandbox', to: 'adyen', isActive: true } as const)
  await database.transaction((tx) => updateMethodProvider(tx, { code: 'adyen_cc', ...change }))
}

/** What the browser needs to show Adyen's fields for an order's open try; null when there is none. */
export interface CardSession {
  id: string
  data: string
  clientKey: string
  environment: string
}

export async function cardSession(ctx: Context, orderId: number): Promise<CardSession | null> {
  const settings = adyenSettings()
  const session = settings && (await selectOpenSession(ctx.db, orderId, ctx.now))
  if (!settings || session === undefined) return null
  return { id: session.id, data: session.data, clientKey: settings.clientKey, environment: settings.environment }
}
