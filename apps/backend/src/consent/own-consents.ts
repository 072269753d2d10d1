import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import type { AgreementRow } from './agreement-queries.ts'
import { kindsOf } from './agreement-kinds.ts'
import { labelOf, shownAgreements } from './agreements.ts'
import { consentErrors } from './errors.ts'
import {
  insertRecords,
  lockAcceptant,
  selectGranted,
  type Acceptant,
  type GrantedConsent,
  type Person,
} from './record-queries.ts'

/** The consents that somebody has granted. */
export const grantedConsents = ({ db, store }: Context, acceptant: Acceptant): Promise<GrantedConsent[]> =>
  selectGranted(db, { ...acceptant, websiteId: store.websiteId })

/** Grants a consent. Returns its agreement; repeating it changes nothing. */
export async function grantConsent(ctx: Context, acceptant: Acceptant, agreementId: number): Promise<AgreementRow> {
  const row = await ownAgreement(ctx, agreementId)
  await change(ctx, acceptant, row, true)
  return row
}

/** Withdraws a consent. Returns its agreement; repeating it changes nothing. A required one cannot be withdrawn alone. */
export async function withdrawConsent(ctx: Context, acceptant: Acceptant, agreementId: number): Promise<AgreementRow> {
  const row = await ownAgreement(ctx, agreementId)
  if (row.isRequired) throw consentErrors.CONSENT_REQUIRED()
  await change(ctx, acceptant, row, false)
  return row
}

/** Repeats the granted consents for the new address of their owner, and withdraws them for the old one. */
export async function moveConsents(ctx: Context, tx: Writer, from: Acceptant, to: Acceptant): Promise<void> {
  const { store, now } = ctx
  const person = (acceptant: Acceptant): Person => ({ ...acceptant, websiteId: store.websiteId })
  const granted = await selectGranted(tx, person(from))
  const records = (isGranted: boolean) =>
    granted.map(({ agreementId, wording, version }) => ({ agreementId, wording, version, isGranted }))
  await insertRecords(tx, person(to), store.id, records(true), now)
  await insertRecords(tx, person(from), store.id, records(false), now)
}

/** An agreement that a customer manages in the account. */
async function ownAgreement(ctx: Context, id: number): Promise<AgreementRow> {
  const row = (await shownAgreements(ctx, kindsOf('my-account'))).find((agreement) => agreement.id === id)
  if (row === undefined) throw consentErrors.AGREEMENT_NOT_FOUND({ id })
  return row
}

async function change(ctx: Context, acceptant: Acceptant, row: AgreementRow, isGranted: boolean): Promise<void> {
  const { store, now } = ctx
  const person = { ...acceptant, websiteId: store.websiteId }
  await ctx.transaction(async (tx) => {
    await lockAcceptant(tx, person)
    const known = (await selectGranted(tx, person)).find(({ agreementId }) => agreementId === row.id)
    if (isGranted === (known !== undefined)) return
    const record = { agreementId: row.id, isGranted, wording: labelOf(ctx, row), version: row.wording?.version ?? null }
    await insertRecords(tx, person, store.id, [record], now)
  })
}
