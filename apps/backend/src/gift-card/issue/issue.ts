import { endOfDayAfter } from '@bocian/rules/local-day.ts'
import { normalizeEmail } from '@bocian/rules/validators.ts'
import type { Writer } from '#src/platform/database.ts'
import { queueEmails, type Mail } from '#src/platform/email/email-queue.ts'
import { baseUrlOf, settingsOfStore, storeViewOf } from '#src/store/store.ts'
import { createCode } from './create-code.ts'
import { insertCard, selectKind } from '../queries.ts'
import type { BuyingOrder, GiftCardKind, SoldCards } from '../types.ts'
import { composeCardEmail } from './compose-card-email.ts'

const mostTries = 10

/**
 * Issues a card for each item of the lines and emails the digital ones to their recipients. Repeated calls issue no second card
 * and send no second email. A card sent by post is locked until the recipient activates it.
 */
export async function issueCards(
  tx: Writer,
  order: BuyingOrder,
  lines: readonly SoldCards[],
  now: Date,
): Promise<void> {
  const settings = await settingsOfStore(tx, order.storeId)
  const lifetime = settings['gift_card/general/lifetime_days']
  const timeZone = settings['general/locale/timezone']
  const view = await storeViewOf(tx, order.storeId)
  const place = { store: view, timeZone, base: await baseUrlOf(tx, view) }
  const mails: Mail[] = []
  for (const line of lines) {
    const kind = order.isByMail ? 'VIRTUAL' : ((await selectKind(tx, line.productId)) ?? 'PHYSICAL')
    const expiresAt = lifetime === 0 ? null : endOfDayAfter(now, lifetime, timeZone)
    const issue = { order, line, kind, now, expiresAt, length: settings['gift_card/general/code_length'] }
    const codes = await issueLine(tx, issue)
    const to = line.recipientEmail
    if (kind !== 'PHYSICAL' && to !== undefined && codes.length > 0)
      mails.push(await composeCardEmail(tx, { to, line, codes, currency: order.currency, expiresAt, ...place }))
  }
  if (mails.length > 0) await queueEmails(tx, mails, now)
}

interface Issue {
  order: BuyingOrder
  line: SoldCards
  kind: GiftCardKind
  now: Date
  expiresAt: Date | null
  length: number
}

/** The codes created by this call. */
async function issueLine(tx: Writer, { order, line, kind, now, expiresAt, length }: Issue): Promise<string[]> {
  const made: string[] = []
  for (let piece = 1; piece <= line.quantity; piece++) {
    const code = await issueItem(
      () => createCode(length),
      (drawn) =>
        insertCard(tx, {
          code: drawn,
          kind,
          state: kind === 'PHYSICAL' ? 'locked' : 'active',
          storeId: order.storeId,
          currency: order.currency,
          issued: line.amount,
          orderId: order.id,
          itemId: line.itemId,
          piece,
          buyerEmail: normalizeEmail(order.email),
          recipientEmail: line.recipientEmail?.includes('@') === true ? normalizeEmail(line.recipientEmail) : null,
          issuedAt: now,
          expiresAt,
        }),
    )
    if (code !== null) made.push(code)
  }
  return made
}

/** Draws codes until one is unused; null if the item already has a card. */
async function issueItem(
  draw: () => string,
  write: (code: string) => ReturnType<typeof insertCard>,
): Promise<string | null> {
  for (let tries = 0; tries < mostTries; tries++) {
    const code = draw()
    const outcome = await write(code)
    if (outcome !== 'again') return outcome === 'written' ? code : null
  }
  throw new Error('Could not find an unused gift card code')
}
