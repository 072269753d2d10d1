import { randomInt } from 'node:crypto'
import { countAttempt, tooManyAttempts, type AttemptLimit } from '#src/platform/attempts.ts'
import type { Context } from '#src/platform/context.ts'
import type { Reader, Writer } from '#src/platform/database.ts'
import type { WithdrawalInput } from '#src/platform/resolvers.gen.ts'
import { sellerLine, shopName, storeSettings } from '#src/store/store.ts'
import { orderErrors } from '../errors.ts'
import { insertHistory, lockOrder } from '../lifecycle-queries.ts'
import { selectOrderByNumber, selectOrderByToken } from '../queries.ts'
import type { Order } from '../types.ts'
import { hashOf, readDeclaration, wordingOf, type Declaration } from './declaration.ts'
import { mailReceipt, mailStaff } from './withdrawal-emails.ts'
import { insertWithdrawal, selectWithdrawalByHash, type Withdrawal } from './withdrawal-queries.ts'

const limit: AttemptLimit = { name: 'withdrawal', most: 20, seconds: 3_600 }

/** The wording that a consumer confirms. */
export async function previewWithdrawal(ctx: Context, input: WithdrawalInput): Promise<string> {
  return wordingFor(ctx, readDeclaration(input))
}

/**
 * Stores the declaration and confirms it by email, in one transaction. Accepts every declaration: staff judge whether it is in
 * time and valid. The response does not reveal whether the order exists. A repeated declaration returns the stored one.
 */
export async function declareWithdrawal(ctx: Context, input: WithdrawalInput): Promise<Withdrawal> {
  const declaration = readDeclaration(input)
  const wording = await wordingFor(ctx, declaration)
  const hash = hashOf(ctx.store.id, declaration)
  const settings = await storeSettings(ctx)
  return ctx.transaction(async (tx) => {
    const order = await findOrder(ctx, tx, declaration, input.order_token ?? null)
    const isNew = await insertWithdrawal(tx, {
      ...declaration,
      reference: newReference(),
      hash,
      wording,
      storeId: ctx.store.id,
      locale: ctx.store.locale,
      orderId: order?.id ?? null,
      customerId: ctx.customerId,
      submittedAt: ctx.now,
    })
    const withdrawal = await selectWithdrawalByHash(tx, hash)
    if (withdrawal === undefined) throw new Error('A stored withdrawal was not found')
    if (!isNew) return withdrawal
    // Only new declarations count. The error rolls the declaration back.
    const seconds = await countAttempt(tx, limit, ctx.visitor?.address ?? declaration.email, ctx.now)
    if (seconds > 0) throw tooManyAttempts(ctx.visitor, seconds)
    if (order !== undefined) await noteInHistory(tx, ctx, order, withdrawal)
    await mailReceipt(tx, ctx.store, settings, withdrawal)
    await mailStaff(tx, ctx.store, settings, withdrawal)
    return withdrawal
  })
}

async function wordingFor(ctx: Context, declaration: Declaration): Promise<string> {
  const settings = await storeSettings(ctx)
  if (!settings['sales/withdrawal/enabled']) throw orderErrors.WITHDRAWAL_DISABLED()
  return wordingOf(
    ctx.store.locale,
    sellerLine(settings, ctx.store.locale) || shopName(ctx.store, settings),
    declaration,
  )
}

/** The order with this number, if the sender is its customer, knows its token, or gave its email address. */
async function findOrder(
  ctx: Context,
  db: Reader,
  { orderNumber, email }: Declaration,
  token: string | null,
): Promise<Order | undefined> {
  const byToken = token === null ? undefined : await selectOrderByToken(db, token)
  const order = byToken?.number === orderNumber ? byToken : await selectOrderByNumber(db, orderNumber)
  if (order === undefined) return undefined
  const isOwn = order.customerId !== null && order.customerId === ctx.customerId
  const isKnown = order === byToken || order.email.toLowerCase() === email.toLowerCase()
  return isOwn || isKnown ? order : undefined
}

async function noteInHistory(tx: Writer, ctx: Context, order: Order, withdrawal: Withdrawal): Promise<void> {
  const { status } = await lockOrder(tx, order.id)
  await insertHistory(tx, order.id, {
    at: ctx.now,
    action: 'note',
    from: status,
    to: status,
    reason: `withdrawal declared: ${withdrawal.reference}`,
    actor: order.customerId !== null && order.customerId === ctx.customerId ? 'customer' : 'guest',
  })
}

/** Without vowels and characters that are easily confused, for reading on the phone. */
const alphabet = 'BCDFGHJKLMNPQRSTVWXZ23456789'

const newReference = (): string => `W${Array.from({ length: 9 }, () => alphabet[randomInt(alphabet.length)]).join('')}`
