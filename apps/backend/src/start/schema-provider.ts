import type { GraphQLSchema } from 'graphql'
import { filterCodes } from '../catalogue/catalogue.ts'
import type { Database } from '../platform/database.ts'
import { withoutDeadline } from '../platform/deadline.ts'
import { createSchema } from '../schema.ts'

const freshFor = 5_000

/**
 * The schema for the catalogue's current filterable attributes. Checks every five seconds whether they have changed, and rebuilds
 * the schema if so.
 */
export function createSchemaProvider(database: Database): () => Promise<GraphQLSchema> {
  let codes: string | undefined
  let schema: Promise<GraphQLSchema> | undefined
  let askedAt = 0
  return () => {
    const now = Date.now()
    if (schema !== undefined && now - askedAt < freshFor) return schema
    askedAt = now
    const before = schema
    schema = withoutDeadline(() => filterCodes(database.reader))
      .catch(() => undefined)
      .then((found) => {
        const text = found?.join()
        if (before !== undefined && (text === undefined || text === codes)) return before
        codes = text
        return createSchema(found ?? [], database.services.plugins)
      })
    return before ?? schema
  }
}
