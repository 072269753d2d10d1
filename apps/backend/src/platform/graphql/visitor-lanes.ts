/** Ends an operation, so that the next one of its visitor may start. */
export type Leave = () => unknown

/** What of each visitor's requests may run at the same time. */
export interface VisitorLanes {
  /**
   * Resolves when a request may be read and checked, one of a visitor at a time and with a turn of the event loop before each, because
   * nothing else runs meanwhile. Otherwise like `enter`.
   */
  begin(visitor: string, signal?: AbortSignal): Promise<Leave | undefined>
  /**
   * Resolves when an operation of this cost may start; undefined if too many of its visitor wait already. Rejects if the signal is aborted
   * while it waits.
   */
  enter(visitor: string, cost: number, signal?: AbortSignal): Promise<Leave | undefined>
}

/** Dearer operations of a visitor run one after the other. */
const cheap = 20_000
/** What the cheap operations of a visitor may cost together at one moment, and what each counts at least. */
const mostTogether = 40_000
const leastCost = 1_000
const mostWaiting = 60
const mostBeginning = 200

interface Waiting {
  weight: number
  start(): void
}

/** Lets operations start in the order in which they came, as long as their weights together fit. */
class Lane {
  private taken = 0
  private readonly waiting: Waiting[] = []
  private readonly capacity: number
  private readonly longest: number

  constructor(capacity: number, longest: number) {
    this.capacity = capacity
    this.longest = longest
  }

  get isEmpty(): boolean {
    return this.taken === 0 && this.waiting.length === 0
  }

  async enter(weight: number, signal: AbortSignal | undefined): Promise<Leave | undefined> {
    if (this.waiting.length === 0 && this.fits(weight)) return this.take(weight)
    if (this.waiting.length >= this.longest) return undefined
    await new Promise<void>((resolve, reject) => {
      const entry = { weight, start: resolve }
      this.waiting.push(entry)
      signal?.addEventListener('abort', () => {
        const place = this.waiting.indexOf(entry)
        if (place < 0) return
        this.waiting.splice(place, 1)
        reject(signal.reason as Error)
        this.startNext()
      })
    })
    return this.leaveOnce(weight)
  }

  private fits(weight: number): boolean {
    return this.taken === 0 || this.taken + weight <= this.capacity
  }

  private take(weight: number): Leave {
    this.taken += weight
    return this.leaveOnce(weight)
  }

  private leaveOnce(weight: number): Leave {
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      this.taken -= weight
      this.startNext()
    }
  }

  private startNext(): void {
    for (let next = this.waiting[0]; next !== undefined && this.fits(next.weight); next = this.waiting[0]) {
      this.waiting.shift()
      this.taken += next.weight
      next.start()
    }
  }
}

/**
 * Keeps one visitor from slowing down the others: whatever number of requests a visitor sends at once, one dear operation runs at a
 * time, and cheap ones up to a total cost. The others of the same visitor wait.
 */
export function createVisitorLanes(): VisitorLanes {
  const lanes = new Map<string, Lane>()
  const use = async (key: string, open: () => Lane, weight: number, signal?: AbortSignal) => {
    const lane = lanes.get(key) ?? open()
    lanes.set(key, lane)
    const forget = (): void => void (lane.isEmpty && lanes.delete(key))
    const leave = await lane.enter(weight, signal).finally(forget)
    return leave && (() => [leave(), forget()])
  }
  const enterDear = async (visitor: string, signal?: AbortSignal) => {
    const leave = await use(`dear ${visitor}`, () => new Lane(1, mostWaiting), 1, signal)
    const began = performance.now()
    // As long a pause as it ran: dear operations of one visitor take half of the time at most.
    return leave && (() => setTimeout(leave, performance.now() - began).unref())
  }
  return {
    async begin(visitor, signal) {
      const leave = await use(`begin ${visitor}`, () => new Lane(1, mostBeginning), 1, signal)
      await new Promise((resolve) => {
        setImmediate(resolve)
      })
      return leave
    },
    enter: (visitor, cost, signal) =>
      cost <= cheap
        ? use(`cheap ${visitor}`, () => new Lane(mostTogether, mostWaiting), Math.max(cost, leastCost), signal)
        : enterDear(visitor, signal),
  }
}
