import { pageLinks } from '../cms/cms.ts'
import type { Context } from '#src/platform/context.ts'
import type { Reader, Writer } from '#src/platform/database.ts'
import { hasMessage, message } from '#src/platform/messages.ts'
import { isAgreementKind, type AgreementKind } from './agreement-kinds.ts'
import { insertAcceptances, selectAgreements, type Acceptance, type AgreementRow } from './agreement-queries.ts'
import { consentErrors } from './errors.ts'

export type { Acceptance } from './agreement-queries.ts'

/** The agreements of a form, in the language of the store view. */
export async function agreementsOf(ctx: Context, scope: string) {
  if (!isAgreementKind(scope)) return []
  const rows = await shownAgreements(ctx, scope)
  const links = await pageLinks(ctx, [...new Set(rows.flatMap(({ pages }) => pages))])
  return rows.map((row) => ({
    id: row.id,
    front_label: labelOf(ctx, row),
    content: row.wording?.content ?? message(ctx.store.locale, `agreement.${row.kind}.content`),
    required: row.isRequired,
    small_description: null,
    version: row.wording?.version ?? null,
    links: row.pages.flatMap((page) => links.get(page) ?? []),
  }))
}

/** The agreements of a form that have a wording in the language of the store view. Others are not shown there. */
export async function shownAgreements(
  { db, store }: Context,
  kind: AgreementKind,
  reader: Reader = db,
): Promise<AgreementRow[]> {
  const rows = await selectAgreements(reader, kind, store.locale)
  return rows.filter(
    ({ wording, code }) => wording !== null || (code === null && hasMessage(`agreement.${kind}.label`)),
  )
}

/** The accepted agreements of a form; throws if a required one is missing. */
export async function acceptedAgreements(
  ctx: Context,
  kind: AgreementKind,
  given: readonly (number | null)[] | null | undefined,
): Promise<Acceptance[]> {
  const rows = await shownAgreements(ctx, kind)
  if (rows.some(({ id, isRequired }) => isRequired && !given?.includes(id))) throw consentErrors.CONSENT_MISSING()
  return rows
    .filter(({ id }) => given?.includes(id))
    .map((row) => ({ agreementId: row.id, wording: labelOf(ctx, row) }))
}

/** Stores the proof of what the owner of an address agreed to. */
export async function saveAcceptances(
  { store, now }: Context,
  tx: Writer,
  email: string,
  acceptances: readonly Acceptance[],
): Promise<void> {
  if (acceptances.length === 0) return
  await insertAcceptances(tx, { websiteId: store.websiteId, storeId: store.id, email }, acceptances, now)
}

const labelOf = ({ store }: Context, { kind, wording }: AgreementRow): string =>
  wording?.label ?? message(store.locale, `agreement.${kind}.label`)
