import { pageLinks } from '#src/cms/page-list/page-list.ts'
import type { Context } from '#src/platform/context.ts'
import type { Reader, Writer } from '#src/platform/database.ts'
import { hasMessage, message } from '#src/platform/messages.ts'
import { storeSettings } from '#src/store/store.ts'
import { kindsOf } from './agreement-kinds.ts'
import type { AgreementKind } from '../types.ts'
import { selectAgreements, type AgreementRow } from './agreement-queries.ts'
import { consentErrors } from '../errors.ts'
import { insertRecords, type Acceptant } from '../log/record-queries.ts'
import type { ConsentRecord } from '../types.ts'

/** The agreements of a form, in the language of the store view. */
export async function agreementsOf(ctx: Context, scope: string) {
  const rows = await shownAgreements(ctx, kindsOf(scope))
  const links = await pageLinks(ctx, [...new Set(rows.flatMap(({ pages }) => pages))])
  return rows.map((row) => ({
    id: row.id,
    front_label: labelOf(ctx, row),
    content: contentOf(ctx, row),
    required: row.isRequired,
    small_description: row.wording?.smallDescription || null,
    version: row.wording?.version ?? null,
    links: row.pages.flatMap((page) => links.get(page) ?? []),
  }))
}

/**
 * The agreements of these kinds that have a wording in the language of the store view. Others are not shown there, and those of the
 * customer club only where there is one.
 */
export async function shownAgreements(
  ctx: Context,
  kinds: readonly AgreementKind[],
  reader: Reader = ctx.db,
): Promise<AgreementRow[]> {
  const hasClub = (await storeSettings(ctx))['loyalty/general/enabled']
  const asked = kinds.filter((kind) => kind !== 'loyalty' || hasClub)
  if (asked.length === 0) return []
  const rows = await selectAgreements(reader, asked, ctx.store.locale)
  return rows.filter(
    ({ wording, code, kind }) => wording !== null || (code === null && hasMessage(`agreement.${kind}.label`)),
  )
}

/** What was accepted of the agreements of a form, to be saved later; throws if a required one is missing. */
export async function acceptedAgreements(
  ctx: Context,
  kind: AgreementKind,
  given: readonly (number | null)[] | null | undefined,
): Promise<ConsentRecord[]> {
  const rows = await shownAgreements(ctx, [kind])
  if (rows.some(({ id, isRequired }) => isRequired && !given?.includes(id))) throw consentErrors.CONSENT_MISSING()
  return chosenOf(ctx, rows, given)
}

/** The grants of those of the given agreements that are of a kind, whether a required one is missing or not. */
export async function chosenAgreements(
  ctx: Context,
  kind: AgreementKind,
  given: readonly (number | null)[] | null | undefined,
): Promise<ConsentRecord[]> {
  return chosenOf(ctx, await shownAgreements(ctx, [kind]), given)
}

const chosenOf = (ctx: Context, rows: readonly AgreementRow[], given: readonly (number | null)[] | null | undefined) =>
  rows.filter(({ id }) => given?.includes(id)).map((row) => recordOf(ctx, row))

/** Throws if a required agreement of a kind is missing. */
export async function checkRequired(
  ctx: Context,
  kind: AgreementKind,
  given: readonly (number | null)[],
): Promise<void> {
  await acceptedAgreements(ctx, kind, given)
}

/** Stores the proof of what somebody agreed to. */
export async function saveAcceptances(
  { store, now }: Context,
  tx: Writer,
  acceptant: Acceptant,
  accepted: readonly ConsentRecord[],
): Promise<void> {
  await insertRecords(tx, { ...acceptant, websiteId: store.websiteId }, store.id, accepted, now)
}

/** The grant of an agreement as it is shown now. */
export const recordOf = (ctx: Context, row: AgreementRow): ConsentRecord => ({
  agreementId: row.id,
  isGranted: true,
  wording: labelOf(ctx, row),
  content: contentOf(ctx, row),
  version: row.wording?.version ?? null,
})

const contentOf = ({ store }: Context, { kind, wording }: AgreementRow): string =>
  wording?.content ?? message(store.locale, `agreement.${kind}.content`)

/** The text beside the box of an agreement. */
const labelOf = ({ store }: Context, { kind, wording }: AgreementRow): string =>
  wording?.label ?? message(store.locale, `agreement.${kind}.label`)
