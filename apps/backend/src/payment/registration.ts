import type { FastifyInstance } from 'fastify'
import type { Logger } from '@bocian/service/log.ts'
import type { Context } from '#src/platform/context.ts'
import type { Database } from '#src/platform/database.ts'
import type { EventHandler } from '#src/platform/events.ts'
import type { Services } from '#src/platform/services.ts'
import type { VaultCard } from './saved/types.ts'
import type { PaymentProvider, Protocol } from './types.ts'

/** The part of a database that a provider needs; a request's context has it too. */
export type PaymentDatabase = Pick<Database, 'transaction' | 'services'>

/** What a provider reads its account from. */
export interface ProviderSetup {
  env: NodeJS.ProcessEnv
  isDemo: boolean
  /** Receives errors that shoppers do not see. */
  log: Pick<Logger, 'error' | 'warn'>
}

/**
 * All that the shop knows of a payment provider. A new provider needs a folder in `payment/providers` with its registration, and
 * a line in `payment-providers.ts`.
 */
export interface PaymentRegistration {
  /** The name under which its methods and attempts are stored. */
  name: string
  /** Its payment methods by Magento's code. */
  methods: Readonly<Record<string, Protocol>>
  /** The names of its methods by language, where they are no message of the shop; `en` is for the others. */
  titles?: Readonly<Record<string, string>> & { en: string }
  /** The currencies in which it collects; any if omitted. */
  currencies?: readonly string[]
  /** Whether it has the methods of providers without an account, as the demo's sandbox does. */
  isStandIn?: true
  /** Whether it schedules the first poll of an attempt itself, because an earlier one could not succeed. */
  schedulesFirstPoll?: true
  /** Reads its account, as services for this process. Throws EnvironmentError if settings are missing. */
  configure(setup: ProviderSetup): Partial<Services>
  /** Whether this process may use it. */
  isConfigured(wired: Pick<Database, 'services'>): boolean
  /** Throws if it cannot be used without an account. */
  provider(database: PaymentDatabase): PaymentProvider
  /** Adds its webhooks and pages. */
  addRoutes(routes: FastifyInstance, database: Database): void
  eventHandlers?: readonly EventHandler[]
  cards?: CardFields
  vault?: CardVault
  job?: ProviderJob
}

/** Repeated work of a provider while it is configured; `url` is that of this backend. */
export interface ProviderJob {
  everySeconds: number
  run(database: Database, url: string): Promise<unknown>
}

/** What the browser needs to show a provider's card fields. */
export interface CardSession extends CardAccount {
  id: string
  data: string
}

/** The cards that a provider stores for shoppers, who are known to it by a pseudonym. */
export interface CardVault {
  list(database: PaymentDatabase, shopper: string): Promise<VaultCard[]>
  /** Succeeds too if the card is already deleted. */
  remove(database: PaymentDatabase, card: { shopper: string; token: string }): Promise<void>
}

/** Query parameters that the bank's page adds to the return URL. */
export interface BankReturn {
  sessionId: string
  redirectResult: string
}

/** The public part of an account for cards. */
export interface CardAccount {
  clientKey: string
  /** `test`, `live`, or `live-` with the data centre. */
  environment: string
}

/** Card fields of a provider on a page of the shop. */
export interface CardFields {
  /** Undefined without an account. */
  account(wired: Pick<Database, 'services'>): CardAccount | undefined
  /** Null if no attempt of the order is open. */
  session(ctx: Context, orderId: number): Promise<CardSession | null>
  /** Stores the result that the browser received. It does not prove the payment. */
  storeResult(ctx: Context, orderId: number, given: { sessionId: string; result: string }): Promise<void>
  /** Returns the order's id; null for an unknown session or result. */
  finishReturn(ctx: Context, given: BankReturn): Promise<number | null>
}

declare module '../platform/services.ts' {
  interface Services {
    paymentProviders: readonly PaymentRegistration[]
  }
}

/** The registered providers, with or without an account. */
export const registrations = ({ services }: Pick<Database, 'services'>): readonly PaymentRegistration[] =>
  services.paymentProviders ?? []

export const registrationOf = (wired: Pick<Database, 'services'>, name: string): PaymentRegistration | undefined =>
  registrations(wired).find((known) => known.name === name)

/** The protocol of a method's provider; undefined for a method that no provider collects. */
export const protocolOf = (wired: Pick<Database, 'services'>, method: string): Protocol | undefined =>
  registrations(wired).find(({ methods }) => Object.hasOwn(methods, method))?.methods[method]
