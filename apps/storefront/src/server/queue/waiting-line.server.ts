import type { Ticket } from './queue-ticket.server.ts'

/** Whether a visitor is let in, or how many are let in before and including them and after how many seconds. */
export type Verdict =
  | { readonly isIn: true }
  | { readonly isIn: false; readonly place: number; readonly seconds: number; readonly refresh: number }

type Waiting = { readonly ticket: Ticket; seenAt: number }

/** Who has not asked again for this long has left, in milliseconds. */
const leftAfter = 50_000
/** The seconds between two requests of a waiting visitor, at least and at most. */
const refreshes = { least: 5, most: 20 }
/** More visitors than these keep their place too, but are not counted. */
const mostCounted = 50_000
/** Visitors per second without a set number: at first and at least, and at most. It is doubled or halved with each tick. */
const rates = { least: 1, most: 4_096 }
/** The seconds whose entries are kept for the visitors at the front, who ask again only then. */
const keptFor = 2 * refreshes.most

/**
 * Lets visitors in one after the other, by the time of their arrival. With a number per minute they are let in at that rate; without one, as
 * fast as the shop can serve them. Pure but for its clock; `tick` must be called a few times a second.
 */
export class WaitingLine {
  readonly #perSecond: number | undefined
  readonly #now: () => number
  /** Those who wait, by their arrival. */
  readonly #waiting: Waiting[] = []
  #rate: number
  #entries: number
  #filledAt: number

  /** `perMinute` is 0 for as many as the shop can serve. */
  constructor(perMinute: number, now: () => number) {
    this.#perSecond = perMinute === 0 ? undefined : perMinute / 60
    this.#rate = this.#perSecond ?? rates.least
    this.#now = now
    this.#entries = Math.max(1, this.#perSecond ?? 0)
    this.#filledAt = now()
  }

  /** Whether the shop lets in a set number of visitors, so that all of them have to pass here. */
  get isLimited(): boolean {
    return this.#perSecond !== undefined
  }

  get isEmpty(): boolean {
    return this.#waiting.length === 0
  }

  /** Lets a visitor in who has the turn; the others keep their place. */
  visit(ticket: Ticket): Verdict {
    this.#fill()
    const index = this.#placeOf(ticket)
    const known = this.#waiting[index]?.ticket
    const isKnown = known?.at === ticket.at && known.id === ticket.id
    if (index < Math.floor(this.#entries)) {
      this.#entries -= 1
      if (isKnown) this.#waiting.splice(index, 1)
      return { isIn: true }
    }
    const waiting = { ticket, seenAt: this.#now() }
    if (isKnown) this.#waiting[index] = waiting
    else if (this.#waiting.length < mostCounted) this.#waiting.splice(index, 0, waiting)
    return this.#waitAt(index)
  }

  /** Lets a visitor wait who was refused although it was their turn, or while there was no queue. */
  wait(ticket: Ticket): Verdict {
    this.#entries = 0
    return this.visit(ticket)
  }

  /** Forgets those who have left. Without a set number, lets in more visitors while the shop is calm, and fewer while it is not. */
  tick(isCalm: boolean): void {
    this.#fill()
    const seenSince = this.#now() - leftAfter
    if (this.#waiting.some(({ seenAt }) => seenAt < seenSince)) {
      const staying = this.#waiting.filter(({ seenAt }) => seenAt >= seenSince)
      this.#waiting.splice(0, this.#waiting.length, ...staying)
    }
    if (this.#perSecond !== undefined) return
    this.#rate = isCalm ? Math.min(rates.most, this.#rate * 2) : Math.max(rates.least, this.#rate / 2)
    if (!isCalm) this.#entries = Math.min(this.#entries, this.#rate)
  }

  #fill(): void {
    const now = this.#now()
    const most = Math.max(1, this.#rate * (this.isEmpty ? 1 : keptFor))
    this.#entries = Math.min(most, this.#entries + ((now - this.#filledAt) / 1_000) * this.#rate)
    this.#filledAt = now
  }

  #waitAt(index: number): Verdict {
    const seconds = Math.max(1, Math.ceil((index + 1 - this.#entries) / this.#rate))
    const refresh = Math.min(refreshes.most, Math.max(refreshes.least, seconds))
    return { isIn: false, place: index + 1, seconds, refresh }
  }

  /** How many of those who wait arrived earlier. */
  #placeOf({ at, id }: Ticket): number {
    let [low, high] = [0, this.#waiting.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      const other = this.#waiting[middle]?.ticket
      if (other && (other.at < at || (other.at === at && other.id < id))) low = middle + 1
      else high = middle
    }
    return low
  }
}
