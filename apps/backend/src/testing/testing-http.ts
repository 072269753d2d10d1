import type { FastifyInstance } from 'fastify'
import { createLog } from '@bocian/service/log.ts'
import { readEnv } from '../start/env.ts'
import { createHttpServer } from '../http/http-server.ts'
import type { Database } from '../platform/database.ts'
import type { TestShop } from './testing.ts'

const errorLog = createLog('backend', 'error')

/** An HTTP server that does not reject requests on a busy machine. `settings` are environment variables. */
export const httpServer = (
  database: Database,
  settings: Record<string, string> = {},
  log = errorLog,
): Promise<FastifyInstance> => createHttpServer(database, readEnv(settings), log)

export interface HttpResult<T> {
  status: number
  body: { data: T; errors?: { message: string; path?: unknown; extensions: Record<string, unknown> }[] }
}

/** The HTTP endpoint as clients use it: queries by GET, mutations by POST. */
export interface HttpClient {
  send<T = Record<string, unknown>>(
    document: string,
    variables?: object,
    headers?: Record<string, string>,
  ): Promise<HttpResult<T>>
  close(): Promise<void>
}

export async function httpClient(shop: TestShop): Promise<HttpClient> {
  const server: FastifyInstance = await httpServer(shop.database)
  return {
    async send<T>(document: string, variables: object = {}, headers: Record<string, string> = {}) {
      const isQuery = /^\s*(query|\{)/.test(document)
      const parameters = new URLSearchParams({ query: document, variables: JSON.stringify(variables) })
      const response = await server.inject(
        isQuery
          ? { method: 'GET', url: `/graphql?${parameters.toString()}`, headers }
          : {
              method: 'POST',
              url: '/graphql',
              headers: { 'content-type': 'application/json', ...headers },
              payload: JSON.stringify({ query: document, variables }),
            },
      )
      return { status: response.statusCode, body: response.json<HttpResult<T>['body']>() }
    },
    close: () => server.close(),
  }
}
