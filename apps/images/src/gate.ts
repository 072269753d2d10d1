/** Thrown when the queue of a client, or the total queue, is full. */
export class GateFull extends Error {
  constructor() {
    super('All encoders are busy and the queue is full')
    this.name = 'GateFull'
  }
}

export interface Gate {
  run<T>(client: string, work: () => Promise<T>): Promise<T>
}

export interface GateSizes {
  /** Maximum number of concurrent tasks. */
  atOnce: number
  /** Maximum queue length per client. */
  ofClient: number
  /** Maximum queue length in total. */
  inAll: number
}

/**
 * Limits concurrent work. Further work waits in one queue per client, served round-robin, so that a busy client delays only
 * itself. Throws GateFull when a queue is full.
 */
export function createGate({ atOnce, ofClient, inAll }: GateSizes): Gate {
  let running = 0
  let waiting = 0
  // The clients' queues in round-robin order, which is the order of iteration.
  const queues = new Map<string, (() => void)[]>()
  const enter = async (client: string): Promise<void> => {
    if (running < atOnce) {
      running++
      return
    }
    const queue = queues.get(client) ?? []
    if (waiting >= inAll || queue.length >= ofClient) throw new GateFull()
    queues.set(client, queue)
    waiting++
    // The finishing task passes its slot on, so `running` does not change.
    await new Promise<void>((resolve) => queue.push(resolve))
  }
  const leave = (): void => {
    const [turn] = queues
    if (turn === undefined) {
      running--
      return
    }
    const [client, queue] = turn
    const next = queue.shift()
    queues.delete(client)
    if (queue.length > 0) queues.set(client, queue)
    waiting--
    next?.()
  }
  return {
    async run(client, work) {
      await enter(client)
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
