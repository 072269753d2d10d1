import { pageLinks } from '../cms/cms.ts'
import type { Context } from '#src/platform/context.ts'
import type { Reader, Writer } from '#src/platform/database.ts'
import { hasMessage, message } from '#src/platform/messages.ts'
import { UserError } from '#src/platform/user-error.ts'
import { isAgreementKind, type AgreementKind } from './agreement-kinds.ts'
import { insertAcceptances, selectAgreements, type Acceptance, type AgreementRow } from './agreement-queries.ts'

export type { Acceptance } from './agreement-queries.ts'

/** What a form asks to be agreed to, in the words of the store view. */
export async function agreementsOf(ctx: Context, scope: string) {
  if (!isAgreementKind(scope)) return []
  const rows = await askedOf(ctx, scope)
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

/** The agreements of a form that have words in the language of the store view; others are not asked there. */
export async function askedOf(
  { db, store }: Context,
  kind: AgreementKind,
  reader: Reader = db,
): Promise<AgreementRow[]> {
  const rows = await selectAgreements(reader, kind, store.locale)
  return rows.filter(
    ({ wording, code }) => wording !== null || (code === null && hasMessage(`agreement.${kind}.label`)),
  )
}

/** Of the agreements of a form those that were accepted; refuses when a required one was not. */
export async function acceptedOf(
  ctx: Context,
  kind: AgreementKind,
  given: readonly (number | null)[] | null | undefined,
): Promise<Acceptance[]> {
  const rows = await askedOf(ctx, kind)
  if (rows.some(({ id, isRequired }) => isRequired && !given?.includes(id)))
    throw new UserError('graphql-input', 'Please accept the required consents.')
  return rows
    .filter(({ id }) => given?.includes(id))
    .map((row) => ({ agreementId: row.id, wording: labelOf(ctx, row) }))
}

/** Keeps the proof of what an address agreed to. */
export async function keepAcceptances(
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
