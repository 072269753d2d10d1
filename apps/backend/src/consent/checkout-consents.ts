import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import type { Wording } from './agreement-queries.ts'
import { askedOf, keepAcceptances } from './agreements.ts'
import { subscribeBuyer } from './subscribe-to-newsletter.ts'

/** What a client says was accepted; the version, when told, has to be the one in force. */
export interface GivenConsent {
  id: number
  version?: number | null
}

/** Words that a buyer agreed to. */
export interface GivenWording extends Wording {
  agreementId: number
  code: string
  isRequired: boolean
  subscribes: boolean
}

/** Which words a buyer agreed to; what is missing when a required agreement was not accepted, or other words were shown. */
export async function checkoutConsents(
  ctx: Context,
  tx: Writer,
  given: readonly (GivenConsent | null)[],
): Promise<GivenWording[] | 'missing' | 'changed'> {
  const asked = await askedOf(ctx, 'checkout', tx)
  const byId = new Map(given.flatMap((consent) => (consent === null ? [] : [[consent.id, consent] as const])))
  if (asked.some(({ id, isRequired }) => isRequired && !byId.has(id))) return 'missing'
  const accepted = asked.filter(({ id }) => byId.has(id))
  const isOther = ({ id, wording }: (typeof asked)[number]) =>
    (byId.get(id)?.version ?? wording?.version) !== wording?.version
  if (accepted.some(isOther)) return 'changed'
  return accepted.flatMap(({ id, code, isRequired, subscribes, wording }) =>
    wording === null ? [] : [{ ...wording, agreementId: id, code: code ?? '', isRequired, subscribes }],
  )
}

/** Keeps the proof for the address, and subscribes who asked for it as soon as the address is confirmed. */
export async function keepCheckoutConsents(
  ctx: Context,
  tx: Writer,
  email: string,
  accepted: readonly GivenWording[],
): Promise<void> {
  const acceptances = accepted.map(({ agreementId, label }) => ({ agreementId, wording: label }))
  await keepAcceptances(ctx, tx, email, acceptances)
  const wishes = accepted.filter(({ subscribes }) => subscribes).map(({ agreementId }) => agreementId)
  if (wishes.length > 0) await subscribeBuyer(ctx, tx, email, wishes)
}
