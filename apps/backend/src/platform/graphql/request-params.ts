import { GraphQLError } from 'graphql'
import type { Plugin } from 'graphql-yoga'

/**
 * Reads the parameters of a request as clients mean them: an empty operation name is none. A hash without a document is answered
 * so that the client sends the document, because this server stores none.
 */
export const requestParamsPlugin: Plugin = {
  onParams({ params, setParams }) {
    if (params.operationName === '') {
      const { operationName: _empty, ...others } = params
      setParams(others)
    }
    const isHashAlone = !params.query && params.extensions?.['persistedQuery'] !== undefined
    if (isHashAlone) throw new GraphQLError('PersistedQueryNotFound', { extensions: { http: { status: 200 } } })
  },
}
