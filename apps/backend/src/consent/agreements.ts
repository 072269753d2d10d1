import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { message } from '#src/platform/messages.ts'
import { UserError } from '#src/platform/user-error.ts'
import { insertAcceptances, selectAgreements, type Acceptance, type AgreementRow } from './agreement-queries.ts'

export type { Acceptance } from './agreement-queries.ts'

const agreementKinds = [
  'registration',
  'checkout',
  'loyalty',
  'newsletter',
  'newsletter_sms',
  'product_alert',
  'subscribe_to_stock_alert',
] as const
export type AgreementKind = (typeof agreementKinds)[number]

const isKind = (text: string): text is AgreementKind => (agreementKinds as readonly string[]).includes(text)

/** What a form asks to be agreed to, in the words of the store view. */
export async function agreementsOf(ctx: Context, scope: string) {
  if (!isKind(scope)) return []
  const rows = await selectAgreements(ctx.db, scope)
  return rows.map((row) => ({
    id: row.id,
    front_label: wordingOf(ctx, row),
    content: message(ctx.store.locale, `agreement.${row.kind}.content`),
    required: row.isRequired,
    small_description: null,
  }))
}

/** Of the agreements of a form those that were accepted; refuses when a required one was not. */
export async function acceptedOf(
  ctx: Context,
  kind: AgreementKind,
  given: readonly (number | null)[] | null | undefined,
): Promise<Acceptance[]> {
  const rows = await selectAgreements(ctx.db, kind)
  if (rows.some(({ id, isRequired }) => isRequired && !given?.includes(id)))
    throw new UserError('graphql-input', 'Please accept the required consents.')
  return rows
    .filter(({ id }) => given?.includes(id))
    .map((row) => ({ agreementId: row.id, wording: wordingOf(ctx, row) }))
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

const wordingOf = ({ store }: Context, { kind }: AgreementRow): string =>
  message(store.locale, `agreement.${kind}.label`)
