import type { Logger } from '@bocian/service/log.ts'
import { countAttempt, noteAttempt, reachedLimit, type AttemptLimit } from './attempts.ts'
import type { Database, Writer } from './database.ts'

/** Kinds of secret codes that are worth money. */
const kinds = ['coupon', 'gift card', 'club card'] as const
export type CodeKind = (typeof kinds)[number]

const refused = (kind: CodeKind): AttemptLimit => ({ name: `refused ${kind}`, most: 200, seconds: 3_600 })
const alarmed = (kind: CodeKind): AttemptLimit => ({ name: `alarm ${kind}`, most: 1, seconds: 3_600 })

/** Counts a refused code for its store view. The limits per IP address do not catch guesses that come from many addresses. */
export async function noteRefusedCode(tx: Writer, kind: CodeKind, storeId: number, now: Date): Promise<void> {
  await noteAttempt(tx, refused(kind), String(storeId), now)
}

/** Logs an alarm for each store view with too many refused codes, at most once an hour. */
export async function watchCodes(
  database: Database,
  stores: readonly { id: number; code: string }[],
  log: Pick<Logger, 'error'>,
  now: Date,
): Promise<void> {
  for (const kind of kinds) {
    const limit = refused(kind)
    const ids = stores.map(({ id }) => String(id))
    for (const id of await reachedLimit(database.reader, limit, ids, now)) {
      const wait = await database.transaction((tx) => countAttempt(tx, alarmed(kind), id, now))
      const store = stores.find((one) => String(one.id) === id)?.code
      if (wait === 0)
        log.error(
          { code: 'CODE_GUESSING', kind, store, refused: limit.most, seconds: limit.seconds },
          'too many refused codes: somebody may be guessing them',
        )
    }
  }
}
