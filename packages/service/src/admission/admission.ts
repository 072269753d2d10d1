import { expectedWait, limitsAround, median, nextLimit, type Limits } from './calculate-limit.ts'
import { priorities, type Priority } from './priority.ts'

interface Rule {
  /** A request starts at once only while less than this share of the places is taken. */
  readonly share: number
  /** Milliseconds of expected waiting beyond which a request is refused on arrival. */
  readonly expected: number
  /** Milliseconds after which a waiting request is refused. */
  readonly patience: number
  readonly mostWaiting: number
  /** The seconds of `Retry-After`, at least and at most. They vary so that not all come back at the same moment. */
  readonly retryAfter: readonly [number, number]
}

const rules: Readonly<Record<Priority, Rule>> = {
  checkout: { share: 1, expected: 15_000, patience: 20_000, mostWaiting: 1_000, retryAfter: [1, 3] },
  shopper: { share: 0.85, expected: 400, patience: 1_500, mostWaiting: 256, retryAfter: [2, 6] },
  robot: { share: 0.4, expected: 250, patience: 750, mostWaiting: 32, retryAfter: [30, 90] },
}

/** The share of the places that one visitor's requests may hold or wait without, so that others always find one, and how many that are at least. */
const visitorShare = 0.25
const leastOfVisitor = 8
/** The mean time of a request before anything has been measured, and how much each request changes it. */
const usualTime = 50
const weightOfOne = 0.1

/** A request that is worked on. */
export interface Slot {
  readonly isAdmitted: true
  /** Gives the place to the next request. Further calls do nothing. */
  readonly leave: () => void
  /**
   * Gives up the place while the request waits for its visitor's turn; it still counts among that visitor's. The returned function takes the
   * place back, at once.
   */
  readonly rest: () => () => void
}

/** A request that could not be served in time. */
export interface Refusal {
  readonly isAdmitted: false
  /** Seconds after which the client may try again. */
  readonly retryAfter: number
}

export interface AdmissionOptions {
  /** How many requests usually run at one moment; the limit follows what is measured. */
  readonly usual: number
  /** Milliseconds that the median request should take at most; Infinity if that says nothing about this process, which then keeps to `usual`. */
  readonly targetTime: number
  /** Milliseconds by which the event loop should be late at most, on average. */
  readonly targetDelay: number
  /** Milliseconds of delay beyond which all but buyers are refused at once; 0 for never. */
  readonly mostDelay: number
  readonly now: () => number
  /** A number from 0 to below 1. */
  readonly random: () => number
}

interface Waiting {
  readonly visitor: string | null
  readonly since: number
  readonly hasLeft: () => boolean
  settle(outcome: Slot | Refusal): void
}

/**
 * Decides which requests a process works on. As many as `limit` run at one moment; others wait by priority and within it in their order,
 * and those that would wait for too long are refused at once, which costs nearly nothing. Pure but for its clock: `tick` must be called
 * several times a second.
 */
export class Admission {
  readonly #options: AdmissionOptions
  readonly #limits: Limits
  readonly #queues: Readonly<Record<Priority, Waiting[]>> = { checkout: [], shopper: [], robot: [] }
  readonly #held = new Map<string, number>()
  #limit: number
  #running = 0
  /** The mean time of a request without and with the time for which it rested. */
  #meanTime = usualTime
  #meanStay = usualTime
  #times: number[] = []
  #hadToWait = false
  #delay = 0

  constructor(options: AdmissionOptions) {
    this.#options = options
    const limits = limitsAround(options.usual)
    // More requests at one moment would only wait in the process that they are for.
    this.#limits = options.targetTime === Infinity ? { ...limits, most: options.usual } : limits
    this.#limit = options.usual
  }

  /** How many requests may run at one moment. */
  get limit(): number {
    return this.#limit
  }

  /** Whether there is room for work for which nobody waits. */
  get isCalm(): boolean {
    return !this.#isAnyWaiting() && this.#running <= this.#limit / 4 && this.#delay <= this.#options.targetDelay
  }

  /** Admits a request that can start at once; undefined if it has to wait. `visitor` is null for requests of our own services. */
  tryEnter(priority: Priority, visitor: string | null): Slot | undefined {
    // Nobody is passed over: those who wait would have started if there were a place for them.
    return !this.#isTooLate(priority) && this.#fits(priority, visitor) ? this.#take(visitor) : undefined
  }

  /** Admits or refuses a request, after it has waited if it must. One whose client has left meanwhile is refused. */
  async enter(priority: Priority, visitor: string | null, hasLeft = () => false): Promise<Slot | Refusal> {
    const slot = this.tryEnter(priority, visitor)
    if (slot) return slot
    this.#hadToWait = true
    const queue = this.#queues[priority]
    const { expected, mostWaiting } = rules[priority]
    if (this.#isTooLate(priority) || queue.length >= mostWaiting || this.#waitOf(priority, visitor) > expected)
      return this.#refusal(priority)
    return new Promise((settle) => {
      queue.push({ visitor, since: this.#options.now(), hasLeft, settle })
    })
  }

  /** Computes the limit again and refuses those who have waited for too long. `delay` is the mean delay of the event loop since then. */
  tick(delay: number): void {
    this.#delay = delay
    const { targetTime, targetDelay, now } = this.#options
    // Nothing is known about the time of requests while none has ended.
    const time = targetTime === Infinity ? 0 : (median(this.#times) ?? targetTime) / targetTime
    const strain = Math.max(time, delay / targetDelay)
    this.#limit = nextLimit(this.#limit, { hadToWait: this.#hadToWait || this.#isAnyWaiting(), strain }, this.#limits)
    this.#times = []
    this.#hadToWait = false
    for (const priority of priorities) {
      const latest = now() - rules[priority].patience
      const queue = this.#queues[priority]
      // They are in the order of their arrival.
      while (queue[0] !== undefined && queue[0].since <= latest) queue.shift()?.settle(this.#refusal(priority))
    }
    this.#startWaiting()
  }

  #isTooLate(priority: Priority): boolean {
    const { mostDelay } = this.#options
    return priority !== 'checkout' && mostDelay > 0 && this.#delay > mostDelay
  }

  #isAnyWaiting(): boolean {
    return priorities.some((priority) => this.#queues[priority].length > 0)
  }

  #waitOf(priority: Priority, visitor: string | null): number {
    const before = priorities.slice(0, priorities.indexOf(priority) + 1).flatMap((other) => this.#queues[other])
    const inAll = expectedWait(before.length, this.#placesFor(priority), this.#meanTime)
    if (visitor === null) return inAll
    const own = before.filter((waiting) => waiting.visitor === visitor).length
    return Math.max(inAll, expectedWait(own, this.#placesOfVisitor(), this.#meanStay))
  }

  #placesFor(priority: Priority): number {
    return Math.max(1, Math.floor(this.#limit * rules[priority].share))
  }

  #placesOfVisitor(): number {
    return Math.max(leastOfVisitor, Math.floor(this.#limit * visitorShare))
  }

  #fits(priority: Priority, visitor: string | null): boolean {
    if (this.#running >= this.#placesFor(priority)) return false
    return visitor === null || (this.#held.get(visitor) ?? 0) < this.#placesOfVisitor()
  }

  #refusal(priority: Priority): Refusal {
    const [least, most] = rules[priority].retryAfter
    return { isAdmitted: false, retryAfter: least + Math.floor(this.#options.random() * (most - least + 1)) }
  }

  #count(visitor: string | null, change: 1 | -1): void {
    if (visitor === null) return
    const held = (this.#held.get(visitor) ?? 0) + change
    if (held === 0) this.#held.delete(visitor)
    else this.#held.set(visitor, held)
  }

  #take(visitor: string | null): Slot {
    const { now } = this.#options
    this.#count(visitor, 1)
    this.#running += 1
    const arrived = now()
    let rested = 0
    let hasPlace = true
    let isOver = false
    const giveUp = (): void => {
      if (hasPlace) this.#running -= 1
      hasPlace = false
      this.#startWaiting()
    }
    return {
      isAdmitted: true,
      leave: () => {
        if (isOver) return
        isOver = true
        this.#count(visitor, -1)
        if (hasPlace) this.#note(now() - arrived, rested)
        giveUp()
      },
      rest: () => {
        const restedAt = now()
        giveUp()
        return () => {
          if (isOver || hasPlace) return
          hasPlace = true
          rested += now() - restedAt
          this.#running += 1
        }
      },
    }
  }

  #note(stay: number, rested: number): void {
    this.#meanTime += (stay - rested - this.#meanTime) * weightOfOne
    this.#meanStay += (stay - this.#meanStay) * weightOfOne
    this.#times.push(stay - rested)
  }

  #startWaiting(): void {
    for (const priority of priorities) {
      const queue = this.#queues[priority]
      for (let index = 0; index < queue.length && this.#running < this.#placesFor(priority);) {
        const next = queue[index]
        if (next === undefined || (!next.hasLeft() && !this.#fits(priority, next.visitor))) {
          index += 1
          continue
        }
        queue.splice(index, 1)
        next.settle(next.hasLeft() ? this.#refusal(priority) : this.#take(next.visitor))
      }
    }
  }
}
