import type { Context } from '#src/platform/context.ts'
import type { Reader, Writer } from '#src/platform/database.ts'
import type { AgreementRow } from './agreement-queries.ts'
import { kindsOf } from './agreement-kinds.ts'
import { recordOf, shownAgreements } from './agreements.ts'
import { consentErrors } from '../errors.ts'
import {
  insertRecords,
  lockAcceptant,
  selectGranted,
  type Acceptant,
  type GrantedConsent,
  type Person,
} from '../log/record-queries.ts'
import { withdrawalOf } from './withdraw.ts'

/** The consents that somebody has granted. */
export const grantedConsents = ({ db, store }: Context, acceptant: Acceptant): Promise<GrantedConsent[]> =>
  selectGranted(db, { ...acceptant, websiteId: store.websiteId })

/** Grants a consent. Returns its agreement; repeating it changes nothing. */
export async function grantConsent(ctx: Context, acceptant: Acceptant, agreementId: number): Promise<AgreementRow> {
  const row = await ownAgreement(ctx, agreementId)
  const { store, now } = ctx
  const person = { ...acceptant, websiteId: store.websiteId }
  await ctx.transaction(async (tx) => {
    await lockAcceptant(tx, person)
    const isGranted = (await selectGranted(tx, person)).some((granted) => granted.agreementId === row.id)
    if (!isGranted) await insertRecords(tx, person, store.id, [recordOf(ctx, row)], now)
  })
  return row
}

/**
 * Withdraws a consent of any form, because a withdrawal must be as easy as the consent (GDPR, Article 7(3)). Returns its kind; repeating
 * it changes nothing. A required one cannot be withdrawn alone.
 */
export async function withdrawConsent(
  ctx: Context,
  acceptant: Acceptant,
  agreementId: number,
): Promise<{ kind: string }> {
  const { store, now } = ctx
  const person = { ...acceptant, websiteId: store.websiteId }
  return ctx.transaction(async (tx) => {
    await lockAcceptant(tx, person)
    const known = (await selectGranted(tx, person)).find((granted) => granted.agreementId === agreementId)
    const agreement = known ?? (await ownAgreement(ctx, agreementId, tx))
    if (agreement.isRequired) throw consentErrors.CONSENT_REQUIRED()
    if (known !== undefined) await insertRecords(tx, person, store.id, [withdrawalOf(known)], now)
    return agreement
  })
}

/** Repeats the granted consents for the new address of their owner, and withdraws them for the old one. */
export async function moveConsents(ctx: Context, tx: Writer, from: Acceptant, to: Acceptant): Promise<void> {
  const { store, now } = ctx
  const person = (acceptant: Acceptant): Person => ({ ...acceptant, websiteId: store.websiteId })
  const granted = await selectGranted(tx, person(from))
  const records = (isGranted: boolean) =>
    granted.map(({ agreementId, wording, content, version }) => ({ agreementId, wording, content, version, isGranted }))
  await insertRecords(tx, person(to), store.id, records(true), now)
  await insertRecords(tx, person(from), store.id, records(false), now)
}

/** An agreement that a customer manages in the account. */
async function ownAgreement(ctx: Context, id: number, reader: Reader = ctx.db): Promise<AgreementRow> {
  const row = (await shownAgreements(ctx, kindsOf('my-account'), reader)).find((agreement) => agreement.id === id)
  if (row === undefined) throw consentErrors.AGREEMENT_NOT_FOUND({ id })
  return row
}
