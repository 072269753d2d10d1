import type { Database, Reader } from './database.ts'
import type { Visitor } from './visitor.ts'

/** The country and language a request is made for. */
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
}

/** What one request knows. Every domain function takes it first; `db` cannot write, `transaction` can. */
export interface Context {
  store: StoreView
  customerId: number | null
  now: Date
  db: Reader
  transaction: Database['transaction']
  idempotencyKey: string | null
  /** The hash of the credentials sent with the request, valid or not. */
  credentialsHash?: string
  /** Who asks over HTTP; jobs and commands have none. */
  visitor?: Visitor
  /** The hash of the token that signed the customer in. */
  sessionHash?: string
  /** The sales agent who acts for the customer. */
  agent?: { id: number; adoptionId: number }
  /** Keeps one value per request, such as a DataLoader. */
  memo<T>(key: string, make: () => T): T
}

/** A memo that lives as long as one request. */
export function createMemo(): Context['memo'] {
  const kept = new Map<string, unknown>()
  return <T>(key: string, make: () => T): T => {
    if (!kept.has(key)) kept.set(key, make())
    return kept.get(key) as T
  }
}
