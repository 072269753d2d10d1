import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import type { AgreementKind, ConsentRecord } from '../types.ts'
import { insertRecords, selectAllGranted, type GrantedConsent } from '../log/record-queries.ts'

/**
 * Logs the withdrawal of those granted consents of an address that `isWithdrawn` selects, those of unproven accounts with it included.
 * Repeating it changes nothing.
 */
export async function withdraw(
  { store, now }: Context,
  tx: Writer,
  email: string,
  isWithdrawn: (consent: GrantedConsent & { unprovenCustomerId: number | null }) => boolean,
): Promise<void> {
  const address = { websiteId: store.websiteId, email }
  const ended = (await selectAllGranted(tx, address)).filter(isWithdrawn)
  for (const [unprovenCustomerId, consents] of Map.groupBy(ended, (consent) => consent.unprovenCustomerId))
    await insertRecords(tx, { ...address, unprovenCustomerId }, store.id, consents.map(withdrawalOf), now)
}

/** The withdrawal of a consent in the wording in which it was granted. */
export const withdrawalOf = ({ agreementId, wording, content, version }: GrantedConsent): ConsentRecord => ({
  agreementId,
  wording,
  content,
  version,
  isGranted: false,
})

/** Logs the withdrawal of all granted consents of these kinds. */
export const withdrawKinds = (
  context: Context,
  tx: Writer,
  email: string,
  kinds: readonly AgreementKind[],
): Promise<void> => withdraw(context, tx, email, ({ kind }) => kinds.some((withdrawn) => withdrawn === kind))
