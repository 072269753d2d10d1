import type { LoadedPlugin } from '@bocian/service/plugins.ts'
import { graphql } from 'graphql'
import { indexChangesOf } from '../catalogue/catalogue.ts'
import { loadSmall } from '../import-export/demo/testing-rows.ts'
import { paymentProviders } from '../payment-providers.ts'
import type { Database } from '../platform/database.ts'
import { maskError } from '../platform/graphql/graphql-errors.ts'
import type { Services } from '../platform/services.ts'
import { testDatabase, type Fixture } from '../platform/testing.ts'
import { requestContext } from '../http/request-context.ts'
import { createSchema } from '../schema.ts'
import { hashCheaply } from './testing-hashes.ts'
import { migrationsOnly, sourcesIn, storeSources, thirteenStores } from './testing-stores.ts'

export interface TestResponse<T> {
  data: T
  /** Response headers, such as cookies. */
  headers: Headers
  errors?: { message: string; path?: readonly (string | number)[]; extensions: Record<string, unknown> }[]
}

export interface TestShop {
  database: Database
  execute<T = Record<string, unknown>>(
    query: string,
    variables?: Record<string, unknown>,
    headers?: Record<string, string>,
  ): Promise<TestResponse<T>>
  close(): Promise<void>
}

hashCheaply()

const services: Partial<Services> = {
  paymentProviders,
  isSandboxAllowed: true,
  mailSender: 'Bocian <shop@bocian.example>',
  readWithCart: indexChangesOf,
  // Tests place more orders than the default limits allow. Tests of the limits set their own.
  orderLimits: { perAddress: 10_000, perMailbox: 10_000, unpaidPieces: 1_000_000 },
}

const instant = new Date('2026-11-21T10:00:00Z')

/** The thirteen stores with a small range of products. */
export const smallRange = (): Fixture => ({
  name: 'small',
  sources: [...storeSources(), ...writerSources()],
  load: (fresh) => loadSmall(fresh, instant),
})

/** What a test shop has at first: nothing, the thirteen stores, or these with the small range of products. */
const contents = { nothing: migrationsOnly, stores: thirteenStores, small: smallRange }

interface TestOptions {
  demo?: keyof typeof contents
  plugins?: readonly LoadedPlugin[]
}

/** A whole shop on its own database, without HTTP. */
export async function testShop(options: TestOptions = {}): Promise<TestShop> {
  const database = await testDatabase(contents[options.demo ?? 'stores']())
  Object.assign(database.services, services)
  if (options.plugins !== undefined) Object.assign(database.services, { plugins: options.plugins })
  const schema = createSchema([], options.plugins)
  return {
    database,
    async execute(query, variables, headers) {
      const contextValue = await requestContext(database, new Headers(headers), headers?.['x-test-address'] ?? null)
      const result = await graphql({ schema, source: query, variableValues: variables ?? {}, contextValue })
      const errors = result.errors?.map((error) => maskError(error, undefined, reportToConsole).toJSON())
      return {
        ...JSON.parse(JSON.stringify({ data: result.data ?? null, errors })),
        headers: contextValue.visitor?.replyHeaders ?? new Headers(),
      }
    },
    close: () => database.close(),
  }
}

/** The source files that write the products. */
const writerSources = (): string[] =>
  sourcesIn('import-export', 'catalogue', 'pricing', 'inventory', 'url', 'cms', 'blog', 'customer')

function reportToConsole(debugId: string, error: unknown): void {
  console.error(debugId, error)
}
