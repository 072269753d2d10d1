import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import type { Wording } from '../agreements/agreement-queries.ts'
import { shownAgreements, saveAcceptances } from '../agreements/agreements.ts'
import { subscribeBuyer } from '../newsletter/subscribe-to-newsletter.ts'

/** A consent sent by a client. The version is optional, but must be the current one. */
export interface GivenConsent {
  id: number
  version?: number | null
}

/** The wording that a buyer agreed to. */
export interface GivenWording extends Wording {
  agreementId: number
  code: string
  isRequired: boolean
  subscribes: boolean
}

/**
 * The wordings that a buyer agreed to, or why the order is refused: a required agreement is missing, or a wording has changed.
 */
export async function checkoutConsents(
  ctx: Context,
  tx: Writer,
  given: readonly (GivenConsent | null)[],
): Promise<GivenWording[] | 'missing' | 'changed'> {
  const shown = await shownAgreements(ctx, ['checkout'], tx)
  const byId = new Map(given.flatMap((consent) => (consent === null ? [] : [[consent.id, consent] as const])))
  if (shown.some(({ id, isRequired }) => isRequired && !byId.has(id))) return 'missing'
  const accepted = shown.filter(({ id }) => byId.has(id))
  const isOther = ({ id, wording }: (typeof shown)[number]) =>
    (byId.get(id)?.version ?? wording?.version) !== wording?.version
  if (accepted.some(isOther)) return 'changed'
  return accepted.flatMap(({ id, code, isRequired, subscribes, wording }) =>
    wording === null ? [] : [{ ...wording, agreementId: id, code: code ?? '', isRequired, subscribes }],
  )
}

/** Stores the proof, and requests a newsletter subscription that starts once the address is confirmed. */
export async function saveCheckoutConsents(
  ctx: Context,
  tx: Writer,
  email: string,
  accepted: readonly GivenWording[],
): Promise<void> {
  const acceptances = accepted.map(({ agreementId, label, content, version }) => ({
    agreementId,
    isGranted: true,
    wording: label,
    content,
    version,
  }))
  await saveAcceptances(ctx, tx, { email }, acceptances)
  if (accepted.some(({ subscribes }) => subscribes)) await subscribeBuyer(ctx, tx, email)
}
