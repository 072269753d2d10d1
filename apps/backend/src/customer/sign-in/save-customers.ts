import { normalizeEmail } from '@bocian/rules/validators.ts'
import { insertImported, insertSubscribers } from '#src/consent/consent.ts'
import type { Writer } from '#src/platform/database.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { insertAddresses, selectCustomers, selectUnproven, upsertCustomers, type CustomerRow } from '../queries.ts'

export interface AddressDraft {
  street: string[]
  city: string
  postcode: string
  countryCode: string
  region?: string
  regionCode?: string
  regionId?: number
  company?: string
  vatId?: string
  /** If omitted, the names and the phone number are those of the customer. */
  firstname?: string
  lastname?: string
  telephone?: string
}

export interface CustomerDraft {
  websiteId: number
  email: string
  password: string
  firstname: string
  lastname: string
  telephone?: string | null
  kind?: 'PERSON' | 'COMPANY'
  isAgent?: boolean
  /** Whether to subscribe the customer to the newsletter, unless the address already has a subscription or ended it. */
  isSubscribed?: boolean
  /** The customer's addresses. The first one becomes the default. */
  addresses?: AddressDraft[]
  /** Codes of accepted agreements. */
  agreements?: string[]
}

interface CustomerReport {
  created: number
  changed: number
  unchanged: number
  /** Customer ids by `<website id> <e-mail>`. */
  ids: Map<string, number>
}

export const customerKey = (websiteId: number, email: string): string => `${websiteId} ${normalEmail(email)}`

export function normalEmail(email: string): string {
  return normalizeEmail(email).toLowerCase()
}

/** Saves customers by website and e-mail. Addresses and consents are only added, never removed. */
export async function saveCustomers(tx: Writer, drafts: readonly CustomerDraft[], now: Date): Promise<CustomerReport> {
  const unique = new Map(drafts.map((draft) => [customerKey(draft.websiteId, draft.email), draft]))
  const known = new Map(
    (
      await selectCustomers(
        tx,
        [...unique.values()].map((draft) => normalEmail(draft.email)),
      )
    ).map((row) => [customerKey(row.websiteId, row.email), row]),
  )
  const touched = new Map<string, 'created' | 'changed'>()
  const rows: Omit<CustomerRow, 'id'>[] = []
  const ids = new Map([...known].filter(([key]) => unique.has(key)).map(([key, row]) => [key, row.id]))
  for (const [key, draft] of unique) {
    const before = known.get(key)
    const row = await rowOf(draft, before)
    if (before !== undefined && isSame(before, row)) continue
    touched.set(key, before === undefined ? 'created' : 'changed')
    rows.push(row)
  }
  if (rows.length > 0) for (const [key, id] of await upsertCustomers(tx, rows)) ids.set(key, id)
  await saveBelongings(tx, unique, ids, now)
  const created = [...touched.values()].filter((what) => what === 'created').length
  return { created, changed: touched.size - created, unchanged: unique.size - touched.size, ids }
}

async function rowOf(draft: CustomerDraft, before: CustomerRow | undefined): Promise<Omit<CustomerRow, 'id'>> {
  const isKept = before !== undefined && (await isPassword(draft.password, before.passwordHash))
  return {
    websiteId: draft.websiteId,
    email: normalEmail(draft.email),
    passwordHash: isKept ? before.passwordHash : await hashPassword(draft.password),
    firstname: draft.firstname,
    lastname: draft.lastname,
    telephone: draft.telephone ?? null,
    kind: draft.kind ?? 'PERSON',
    isAgent: draft.isAgent ?? false,
  }
}

function isSame(before: CustomerRow, after: Omit<CustomerRow, 'id'>): boolean {
  return Object.entries(after).every(([field, value]) => before[field as keyof CustomerRow] === value)
}

async function saveBelongings(
  tx: Writer,
  drafts: ReadonlyMap<string, CustomerDraft>,
  ids: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  const owned = [...drafts].map(([key, draft]) => ({ draft, customerId: ids.get(key) ?? 0 }))
  const addresses = owned.flatMap(({ draft, customerId }) =>
    (draft.addresses ?? []).map((address, index) => ({
      customerId,
      address: storedAddress(address, draft),
      isDefaultShipping: index === 0,
      isDefaultBilling: index === 0,
    })),
  )
  const agreeing = owned.filter(({ draft }) => (draft.agreements ?? []).length > 0)
  const unproven = await selectUnproven(
    tx,
    agreeing.map(({ customerId }) => customerId),
  )
  const consents = agreeing.flatMap(({ draft: { websiteId, email, agreements = [] }, customerId }) => {
    const unprovenCustomerId = unproven.has(customerId) ? customerId : null
    return agreements.map((code) => ({ websiteId, email: normalEmail(email), unprovenCustomerId, code }))
  })
  if (addresses.length > 0) await insertAddresses(tx, addresses)
  const subscribers = owned.flatMap(({ draft: { websiteId, email, isSubscribed } }) =>
    isSubscribed ? [{ websiteId, email: normalEmail(email) }] : [],
  )
  await insertSubscribers(tx, subscribers, now)
  if (consents.length > 0) await insertImported(tx, consents, now)
}

function storedAddress(address: AddressDraft, owner: CustomerDraft): Required<AddressDraft> {
  return {
    street: address.street,
    city: address.city,
    postcode: address.postcode,
    countryCode: address.countryCode,
    region: address.region ?? '',
    regionCode: address.regionCode ?? '',
    regionId: address.regionId ?? 0,
    company: address.company ?? '',
    vatId: address.vatId ?? '',
    firstname: address.firstname ?? owner.firstname,
    lastname: address.lastname ?? owner.lastname,
    telephone: address.telephone ?? owner.telephone ?? '',
  }
}
