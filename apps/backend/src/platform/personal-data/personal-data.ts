import type { Reader, Writer } from '../database.ts'

/** Somebody whose data is read or erased: the owner of an email address in a website. */
export interface Person {
  websiteId: number
  /** In lower case. */
  email: string
  customerId: number | null
  orderIds: readonly number[]
}

/** Somebody whose data is read. Rows that belong only to an email address are not, if it is null: nobody has proven to own it. */
export type ReadPerson = Omit<Person, 'email'> & { email: string | null }

/** One domain's personal data. `docs/privacy.md` explains who uses it. */
export interface PersonalData {
  /** Every table of the domain that can hold a person. */
  readonly retention: readonly TableRetention[]
  /** What the person is told about the stored data; names of products are those of the store view. */
  read(db: Reader, person: ReadPerson, storeId: number): Promise<PersonalSection[]>
  /** Erases the person from the domain's tables. Other domains may have erased theirs before. */
  erase(tx: Writer, person: Person): Promise<void>
}

/** What a table holds about people, why, and for how long. */
export interface TableRetention {
  readonly table: string
  /** The columns that can hold personal data, also under a pseudonym such as a hash. */
  readonly columns: readonly string[]
  readonly purpose: string
  readonly period: string
  /** What happens to a person's rows when the person is anonymised. */
  readonly erasure: string
  /** Selects and deletes the rows whose period has ended; omitted if nothing ends by itself. */
  readonly ended?: EndedRows
}

/** The rows of one table whose period has ended. */
export interface EndedRows {
  count(db: Reader, now: Date): Promise<number>
  /** Deletes or anonymises them. Returns how many there were. */
  clear(tx: Writer, now: Date): Promise<number>
}

/** Rows about one subject, such as the orders. */
export interface PersonalSection {
  readonly name: SectionName
  readonly rows: readonly PersonalRow[]
}

export type PersonalRow = Readonly<Partial<Record<FieldName, FieldValue>>>

export type FieldValue = string | number | boolean | Date | readonly string[] | null

/** The readable file names them with the messages `privacy.section.…`, in this order. */
export type SectionName = (typeof sectionNames)[number]

export const sectionNames = [
  'account',
  'addresses',
  'sessions',
  'devices',
  'passkeys',
  'signInProviders',
  'orders',
  'orderItems',
  'orderHistory',
  'returns',
  'returnItems',
  'returnComments',
  'withdrawals',
  'payments',
  'savedCards',
  'giftCards',
  'carts',
  'savedItems',
  'wishLists',
  'comparison',
  'reviews',
  'comments',
  'loyalty',
  'loyaltyPoints',
  'loyaltyCoupons',
  'alerts',
  'newsletter',
  'consents',
  'messages',
  'emails',
  'agentActions',
] as const

/** The readable file names them with the messages `privacy.field.…`, in this order. */
export type FieldName = (typeof fieldNames)[number]

export const fieldNames = [
  'date',
  'number',
  'status',
  'provider',
  'browser',
  'platform',
  'lastUsed',
  'invoiceNumber',
  'name',
  'email',
  'telephone',
  'gender',
  'dateOfBirth',
  'taxNumber',
  'address',
  'list',
  'product',
  'quantity',
  'reason',
  'amount',
  'balance',
  'points',
  'bankAccount',
  'method',
  'subject',
  'author',
  'text',
  'remark',
  'sender',
  'recipient',
  'billingAddress',
  'shippingAddress',
  'trackingNumber',
  'action',
  'granted',
  'active',
  'published',
  'endedAt',
  'validUntil',
] as const
