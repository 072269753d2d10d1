import fs from 'node:fs'
import path from 'node:path'
import { graphql } from 'graphql'
import { saveDemoSeller } from '../import-export/demo/save-demo-settings.ts'
import { loadSmall } from '../import-export/demo/testing-rows.ts'
import { paymentProviders } from '../payment-providers.ts'
import type { Database } from '../platform/database.ts'
import { maskError } from '../platform/graphql/graphql-errors.ts'
import type { Services } from '../platform/services.ts'
import { testDatabase, type Fixture } from '../platform/testing.ts'
import { requestContext } from '../http/request-context.ts'
import { createSchema } from '../schema.ts'
import { hashCheaply } from './testing-hashes.ts'

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
  // Tests place more orders than the default limits allow. Tests of the limits set their own.
  orderLimits: { perAddress: 10_000, perMailbox: 10_000, unpaidPieces: 1_000_000 },
}

const instant = new Date('2026-11-21T10:00:00Z')
const importExport = path.join(import.meta.dirname, '../import-export')

const stores: Fixture = {
  name: 'stores',
  sources: [path.join(importExport, 'demo/save-demo-settings.ts'), path.join(importExport, '../../demo/company.ts')],
  load: saveDemoSeller,
}

/** The thirteen stores with a small range of products. */
export const smallRange = (): Fixture => ({
  name: 'small',
  sources: writerSources(),
  load: (fresh) => loadSmall(fresh, instant),
})

/** A whole shop on its own database, without HTTP: the thirteen stores, optionally with the small range of products. */
export async function testShop(options: { demo?: 'stores' | 'small' } = {}): Promise<TestShop> {
  const database = await testDatabase(options.demo === 'small' ? smallRange() : stores)
  Object.assign(database.services, services)
  const schema = createSchema()
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

/** The source files that write the snapshot. A change to any of them invalidates it. */
function writerSources(): string[] {
  const domains = ['import-export', 'catalogue', 'pricing', 'inventory', 'url', 'cms', 'blog', 'customer'].map(
    (domain) => path.join(importExport, '..', domain),
  )
  return domains
    .filter((folder) => fs.existsSync(folder))
    .flatMap((folder) =>
      fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
    )
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
}

function reportToConsole(debugId: string, error: unknown): void {
  console.error(debugId, error)
}
