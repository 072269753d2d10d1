import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** The cookie with a visitor's ticket. */
export const ticketCookie = 'queue_ticket'

/** A visitor's place in the queue, which depends on the time of arrival alone, so any storefront process can continue it. */
export type Ticket = {
  /** When the visitor arrived, in milliseconds. */
  readonly at: number
  /** Distinguishes visitors who arrived in the same millisecond. */
  readonly id: string
  /** Until when the visitor may use the shop without waiting again, in milliseconds; 0 while waiting. */
  readonly until: number
}

/** The ticket of a visitor who has just arrived. */
export const newTicket = (now: number): Ticket => ({ at: now, id: randomBytes(6).toString('hex'), until: 0 })

/** The ticket as a text that only somebody with the secret of the shop's services can make. */
export function signTicket(secret: string, { at, id, until }: Ticket): string {
  const content = `${at.toString(36)}_${id}_${until.toString(36)}`
  return `${content}.${signature(secret, content)}`
}

/** The ticket that the text names; undefined if it was not made with this secret, or names a later arrival than now. */
export function readTicket(secret: string, text: string | undefined, now: number): Ticket | undefined {
  const [, content, at, id, until, given] =
    /^(([0-9a-z]{1,10})_([0-9a-f]{12})_([0-9a-z]{1,10}))\.([\w-]{43})$/.exec(text ?? '') ?? []
  if (content === undefined || given === undefined || id === undefined) return undefined
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(signature(secret, content)))) return undefined
  const ticket = { at: Number.parseInt(at ?? '', 36), id, until: Number.parseInt(until ?? '', 36) }
  return ticket.at > now + latestClock ? undefined : ticket
}

/** How far the clocks of two machines may differ, in milliseconds. */
const latestClock = 60_000

// The same secret also authenticates the services, so what is signed begins with what it is for.
const signature = (secret: string, content: string): string =>
  createHmac('sha256', secret).update(`queue ticket ${content}`).digest('base64url')
