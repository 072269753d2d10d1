import type { Database, Reader } from './database.ts'
import type { Visitor } from './visitor.ts'

/** The country and language for which a request is made. */
export interface StoreView {
  id: number
  code: string
  name: string
  groupId: number
  groupCode: string
  websiteId: number
  locale: string
  currency: string
  country: string
  theme: string
  /** Whether it answers at "/" and for clients that name no store view. */
  isDefault: boolean
}

/** The context of one request, the first parameter of every domain function. Only `transaction` can write. */
export interface Context {
  store: StoreView
  customerId: number | null
  now: Date
  db: Reader
  transaction: Database['transaction']
  services: Database['services']
  idempotencyKey: string | null
  /** The hash of the credentials sent with the request, valid or not. */
  credentialsHash?: string
  /** The HTTP client of a request. Jobs and commands have none. */
  visitor?: Visitor
  /** The hash of the token by which the customer is signed in. */
  sessionHash?: string
  /** The sales agent who acts for the customer. */
  agent?: { id: number; adoptionId: number }
  /** A maker of the shop sees drafts, and content as it is at a moment (null: now). Mutations are refused. */
  preview?: { at: Date | null; otherPrices: (context: Context) => Promise<OtherPrice[]> }
  /** Creates a value, such as a DataLoader, once per request. */
  memo<T>(key: string, make: () => T): T
}

/** The final price, in minor units, of a product that has another one at the moment of a preview than now. */
export interface OtherPrice {
  productId: number
  price: number
}

/** The moment whose content and prices are shown. */
export const contentMoment = ({ preview, now }: Pick<Context, 'preview' | 'now'>): Date => preview?.at ?? now

/** Call this once per request; each result has its own values. */
export function createMemo(): Context['memo'] {
  const values = new Map<string, unknown>()
  return <T>(key: string, make: () => T): T => {
    if (!values.has(key)) values.set(key, make())
    return values.get(key) as T
  }
}
