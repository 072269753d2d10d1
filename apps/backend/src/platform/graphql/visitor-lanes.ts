/** Ends an operation, so that the next one of its visitor may start. */
export type Leave = () => unknown

/** What may happen while a request waits for its visitor's turn. */
export interface Waits {
  /** Ends the waiting when it is aborted. */
  signal?: AbortSignal | undefined
  /** Called when the waiting begins; what it returns is called when it ends. */
  rest?: (() => () => void) | undefined
  /** Whether the operation changes something. */
  isMutation?: boolean | undefined
}

/** What of each visitor's requests may run at the same time. */
export interface VisitorLanes {
  /**
   * Resolves when a request may be read and checked, one of a visitor at a time and with a turn of the event loop before each, because
   * nothing else runs meanwhile. Otherwise like `enter`.
   */
  begin(visitor: string, waits?: Waits): Promise<Leave | undefined>
  /**
   * Resolves when an operation of this cost may start; undefined if too many of its visitor wait already. Rejects if the signal is aborted
   * while it waits.
   */
  enter(visitor: string, cost: number, waits?: Waits): Promise<Leave | undefined>
}

/** Dearer operations of a visitor run one after the other. */
export const cheap = 20_000
/** What the cheap operations of a visitor may cost together at one moment, and what each counts at least. */
const mostTogether = 40_000
const leastCost = 8_000
/** Mutations wait for banks and carriers rather than compute, so that more of them may run. */
const leastCostOfMutation = 1_000
const longestPauseOfMutation = 100
const mostWaiting = 60
const mostBeginning = 200
/** Milliseconds that a request may be read and checked without a pause. */
const longestFreely = 2
/** Milliseconds for which a visitor counts as present. */
const lately = 5_000

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

  async enter(weight: number, { signal, rest }: Waits): Promise<Leave | undefined> {
    if (this.waiting.length === 0 && this.fits(weight)) return this.take(weight)
    if (this.waiting.length >= this.longest) return undefined
    const resume = rest?.()
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
    }).finally(() => resume?.())
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

/** Tells whether other visitors than this one have sent requests lately. */
class Company {
  private latest = { visitor: '', at: -Infinity }
  private before = { visitor: '', at: -Infinity }

  note(visitor: string): void {
    if (this.latest.visitor !== visitor) this.before = this.latest
    this.latest = { visitor, at: performance.now() }
  }

  hasOthers(visitor: string): boolean {
    const other = this.latest.visitor === visitor ? this.before : this.latest
    return performance.now() - other.at < lately
  }
}

/**
 * Keeps one visitor from slowing down the others: whatever number of requests a visitor sends at once, one dear operation runs at a
 * time, and cheap ones up to a total cost. The others of the same visitor wait.
 */
export function createVisitorLanes(): VisitorLanes {
  const lanes = new Map<string, Lane>()
  const company = new Company()
  const use = async (key: string, open: () => Lane, weight: number, waits: Waits = {}) => {
    const lane = lanes.get(key) ?? open()
    lanes.set(key, lane)
    const forget = (): void => void (lane.isEmpty && lanes.delete(key))
    const leave = await lane.enter(weight, waits).finally(forget)
    return leave && (() => [leave(), forget()])
  }
  // While there are others, a turn ends after a pause twice as long as it was: so a visitor takes a third of the time at most.
  const withPause = (visitor: string, leave: Leave | undefined, freely = 0, longest = Infinity): Leave | undefined => {
    const began = performance.now()
    if (leave === undefined) return undefined
    return () => {
      const took = performance.now() - began
      return took > freely && company.hasOthers(visitor)
        ? setTimeout(leave, Math.min(took * 2, longest)).unref()
        : leave()
    }
  }
  const enterCheap = (visitor: string, cost: number, waits?: Waits) =>
    use(`cheap ${visitor}`, () => new Lane(mostTogether, mostWaiting), Math.max(cost, leastCost), waits)
  const enterMutation = (visitor: string, cost: number, waits?: Waits) => {
    const weight = Math.max(cost, leastCostOfMutation)
    return use(`mutation ${visitor}`, () => new Lane(mostTogether, mostWaiting), weight, waits)
  }
  const enterDear = (visitor: string, _cost: number, waits?: Waits) =>
    use(`dear ${visitor}`, () => new Lane(1, mostWaiting), 1, waits)
  return {
    async begin(visitor, waits) {
      company.note(visitor)
      const leave = await use(`begin ${visitor}`, () => new Lane(1, mostBeginning), 1, waits)
      await new Promise((resolve) => {
        setImmediate(resolve)
      })
      return withPause(visitor, leave, longestFreely)
    },
    async enter(visitor, cost, waits) {
      const isMutation = waits?.isMutation === true
      const enterLane = cost > cheap ? enterDear : isMutation ? enterMutation : enterCheap
      const leave = await enterLane(visitor, cost, waits)
      return withPause(visitor, leave, 0, isMutation ? longestPauseOfMutation : Infinity)
    },
  }
}
