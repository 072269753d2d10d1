import { createHash } from 'node:crypto'
import type { Database } from '#src/platform/database.ts'
import { handler, longTimeout } from '#src/platform/events.ts'
import { registrationOf, registrations, type PaymentRegistration } from '../registration.ts'
import {
  deleteOtherCards,
  deleteSavedCard,
  lockShopper,
  selectRemovedCard,
  upsertSavedCard,
} from './saved-card-queries.ts'
import type { VaultCard } from './types.ts'

type Shopper = { shopper: string }

/**
 * Stores the cards that the providers have for a shopper. If the account is deleted, deletes them at the providers instead, also those
 * that a late payment saved.
 */
async function syncSavedCards(database: Database, { shopper }: Shopper): Promise<void> {
  for (const registration of registrations(database)) {
    const { vault } = registration
    if (vault === undefined || !registration.isConfigured(database)) continue
    const askedAt = new Date()
    const cards = await vault.list(database, shopper)
    if (await storeCards(database, registration, { shopper, cards, askedAt })) continue
    for (const { token } of cards) await vault.remove(database, { shopper, token })
  }
}

/** Returns false if the account is deleted. */
async function storeCards(
  database: Database,
  { name, methods }: Pick<PaymentRegistration, 'name' | 'methods'>,
  { shopper, cards, askedAt }: Shopper & { cards: readonly VaultCard[]; askedAt: Date },
): Promise<boolean> {
  const [method = ''] = Object.keys(methods)
  return database.transaction(async (tx) => {
    const customerId = await lockShopper(tx, shopper)
    if (customerId === undefined) return false
    for (const card of cards) {
      const publicHash = createHash('sha256').update(`${name} ${shopper} ${card.token}`).digest('hex')
      await upsertSavedCard(tx, { ...card, customerId, provider: name, publicHash, method, now: new Date() })
    }
    await deleteOtherCards(tx, { customerId, provider: name, tokens: cards.map(({ token }) => token), askedAt })
    return true
  })
}

/** Deletes a removed card at its provider, and then its row, which kept it from being added again. */
async function deleteAtProvider(database: Database, id: number): Promise<void> {
  const card = await selectRemovedCard(database.reader, id)
  if (card === undefined) return
  const vault = registrationOf(database, card.provider)?.vault
  if (vault === undefined) throw new Error(`The payment provider "${card.provider}" stores no cards`)
  await vault.remove(database, card)
  await database.transaction((tx) => deleteSavedCard(tx, id))
}

export const savedCardHandlers = [
  handler('payment.cardsChanged', 'payment.sync-saved-cards', syncSavedCards, longTimeout),
  handler(
    'payment.cardRemoved',
    'payment.delete-card-at-provider',
    (database, { id }) => deleteAtProvider(database, id),
    longTimeout,
  ),
]
