import type { Page, Request, Route } from 'playwright-core'
import { shop } from '../browser.ts'

/** What became of the mutation's requests on the way. */
export interface Wire {
  /** How many requests the page has sent. */
  readonly sent: number
  /** Settles when the first request was sent, and where the fault lets it pass, when the shop has done it. */
  readonly arrived: Promise<void>
  /** Lets a request that waits pass. */
  release(): void
  /** From now on requests reach the shop and responses come back. */
  repair(): void
}

export type Way = 'request lost' | 'response lost' | 'held' | 'duplicate' | 'HTTP 500'

/** The operation's name in a request to the endpoint. */
export function operationOf(request: Request): string {
  return /\b(?:mutation|query)\s+(\w+)/.exec(request.postData() ?? '')?.[1] ?? ''
}

/** Puts a fault on the wire for every request of one mutation that this page sends, until it is repaired. */
export async function breakWire(page: Page, mutation: string, way: Way): Promise<Wire> {
  const arrival = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  let isBroken = true
  const wire = { sent: 0, arrived: arrival.promise, release: release.resolve, repair: () => void (isBroken = false) }
  const handle = async (route: Route): Promise<void> => {
    if (operationOf(route.request()) !== mutation) return route.fallback()
    wire.sent += 1
    if (!isBroken) return route.continue()
    switch (way) {
      case 'request lost':
        arrival.resolve()
        return route.abort('connectionreset')
      case 'HTTP 500':
        arrival.resolve()
        return route.fulfill({ status: 500, contentType: 'text/plain', body: 'broken' })
      case 'response lost':
        await forward(route.request())
        arrival.resolve()
        return route.abort('connectionreset')
      case 'duplicate': {
        const [first] = await Promise.all([forward(route.request()), forward(route.request())])
        arrival.resolve()
        const headers = Object.fromEntries(first.headers)
        return route.fulfill({ status: first.status, headers, body: Buffer.from(await first.arrayBuffer()) })
      }
      case 'held':
        arrival.resolve()
        await release.promise
        return route.continue()
    }
  }
  // A page that is gone has no use for its response.
  await page.route(`${shop}/graphql`, (route) => handle(route).catch(() => undefined))
  return wire
}

const ofConnection = /^(:|host$|connection$|content-length$|accept-encoding$)/

/** Sends the request past the browser, which then knows nothing of the response, not even its cookies. */
async function forward(request: Request): Promise<Response> {
  const headers = Object.entries(await request.allHeaders()).filter(([name]) => !ofConnection.test(name))
  const response = await fetch(request.url(), {
    method: request.method(),
    headers: Object.fromEntries(headers),
    body: request.postData(),
  })
  const text = await response.arrayBuffer()
  const kept = [...response.headers].filter(
    ([name]) => !/^(content-encoding|content-length|transfer-encoding)$/.test(name),
  )
  return new Response(text, { status: response.status, headers: kept })
}
