import type { FastifyInstance } from 'fastify'
import type { Logger } from '@bocian/service/log.ts'
import { loadSearchable, storeIndex, whileLoadingAll } from '../catalogue/index/index.ts'
import type { Database } from '../platform/database.ts'
import { requestContext } from './request-context.ts'
import { storeViews } from '../store/store.ts'

/** Loads the listing of each store view into memory after the process has started. */
export interface WarmUp {
  /** The number of store views in memory, and whether all of them are loaded. */
  progress(): { loaded: number; isDone: boolean }
  /** Loads the store views one after the other, so that no request has to wait for them later. */
  begin(): void
  stop(): Promise<void>
}

export function warmUp(database: Database, log: Logger, pauseAfterFailure = 5_000): WarmUp {
  const progress = { loaded: 0, isDone: false }
  const stopping = new AbortController()
  const read = async (store: string): Promise<void> => {
    const context = await requestContext(database, new Headers({ store }))
    await loadSearchable(await storeIndex(context))
  }
  const readAll = async (): Promise<void> => {
    for (const { code } of (await storeViews(database.reader)).slice(progress.loaded)) {
      if (stopping.signal.aborted) return
      await read(code)
      progress.loaded++
    }
    progress.isDone = true
  }
  let running: Promise<void> = Promise.resolve()
  return {
    progress: () => ({ ...progress }),
    begin() {
      running = (async () => {
        while (!progress.isDone && !stopping.signal.aborted)
          await whileLoadingAll(database.reader, readAll).catch(async (error: unknown) => {
            log.error({ err: error }, 'loading the catalogue into memory failed')
            await pause(pauseAfterFailure, stopping.signal)
          })
      })()
    },
    stop() {
      stopping.abort()
      return running
    },
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

/** Readiness check for load balancers. A request that arrives earlier has to wait until its store view is loaded. */
export function readyRoute(server: FastifyInstance, warming: WarmUp): void {
  server.get('/ready', async (_request, reply) => {
    const { loaded, isDone } = warming.progress()
    return reply
      .header('cache-control', 'no-store')
      .code(isDone ? 200 : 503)
      .send({ status: isDone ? 'ready' : 'loading', storeViews: loaded })
  })
}
