import type { Context } from '#src/platform/context.ts'
import type { Database } from '#src/platform/database.ts'
import { UserError } from '#src/platform/user-error.ts'
import { adyenSettings } from './adyen-connection.ts'
import { selectOpenSession, updateSessionResult } from './adyen-queries.ts'
import { firstAskAfter } from './ask-providers.ts'
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

const longestResult = 4_096

/** Keeps what Adyen's component gave to a browser: should Adyen's word not come, Adyen is asked with it. It pays nothing. */
export async function keepCardResult(
  ctx: Context,
  orderId: number,
  { sessionId, result }: { sessionId: string; result: string },
): Promise<void> {
  if (result === '' || result.length > longestResult)
    throw new UserError('graphql-input', 'This is no result of a card session.')
  const askAt = firstAskAfter(ctx.now)
  await ctx.transaction((tx) => updateSessionResult(tx, { orderId, sessionId, result, askAt }))
}
