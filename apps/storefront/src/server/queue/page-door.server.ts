import type { Admission, Slot } from '@bocian/service/admission/admission.ts'
import { isRobot, type Priority } from '@bocian/service/admission/priority.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { StoreView } from '#src/platform/i18n/store-views.ts'
import type { queuePage } from './queue-page.server.ts'
import { newTicket, readTicket, signTicket, ticketCookie, type Ticket } from './queue-ticket.server.ts'
import type { Verdict, WaitingLine } from './waiting-line.server.ts'

type Setup = {
  /** Undefined if no page is refused. */
  readonly admission: Admission | undefined
  readonly line: WaitingLine
  readonly renderer: () => Promise<{ readonly queuePage: typeof queuePage }>
  readonly secret: string
  readonly visitorOf: (request: FastifyRequest) => string
  readonly now: () => number
}

/** The page that a request asks for, with its path in the store view. */
export type Asked = { readonly request: FastifyRequest; readonly store: StoreView; readonly path: string }

/** For how long a visitor who was let in does not wait again, in milliseconds. */
const letInFor = 30 * 60_000
/** For how long a browser keeps the ticket, in seconds. */
const keptFor = 2 * 3_600

const purchase = /^\/(?:cart|checkout|bluepayment)(?:\/|$)/

/** Who goes first: pages of a purchase and all forms, then other pages, then crawlers. */
export function priorityOfPage({ request, path }: Pick<Asked, 'request' | 'path'>): Priority {
  if (request.method === 'POST' || purchase.test(path)) return 'checkout'
  return isRobot(request.headers['user-agent']) ? 'robot' : 'shopper'
}

const isPerson = (asked: Asked): boolean => priorityOfPage(asked) === 'shopper'

/**
 * The door of the shop's pages. Visitors for whom there is no room get a page that shows their place in the queue; it keeps their place by a
 * signed cookie, and lets them in by the time of their arrival. Nobody who buys is sent to the queue.
 */
export class PageDoor {
  readonly #setup: Setup
  readonly #letIn = new WeakSet<FastifyRequest>()

  constructor(app: FastifyInstance, setup: Setup) {
    this.#setup = setup
    // Nobody else may get the visitor's ticket from a cache.
    app.addHook('onSend', async (request, reply, payload) => {
      if (this.#letIn.has(request)) void reply.header('cache-control', 'private, no-store')
      return payload
    })
  }

  /** Whether all visitors have to pass the queue, also those who ask for a page of the cache. */
  get isLimited(): boolean {
    return this.#setup.line.isLimited
  }

  /** Lets the visitor in; or sends the page of the queue, and returns true. */
  async keepsWaiting(asked: Asked, reply: FastifyReply): Promise<boolean> {
    const { line, now } = this.#setup
    if (!isPerson(asked) || (!line.isLimited && line.isEmpty)) return false
    const ticket = this.#ticketOf(asked.request)
    if (ticket.until > now()) return false
    const verdict = line.visit(ticket)
    if (!verdict.isIn) return this.#sendAway(asked, reply, { ticket, verdict })
    this.#keep(asked.request, reply, { ...ticket, until: now() + letInFor })
    this.#letIn.add(asked.request)
    return false
  }

  /** A place in which to render the page; or undefined, and the reply is sent. */
  async enter(asked: Asked, reply: FastifyReply): Promise<Slot | undefined> {
    const { admission, line, visitorOf } = this.#setup
    if (!admission) return roomForAll
    const { request } = asked
    const outcome = await admission.enter(priorityOfPage(asked), visitorOf(request), () => request.raw.socket.destroyed)
    if (outcome.isAdmitted) return outcome
    const ticket = isPerson(asked) ? this.#ticketOf(request) : undefined
    const verdict = ticket && line.wait(ticket)
    const refresh = outcome.retryAfter
    await this.#sendAway(asked, reply, { ticket, verdict: verdict?.isIn === false ? verdict : undefined, refresh })
    return undefined
  }

  #ticketOf(request: FastifyRequest): Ticket {
    const now = this.#setup.now()
    return readTicket(this.#setup.secret, request.cookies[ticketCookie], now) ?? newTicket(now)
  }

  #keep(request: FastifyRequest, reply: FastifyReply, ticket: Ticket): void {
    void reply.setCookie(ticketCookie, signTicket(this.#setup.secret, ticket), {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: request.protocol === 'https',
      maxAge: keptFor,
    })
  }

  async #sendAway(
    { request, store }: Asked,
    reply: FastifyReply,
    { ticket, verdict, refresh = 0 }: Away,
  ): Promise<true> {
    const waiting =
      verdict?.isIn === false ? verdict : { place: undefined, seconds: refresh, refresh: Math.max(refresh, 2) }
    if (ticket) this.#keep(request, reply, { ...ticket, until: 0 })
    const { queuePage: render } = await this.#setup.renderer()
    const { html, headers } = await render(store.locale, waiting)
    void reply
      .code(503)
      .headers({ ...headers, 'cache-control': 'no-store', 'retry-after': waiting.refresh })
      .send(html)
    return true
  }
}

type Away = {
  readonly ticket: Ticket | undefined
  readonly verdict: Verdict | undefined
  readonly refresh?: number
}

const roomForAll: Slot = { isAdmitted: true, leave: () => undefined, rest: () => () => undefined }
