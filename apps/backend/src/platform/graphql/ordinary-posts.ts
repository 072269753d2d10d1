import type { ExecutionResult, GraphQLSchema } from 'graphql'
import { processRegularResult, type GraphQLParams, type Plugin, type YogaServerInstance } from 'graphql-yoga'

/** What the plugins get with a request. */
export interface WithSchema {
  currentSchema?: GraphQLSchema
}

/** Gives each request the schema that is current when it begins. */
export const schemaPlugin = (schemaOf: () => Promise<GraphQLSchema>): Plugin<WithSchema, WithSchema> => ({
  onRequestParse: ({ serverContext }) => ({
    async onRequestParseDone() {
      serverContext.currentSchema = await schemaOf()
    },
  }),
  onEnveloped({ context, setSchema }) {
    const schema = context?.currentSchema
    if (schema !== undefined) setSchema(schema)
  },
})

export interface Answer {
  status: number
  text: string
}

const parameters: ReadonlySet<string> = new Set(['query', 'variables', 'operationName'])

/** The parameters in the body of a POST; undefined if anything about them is unusual, so that yoga has to judge it. */
export function ordinaryParams(body: string): GraphQLParams | undefined {
  let given: unknown
  try {
    given = JSON.parse(body)
  } catch {
    return undefined
  }
  if (!isObject(given) || !Object.keys(given).every((name) => parameters.has(name))) return undefined
  const { query, variables, operationName } = given
  if (typeof query !== 'string' || !(variables == null || isObject(variables))) return undefined
  return operationName == null || typeof operationName === 'string' ? given : undefined
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Answers an ordinary POST as `yoga.fetch` does, with the same plugins, but without the request and the response of the Fetch standard,
 * whose streams cost more than most operations.
 */
export async function answerOrdinary<Server extends object>(
  yoga: YogaServerInstance<Server & WithSchema, object>,
  params: GraphQLParams,
  context: Server & WithSchema,
): Promise<Answer> {
  // The plugins read nothing else of it.
  const request = { method: 'POST' } as Request
  const result = (await yoga.getResultForParams({ params, request }, context)) as ExecutionResult
  if (result.errors === undefined && result.extensions === undefined)
    return { status: 200, text: JSON.stringify(result) }
  const response = processRegularResult(result, yoga.fetchAPI, 'application/json')
  return { status: response.status, text: await response.text() }
}
