/** Thrown when the queue before the encoders is full. */
export class GateFull extends Error {
  constructor() {
    super('All encoders are busy and the queue is full')
    this.name = 'GateFull'
  }
}

export interface Gate {
  run<T>(work: () => Promise<T>): Promise<T>
}

/** Lets so many pieces of work run at once and so many more wait; what comes beyond is refused with GateFull. */
export function createGate(atOnce: number, waitingAtMost: number): Gate {
  let running = 0
  const waiting: (() => void)[] = []
  const enter = async (): Promise<void> => {
    if (running < atOnce) {
      running++
      return
    }
    if (waiting.length >= waitingAtMost) throw new GateFull()
    // The one that leaves hands its place over, so `running` stays as it is.
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  const leave = (): void => {
    const next = waiting.shift()
    if (next === undefined) running--
    else next()
  }
  return {
    async run(work) {
      await enter()
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
