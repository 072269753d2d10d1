import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import type { ExecutionArgs, ExecutionResult, OperationDefinitionNode } from 'graphql'
import { sql } from 'kysely'
import type { Plugin } from 'graphql-yoga'
import type { Context } from '../context.ts'
import { sendLast, statement, type Statement, type Writer } from '../database.ts'
import { withoutDeadline } from '../deadline.ts'
import { platformErrors } from '../errors.ts'
import { retriedFields } from './retried-fields.ts'

const keptMilliseconds = 24 * 60 * 60 * 1_000
/**
 * A claim that is older than the longest mutation plus this margin belongs to a killed process, so the mutation may run again.
 */
const abandonedMargin = 15_000
const longestWait = 25_000
/** The pause between two polls doubles up to the longest one, because most mutations take a few milliseconds. */
const firstPause = 10
const longestPause = 150
/** Shorter keys are ignored: two guests might choose the same one, and one would get the other's response. */
const shortestKey = 22
/** How long a request without a key counts as the repetition of an equal one, in milliseconds. */
const repetitionMilliseconds = 60_000

/** The stored response that a retry gets: the GraphQL result and its cookies. */
interface Response {
  readonly result: ExecutionResult
  readonly cookies: readonly string[]
}

interface Claim {
  readonly id: string
  readonly requestHash: string
  readonly startedAt: string
  /** Claims from before this time are abandoned. */
  readonly abandonedBefore: string
}

/**
 * Runs a mutation once per Idempotency-Key and caller: a retry waits for the first request and gets its response.
 * `longestMutation` is how many milliseconds a mutation may take.
 */
export function repeatedMutationPlugin(longestMutation: number): Plugin {
  return {
    onExecute({ args, executeFn, setExecuteFn }) {
      const execution = args as ExecutionArgs
      const ctx = execution.contextValue as Context
      const key = keyOf(ctx)
      if (key === null || !isRetried(execution)) return
      setExecuteFn((async (given: ExecutionArgs) =>
        runOnce(
          ctx,
          key,
          claimOf(ctx, key, given, longestMutation),
          async () => executeFn(given) as Promise<ExecutionResult>,
        )) as typeof executeFn)
    },
  }
}

const keyOf = ({ idempotencyKey: key }: Context): string | null =>
  key === null || key.length < shortestKey ? null : key

/**
 * The time since which an equal request is the same one, sent again: a minute ago for a client that sends no key, as those of
 * Magento. Null if the client tells its requests apart with keys.
 */
export const repeatedSince = (ctx: Context): Date | null =>
  keyOf(ctx) === null ? new Date(ctx.now.getTime() - repetitionMilliseconds) : null

function isRetried({ document, operationName }: ExecutionArgs): boolean {
  const operations = document.definitions.filter(
    (definition): definition is OperationDefinitionNode => definition.kind === 'OperationDefinition',
  )
  const chosen = operationName ? operations.find(({ name }) => name?.value === operationName) : operations[0]
  return (
    chosen?.operation === 'mutation' &&
    chosen.selectionSet.selections.some((field) => field.kind === 'Field' && retriedFields.has(field.name.value))
  )
}

async function runOnce(ctx: Context, key: string, claim: Claim, run: () => Promise<ExecutionResult>) {
  const before = await claimOrWait(ctx, claim)
  if (before !== undefined) return replay(ctx, unseal(key, before))
  let result: ExecutionResult | undefined
  try {
    result = await run()
    return result
  } finally {
    // Stores the response even after the deadline, because a completed mutation must not run again on a retry.
    await withoutDeadline(() => settle(ctx, key, claim, result))
  }
}

function claimOf(
  ctx: Context,
  key: string,
  { document, variableValues }: ExecutionArgs,
  longestMutation: number,
): Claim {
  const request = JSON.stringify([document.loc?.source.body, variableValues ?? {}])
  const now = Date.now()
  return {
    // Identifies the caller by the credentials of the request: the retry of a token renewal still sends the old token.
    id: digest(JSON.stringify([ctx.credentialsHash ?? '', key])),
    requestHash: digest(request),
    startedAt: new Date(now).toISOString(),
    abandonedBefore: new Date(now - longestMutation - abandonedMargin).toISOString(),
  }
}

/** The stored response, or undefined when this attempt has claimed the mutation and must run it. */
async function claimOrWait(ctx: Context, claim: Claim): Promise<string | undefined> {
  const until = Date.now() + longestWait
  let pause = firstPause
  do {
    const known = await claimOrRead(ctx, claim)
    if (known === 'claimed') return undefined
    if (known.requestHash !== claim.requestHash) throw platformErrors.IDEMPOTENCY_KEY_REUSED()
    if (known.response !== null) return known.response
    await new Promise((resolve) => setTimeout(resolve, pause))
    pause = Math.min(2 * pause, longestPause)
  } while (Date.now() < until)
  throw platformErrors.TRY_AGAIN()
}

/** Results in whether this attempt has claimed the mutation. */
const claimingOf = ({ id, requestHash, startedAt, abandonedBefore }: Claim): Statement<boolean> =>
  statement(
    sql`
      insert into platform_repeated_mutation as known (id, request_hash, started_at)
      values (${id}, ${requestHash}, ${startedAt}::timestamptz)
      on conflict (id) do update set started_at = excluded.started_at
      where known.response is null and known.request_hash = excluded.request_hash
        and known.started_at < ${abandonedBefore}::timestamptz
      returning id`,
    (rows) => rows.length > 0,
  )

interface Known {
  requestHash: string
  response: string | null
}

const knownOf = (id: string): Statement<Known | undefined> =>
  statement(
    sql<Known>`
      select request_hash as "requestHash", response from platform_repeated_mutation where id = ${id}`,
    ([row]) => row,
  )

async function claimOrRead(ctx: Context, claim: Claim): Promise<'claimed' | Known> {
  const { id, requestHash } = claim
  const [isClaimed] = await ctx.transaction((tx) => sendLast(tx, [claimingOf(claim)]))
  if (isClaimed) return 'claimed'
  const [known] = await ctx.transaction((tx) => sendLast(tx, [knownOf(id)]))
  // Another request deleted its failed claim between these two statements. The next poll claims the mutation.
  return known ?? { requestHash, response: null }
}

/** Stores the response. Deletes the claim of a mutation that failed: it changed nothing, and a retry may succeed. */
async function settle(ctx: Context, key: string, { id }: Claim, result: ExecutionResult | undefined): Promise<void> {
  const response =
    result === undefined || result.errors !== undefined
      ? null
      : seal(key, { result, cookies: ctx.visitor?.replyHeaders.getSetCookie() ?? [] })
  const settling =
    response === null
      ? sql`delete from platform_repeated_mutation where id = ${id}`
      : sql`update platform_repeated_mutation set response = ${response} where id = ${id}`
  await ctx.transaction((tx) => sendLast(tx, [statement(settling, () => undefined)]))
}

function replay(ctx: Context, { result, cookies }: Response): ExecutionResult {
  for (const cookie of cookies) ctx.visitor?.replyHeaders.append('set-cookie', cookie)
  return result
}

/** Deletes responses that are older than a day. */
export async function forgetRepeatedMutations(tx: Writer, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptMilliseconds).toISOString()
  await sql`delete from platform_repeated_mutation where started_at < ${before}::timestamptz`.execute(tx)
}

/** Encrypts with the caller's key, because responses may contain tokens, which must not be stored in plain text. */
function seal(key: string, response: Response): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', sealingKey(key), iv)
  const text = Buffer.concat([cipher.update(JSON.stringify(response), 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')
}

function unseal(key: string, sealed: string): Response {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(key), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  const text = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()])
  return JSON.parse(text.toString('utf8')) as Response
}

const sealingKey = (key: string): Buffer => Buffer.from(hkdfSync('sha256', key, '', 'repeated mutation', 32))

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url')
