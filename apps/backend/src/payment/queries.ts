import { sql } from 'kysely'
import type { Reader, Writer } from '#src/platform/database.ts'
import { noProvider, offlineMethods, type Attempt, type AttemptState, type RefusalReason } from './types.ts'

export async function selectPayments(db: Reader, storeId: number): Promise<{ code: string; provider: string }[]> {
  const { rows } = await sql<{ code: string; provider: string }>`
    select code, provider from payment_method
    where store_id = ${storeId} and is_active and is_wanted order by position, code`.execute(db)
  return rows
}

/** Activates or deactivates all methods of a provider in all store views. */
export async function updateProviderMethods(tx: Writer, provider: string, isActive: boolean): Promise<void> {
  await sql`update payment_method set is_active = ${isActive} where provider = ${provider}`.execute(tx)
}

/** The active methods of a provider, each as `code in store view`. */
export async function selectProviderMethods(db: Reader, provider: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select m.code || ' in ' || v.code as name from payment_method m join store_view v on v.id = m.store_id
    where m.provider = ${provider} and m.is_active order by m.code, v.sort_order, v.id`.execute(db)
  return rows.map(({ name }) => name)
}

/** Moves a method from one provider to another in all store views. */
export async function updateMethodProvider(
  tx: Writer,
  change: { code: string; from: string; to: string; isActive: boolean },
): Promise<void> {
  await sql`
    update payment_method set provider = ${change.to}, is_active = ${change.isActive}
    where code = ${change.code} and provider = ${change.from}`.execute(tx)
}

export const attemptColumns = sql`id, reference, order_id as "orderId", method, provider, amount, currency, state,
  provider_reference as "providerReference", redirect_url as "redirectUrl", refusal, shopper, created_at as "createdAt"`

export type NewAttempt = Pick<
  Attempt,
  'reference' | 'orderId' | 'method' | 'provider' | 'amount' | 'currency' | 'shopper'
> & {
  /** When the attempt's provider is polled; null for never. */
  askAt: Date | null
}

export async function insertAttempt(tx: Writer, attempt: NewAttempt, now: Date): Promise<Attempt> {
  const { rows } = await sql<Attempt>`
    insert into payment_attempt (reference, order_id, method, provider, amount, currency, shopper, created_at, ask_at)
    values (${attempt.reference}, ${attempt.orderId}, ${attempt.method}, ${attempt.provider}, ${attempt.amount},
      ${attempt.currency}, ${attempt.shopper}, ${now.toISOString()}::timestamptz, ${attempt.askAt?.toISOString() ?? null}::timestamptz)
    returning ${attemptColumns}`.execute(tx)
  const [made] = rows
  if (made === undefined) throw new Error('the attempt was not written')
  return made
}

/** The order's payment attempts, newest first. */
export async function selectAttempts(db: Reader, orderId: number): Promise<Attempt[]> {
  const { rows } = await sql<Attempt>`
    select ${attemptColumns} from payment_attempt where order_id = ${orderId} order by id desc`.execute(db)
  return rows
}

export async function lockAttempt(tx: Writer, reference: string): Promise<Attempt | undefined> {
  const { rows } = await sql<Attempt>`
    select ${attemptColumns} from payment_attempt where reference = ${reference} for update`.execute(tx)
  return rows[0]
}

export async function updateAttempt(
  tx: Writer,
  id: number,
  changes: { state?: AttemptState; refusal?: RefusalReason; providerReference?: string; redirectUrl?: string },
): Promise<void> {
  await sql`
    update payment_attempt set state = coalesce(${changes.state ?? null}, state),
      refusal = coalesce(${changes.refusal ?? null}, refusal),
      provider_reference = coalesce(${changes.providerReference ?? null}, provider_reference),
      redirect_url = coalesce(${changes.redirectUrl ?? null}, redirect_url)
    where id = ${id}`.execute(tx)
}

/** Inserts a notification. Returns false if it was stored before. */
export async function insertNotice(
  tx: Writer,
  notice: { provider: string; eventId: string; reference: string; result: string; outcome: string },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into payment_notice (provider, event_id, reference, result, outcome, received_at)
    values (${notice.provider}, ${notice.eventId}, ${notice.reference}, ${notice.result}, ${notice.outcome},
      ${now.toISOString()}::timestamptz)
    on conflict (provider, event_id) do nothing returning id`.execute(tx)
  return rows.length > 0
}

/** The outcome that was stored when the notification was first delivered. */
export async function selectOutcome(db: Reader, provider: string, eventId: string): Promise<string | undefined> {
  const { rows } = await sql<{ outcome: string }>`
    select outcome from payment_notice where provider = ${provider} and event_id = ${eventId}`.execute(db)
  return rows[0]?.outcome
}

export interface MethodRow {
  storeId: number
  store: string
  code: string
  provider: string
  isActive: boolean
  /** Whether the merchant offers it, if it has a provider. It is active only if the provider has an account, too. */
  isWanted: boolean
  /** Whether it is on only because it was on by default when the shop opened. */
  isOnByDefault: boolean
}

/** All methods of all store views, in display order. */
export async function selectMethods(db: Reader): Promise<MethodRow[]> {
  const { rows } = await sql<MethodRow>`
    select m.store_id as "storeId", v.code as store, m.code, m.provider, m.is_active and m.is_wanted as "isActive",
      m.is_wanted as "isWanted", m.is_active and m.is_on_by_default as "isOnByDefault"
    from payment_method m join store_view v on v.id = m.store_id
    order by v.sort_order, v.id, m.position, m.code`.execute(db)
  return rows
}

export async function updateMethod(tx: Writer, storeId: number, code: string, isActive: boolean): Promise<void> {
  await sql`
    update payment_method set is_active = ${isActive}, is_on_by_default = false
    where store_id = ${storeId} and code = ${code}`.execute(tx)
}

/** A method with a provider as `assignMethods` would leave it. */
interface ProviderMethod {
  code: string
  provider: string
  isActive: boolean
  isWanted: boolean
}

/** Saves which methods with a provider a store view offers. A method that it has not had is as in the other store views. */
export async function saveProviderMethods(tx: Writer, storeId: number, methods: readonly ProviderMethod[]) {
  const wanted = JSON.stringify(
    methods.map(({ code, provider, isActive, isWanted }, index) => ({
      code,
      provider,
      position: 10 + index,
      is_active: isActive,
      is_wanted: isWanted,
    })),
  )
  await sql`
    insert into payment_method (store_id, code, position, provider, is_active, is_wanted)
    select ${storeId}::integer, w.code, coalesce(k.position, w.position), coalesce(k.provider, w.provider),
      coalesce(k.is_active, w.is_active), w.is_wanted
    from jsonb_to_recordset(${wanted}::jsonb) as w (code text, position integer, provider text, is_active boolean, is_wanted boolean)
    left join lateral (select position, provider, is_active from payment_method o where o.code = w.code
      order by o.is_active desc, o.store_id limit 1) k on true
    on conflict (store_id, code) do update set is_wanted = excluded.is_wanted
    where payment_method.is_wanted <> excluded.is_wanted`.execute(tx)
}

/** Makes these the active methods without a provider of a store view, in this order; the others are off and after them. */
export async function saveOfflineMethods(tx: Writer, storeId: number, codes: readonly string[]): Promise<void> {
  const methods = [...codes, ...offlineMethods.filter((code) => !codes.includes(code))]
  await sql`
    insert into payment_method (store_id, code, position, provider, is_active)
    select ${storeId}::integer, code, position, ${noProvider}, position <= ${codes.length}::integer
    from unnest(${methods}::text[]) with ordinality as wanted (code, position)
    on conflict (store_id, code) do update set position = excluded.position, is_active = excluded.is_active,
      is_on_by_default = payment_method.is_on_by_default and payment_method.is_active and excluded.is_active
    where (payment_method.position, payment_method.is_active) <> (excluded.position, excluded.is_active)`.execute(tx)
}
