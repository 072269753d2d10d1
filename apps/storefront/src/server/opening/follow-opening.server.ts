import type { Logger } from '@bocian/service/log.ts'

/** A store view that has not opened yet. */
export type ClosedStore = { readonly code: string; readonly name: string }

/** Which store views have not opened yet. */
export type Opening = {
  /** Waits for the backend's first answer only. */
  closedStore(code: string): Promise<ClosedStore | undefined>
  /** Whether no store view of the shop is open. */
  isAllClosed(): Promise<boolean>
  stop(): void
}

const timeout = 5_000
const usualPause = 1_000

/**
 * Asks the backend every second which store views have not opened yet. What is known stays while the backend is down. Without any
 * answer yet, no store view counts as closed: then pages fail anyway.
 */
export function followOpening(backendUrl: string, log: Pick<Logger, 'warn'>, pause = usualPause): Opening {
  let closed: ReadonlyMap<string, ClosedStore> = new Map()
  let isAllClosed = false
  let isDown = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  const poll = async (): Promise<void> => {
    try {
      const response = await fetch(`${backendUrl}/opening`, { signal: AbortSignal.timeout(timeout) })
      if (!response.ok) throw new Error(`The backend responded with ${response.status}`)
      const answer = (await response.json()) as {
        readonly closed: readonly ClosedStore[]
        readonly isAllClosed: boolean
      }
      closed = new Map(answer.closed.map((store) => [store.code, store]))
      ;({ isAllClosed } = answer)
      isDown = false
    } catch (error) {
      if (!isDown && !isStopped) log.warn({ err: error }, 'cannot ask which store views are open')
      isDown = true
    }
    if (isStopped) return
    timer = setTimeout(() => void poll(), pause)
    timer.unref()
  }
  const first = poll()
  return {
    async closedStore(code) {
      await first
      // A shop without store views has not opened either, and has no name yet.
      return closed.get(code) ?? (isAllClosed && closed.size === 0 ? { code, name: '' } : undefined)
    },
    async isAllClosed() {
      await first
      return isAllClosed
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
