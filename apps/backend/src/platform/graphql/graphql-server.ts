import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { getOperationAST, GraphQLError, OperationTypeNode, parse, validate, type GraphQLSchema } from 'graphql'
import { createYoga, type Plugin } from 'graphql-yoga'
import type { Slot } from '@bocian/service/admission/admission.ts'
import type { Logger } from '@bocian/service/log.ts'
import { cacheTags, expiryOf, relatedProducts } from '../cache-tags.ts'
import type { Context } from '../context.ts'
import { platformErrors } from '../errors.ts'
import { cacheId, isPublic } from './graphql-cache.ts'
import { maskError } from './graphql-errors.ts'
import { introspectionRule } from './graphql-introspection.ts'
import { currentDeadline, startDeadline, underDeadline } from '../deadline.ts'
import { defaultLimits, limitsRule, type GraphQLLimits } from './graphql-limits.ts'
import { pointsOf, queryCost, refusalOf } from './query-cost.ts'
import { retryAfterSeconds, transientFailure } from '../engine/transient-failure.ts'
import { repeatedMutationPlugin } from '../idempotency/repeated-mutation.ts'
import { isBodyDeeperThan, isDocumentDeeperThan } from './nesting.ts'
import { withNumbers } from './numeric-texts.ts'
import { withKnownInputs } from './renamed-inputs.ts'
import { answerOrdinary, ordinaryParams, schemaPlugin, type Answer, type WithSchema } from './ordinary-posts.ts'
import { requestParamsPlugin } from './request-params.ts'
import { UserError } from '../user-error.ts'
import { spreadRootFields } from './root-turns.ts'
import { cheap, createVisitorLanes, type Leave, type VisitorLanes } from './visitor-lanes.ts'
import type { Visitor } from '../visitor.ts'

export interface GraphQLServerOptions {
  /** The current schema. It may be replaced while the server runs. */
  schemaOf(): Promise<GraphQLSchema>
  log: Logger
  /** Creates the context of a request. Throws a UserError when a header is invalid. */
  contextOf(headers: Headers, socketAddress: string | undefined): Promise<Context>
  isIntrospectionOpen?: boolean
  limits?: GraphQLLimits
  /** The highest cost of one operation, as `queryCost` computes it. */
  mostCost: number
  /** Spends points of a visitor's rate limit. Returns the seconds to wait, 0 if there were enough points. */
  spend(visitor: string, points: number): Promise<number>
  /** The place of an admitted request in this process, which it gives up while it waits for its visitor's turn. */
  slotOf?(request: FastifyRequest): Slot | undefined
  /** Milliseconds after which the work for a request is stopped. */
  deadline: number
  publicMaxAge?: number
}

const maxTokens = 4_000
/** How many times longer a mutation may take than a query. */
const mutationDeadlineFactor = 3

/** The trace id of the current request, for log lines about its errors. */
const traces = new AsyncLocalStorage<string | undefined>()

function documentPlugin(options: GraphQLServerOptions): Plugin {
  const limits = limitsRule(options.limits ?? defaultLimits)
  return {
    onParse({ setParseFn }) {
      setParseFn(((source: string) => {
        // GraphQL's own escapes, which `refuseRequest` does not find inside JSON.
        if (escapedNul.test(source)) throw new GraphQLError(notText)
        return withKnownInputs(parse(source, { maxTokens }))
      }) as typeof parse)
    },
    onValidate({ addValidationRule, setValidationFn }) {
      addValidationRule(limits)
      if (options.isIntrospectionOpen !== true) addValidationRule(introspectionRule)
      setValidationFn(((
        schema: GraphQLSchema,
        document: Parameters<typeof validate>[1],
        rules: Parameters<typeof validate>[2],
      ) => validate(schema, document, rules, { maxErrors: 5, hideSuggestions: true })) as typeof validate)
    },
  }
}

/** The cost of an operation, by the context of its request. */
type Costs = WeakMap<object, number>

interface Turns {
  lanes: VisitorLanes
  /** What ends the beginning of a request, by its visitor. */
  beginnings: WeakMap<Visitor, Leave>
  slots: WeakMap<Visitor, Slot>
  costs: Costs
}

/** Computes the cost of an operation before it runs, and runs it under the request's deadline. */
function costPlugin({ mostCost, spend }: GraphQLServerOptions, costs: Costs): Plugin<Partial<Context>> {
  return {
    async onExecute({ args, setResultAndStopExecution }) {
      const { schema, document, operationName, contextValue } = args
      const operation = getOperationAST(document, operationName)
      if (operation == null) return undefined
      const variableValues = withNumbers(schema, operation, args.variableValues ?? {})
      Object.assign(args, { variableValues })
      const cost = queryCost(schema, document, operation, variableValues)
      const isMutation = operation.operation === OperationTypeNode.MUTATION
      const points = pointsOf(cost)
      const refusal =
        refusalOf(cost, mostCost) ??
        (isMutation && contextValue.preview !== undefined ? platformErrors.PREVIEW_READ_ONLY() : undefined) ??
        (await limitSpending(contextValue.visitor, points, spend))
      if (refusal !== undefined) return setResultAndStopExecution(refused(refusal))
      costs.set(contextValue, cost.cost)
      const deadline = currentDeadline()
      // A mutation is finished even if its client has disconnected, because a retry may be waiting for its response.
      if (isMutation) deadline?.extend(mutationDeadlineFactor)
      else Object.assign(args, { signal: deadline?.signal })
      return undefined
    },
  }
}

const refused = ({ message, extensions }: UserError) => ({ errors: [new GraphQLError(message, { extensions })] })

/** Runs an operation in its visitor's turn. It is the last plugin, so that whatever runs an operation also ends its turn. */
function turnsPlugin({ lanes, beginnings, slots, costs }: Turns): Plugin<Partial<Context>> {
  return {
    onExecute({ args, executeFn, setExecuteFn }) {
      const { visitor } = args.contextValue
      const address = visitor?.address ?? null
      if (address === null) return
      setExecuteFn((async (given: typeof args) => {
        const cost = costs.get(given.contextValue) ?? 0
        if (visitor !== undefined) beginnings.get(visitor)?.()
        const slot = visitor && slots.get(visitor)
        const operation = getOperationAST(given.document, given.operationName)?.operation
        const isMutation = operation === OperationTypeNode.MUTATION
        const leave = await lanes
          .enter(address, cost, { signal: currentDeadline()?.signal, rest: slot?.rest, isMutation })
          .catch((error: unknown) => {
            if (error instanceof UserError) return error
            throw error
          })
        if (leave instanceof UserError) return refused(leave)
        if (leave === undefined) return refused(tooManyRequests(visitor, retryAfterSeconds))
        if (cost > cheap) spreadRootFields(given.contextValue)
        try {
          return (await executeFn(given)) as unknown
        } finally {
          leave()
        }
      }) as typeof executeFn)
    },
  }
}

/** Spends the additional points of an expensive operation. The first point was already spent when the request arrived. */
async function limitSpending(
  visitor: Visitor | undefined,
  points: number,
  spend: GraphQLServerOptions['spend'],
): Promise<UserError | undefined> {
  const address = visitor?.address ?? null
  const wait = address === null || points === 0 ? 0 : await spend(address, points)
  if (visitor === undefined || wait === 0) return undefined
  return tooManyRequests(visitor, wait)
}

function tooManyRequests(visitor: Visitor | undefined, wait: number): UserError {
  if (visitor !== undefined) visitor.replyStatus = 429
  visitor?.replyHeaders.set('retry-after', String(wait))
  return platformErrors.TOO_MANY_REQUESTS()
}

/** Mounts Magento's endpoint, `/graphql` by GET and POST, on the server. */
export function registerGraphQL(server: FastifyInstance, options: GraphQLServerOptions): void {
  const turns: Turns = {
    lanes: createVisitorLanes(),
    beginnings: new WeakMap(),
    slots: new WeakMap(),
    costs: new WeakMap(),
  }
  const yoga = createYoga<InContext>({
    cors: false,
    multipart: false,
    graphiql: false,
    landingPage: false,
    batching: false,
    logging: false,
    plugins: [
      schemaPlugin(() => options.schemaOf()),
      requestParamsPlugin,
      documentPlugin(options),
      costPlugin(options, turns.costs),
      repeatedMutationPlugin(options.deadline * mutationDeadlineFactor),
      turnsPlugin(turns),
    ],
    context: ({ shop }) => shop,
    maskedErrors: {
      maskError: (error) =>
        maskError(error, traces.getStore(), (debugId, cause) =>
          options.log.error({ debugId, err: cause }, 'unexpected error'),
        ),
    },
  })
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  server.route({
    method: ['GET', 'POST', 'OPTIONS', 'PUT', 'DELETE', 'PATCH'],
    url: '/graphql',
    handler: async (request, reply) => {
      const refusal = refuseRequest(request)
      if (refusal?.status === 405) void reply.header('allow', 'GET, POST, OPTIONS')
      if (refusal !== undefined) return sendError(reply, refusal.status, refusal.message)
      if (request.method === 'OPTIONS') return reply.code(204).send()
      return handleRequest(request, reply, { yoga, turns, ...options })
    },
  })
}

type InContext = WithSchema & { shop: Context }
type Yoga = ReturnType<typeof createYoga<InContext>>

/** Handles the request under its deadline, which ends when the client disconnects. */
interface Handling extends GraphQLServerOptions {
  yoga: Yoga
  turns: Turns
}

async function handleRequest(request: FastifyRequest, reply: FastifyReply, options: Handling) {
  const deadline = startDeadline(options.deadline)
  reply.raw.once('close', () => (reply.raw.writableFinished ? undefined : deadline.cancel()))
  try {
    return await underDeadline(deadline, () => executeRequest(request, reply, options))
  } finally {
    deadline.clear()
  }
}

async function executeRequest(request: FastifyRequest, reply: FastifyReply, options: Handling) {
  const headers = new Headers(request.headers as Record<string, string>)
  // Shared caches distinguish responses by the headers listed in `vary`. Cookies are not among them.
  if (request.method === 'GET' && !headers.has('store')) headers.set('store', 'default')
  let shop: Context
  let leave: Leave | null | undefined
  try {
    shop = await options.contextOf(headers, request.socket.remoteAddress)
    leave = await beginning(shop.visitor, options.turns, options.slotOf?.(request))
  } catch (error) {
    if (error instanceof UserError) return sendError(reply, 200, error)
    // Without the store views nothing works. The HTTP error status tells health checks and load balancers.
    if (transientFailure(error) !== 'overloaded') throw error
    return sendError(reply, 200, platformErrors.TRY_AGAIN())
  }
  if (leave === null)
    return sendError(reply.header('retry-after', retryAfterSeconds), 429, platformErrors.TOO_MANY_REQUESTS())
  const { status, text } = await traces
    .run(traceId(headers), () => answer(request, shop, options))
    .finally(() => leave?.())
  const isCacheable =
    request.method === 'GET' &&
    shop.customerId === null &&
    shop.preview === undefined &&
    (headers.get('agent-data') ?? '') === '' &&
    status === 200 &&
    !text.startsWith('{"errors"') &&
    isPublicText(request)
  // A storefront that caches whole pages needs these tags to invalidate them.
  const isTagged = request.headers['x-cache-tags'] === 'wanted' && text.startsWith('{"data"')
  const expiry = expiryOf(shop)
  const left = expiry === undefined ? Infinity : Math.ceil((expiry.getTime() - shop.now.getTime()) / 1000)
  const maxAge = Math.min(options.publicMaxAge ?? 30, left)
  const related = [...relatedProducts(shop)].map(([id, others]) => [id, [...others]] as const)
  const caching = { tags: [...cacheTags(shop)], until: expiry?.toISOString(), related: Object.fromEntries(related) }
  const body = isTagged ? `{"extensions":${JSON.stringify(caching)},${text.slice(1)}` : text
  for (const line of shop.visitor?.replyHeaders.getSetCookie() ?? []) void reply.header('set-cookie', line)
  const retryAfter = shop.visitor?.replyHeaders.get('retry-after')
  if (retryAfter) void reply.header('retry-after', retryAfter)
  return reply
    .code(shop.visitor?.replyStatus ?? (status === 500 ? 200 : status))
    .header('content-type', 'application/json; charset=utf-8')
    .header('vary', 'Store, Content-Currency, Authorization, Agent-Data')
    .header('x-magento-cache-id', cacheId(shop.store, shop.customerId !== null, 'bocian'))
    .header('cache-control', isCacheable ? `public, max-age=${maxAge}` : 'no-store')
    .send(body)
}

async function answer(request: FastifyRequest, shop: Context, { yoga, schemaOf }: Handling): Promise<Answer> {
  const params = request.method === 'POST' ? ordinaryParams(request.body as string) : undefined
  // Without a schema, yoga tells why.
  const currentSchema = params && (await schemaOf().catch(() => undefined))
  if (params !== undefined && currentSchema !== undefined) return answerOrdinary(yoga, params, { shop, currentSchema })
  const response = await yoga.fetch(
    `http://shop${request.url}`,
    {
      method: request.method,
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      ...(request.method === 'POST' ? { body: request.body as string } : {}),
    },
    { shop },
  )
  return { status: response.status, text: await response.text() }
}

/** Waits until a request of the visitor may begin. Returns what ends its beginning; null if too many wait. */
async function beginning(
  visitor: Visitor | undefined,
  { lanes, beginnings, slots }: Turns,
  slot: Slot | undefined,
): Promise<Leave | null | undefined> {
  if (visitor?.address == null) return undefined
  if (slot) slots.set(visitor, slot)
  const leave = await lanes.begin(visitor.address, { signal: currentDeadline()?.signal, rest: slot?.rest })
  if (leave === undefined) return null
  beginnings.set(visitor, leave)
  return leave
}

/** The trace id that the caller sent, if it is safe to log. */
export function traceId(headers: Headers): string | undefined {
  return /^[\w-]{8,64}$/.exec(headers.get('x-trace-id') ?? '')?.[0]
}

function isPublicText(request: FastifyRequest): boolean {
  const { query } = request.query as { query?: string }
  try {
    return isPublic(parse(query ?? '', { maxTokens }))
  } catch {
    return false
  }
}

function safeDecode(url: string): string {
  try {
    return decodeURIComponent(url)
  } catch {
    return url
  }
}

const deepest = 100

/** Matches NUL characters and lone surrogates, plain or escaped, which PostgreSQL cannot store. */
const unstorable = /\0|%00|\\u0000|\\ud[89ab][0-9a-f]{2}(?!\\ud[c-f])|(?<!\\ud[89ab][0-9a-f]{2})\\ud[c-f][0-9a-f]{2}/i
/** Matches NUL as GraphQL's own escape. GraphQL's parser itself refuses lone surrogates. */
const escapedNul = /\\u(0000|\{0+\})/
const notText = 'The request holds characters that are not text'

/** Whether the document or the variables in the URL of a request are nested more deeply. */
function isUrlDeeperThan(limit: number, request: FastifyRequest): boolean {
  const { query, variables } = request.query as Record<string, unknown>
  return isDocumentDeeperThan(limit, String(query ?? '')) || isBodyDeeperThan(limit, String(variables ?? ''))
}

/** The HTTP error for a request that is invalid before its document is parsed. */
function refuseRequest(request: FastifyRequest): { status: number; message: string } | undefined {
  if (!['GET', 'POST', 'OPTIONS'].includes(request.method))
    return { status: 405, message: 'Only GET and POST requests are allowed' }
  const body = request.method === 'POST' && typeof request.body === 'string' ? request.body : undefined
  if (unstorable.test(body ?? safeDecode(request.url))) return { status: 400, message: notText }
  if (body === undefined ? isUrlDeeperThan(deepest, request) : isBodyDeeperThan(deepest, body))
    return { status: 400, message: 'The request is nested too deeply' }
  if (request.method === 'GET') {
    const { query, variables, operationName } = request.query as Record<string, unknown>
    if ([query, variables, operationName].some(Array.isArray))
      return { status: 400, message: 'A parameter of the request is given more than once' }
    if (typeof query === 'string' && /^\s*mutation\b/.test(query))
      return { status: 405, message: 'Mutation requests allowed only for POST requests' }
    return undefined
  }
  if (request.method === 'POST' && !/^\s*application\/json\b/i.test(request.headers['content-type'] ?? ''))
    return { status: 415, message: 'Request content type must be application/json' }
  return undefined
}

/** Sends an error in Magento's format for a request that is not executed. */
export function sendError(reply: FastifyReply, status: number, problem: UserError | string): FastifyReply {
  const { message, extensions } = typeof problem === 'string' ? plainError(status, problem) : problem
  const error = new GraphQLError(message, { extensions })
  return reply
    .code(status)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify({ errors: [error.toJSON()], data: null }))
}

function plainError(status: number, message: string) {
  const { category, extensions } = platformErrors.REQUEST_INVALID()
  return { message, extensions: status < 500 ? extensions : { category } }
}
