import type { Page, Request, Route } from 'playwright-core'
import { operationOf } from '../operation-of.ts'

/** The state of a mutation's requests on the network. */
export interface NetworkFault {
  /** Resolves when the first request was sent and, if the fault lets it through, processed by the shop. */
  readonly arrived: Promise<void>
  /** Lets the delayed request through. */
  release(): void
  /** Ends the fault: all further requests and responses pass. */
  repair(): void
}

export type Way = 'request lost' | 'response lost' | 'held' | 'duplicate' | 'HTTP 500'

/** Applies a fault to all requests of one mutation from this page until it is repaired. */
export async function breakNetwork(page: Page, mutation: string, way: Way): Promise<NetworkFault> {
  const arrival = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  let isBroken = true
  const wire = {
    arrived: arrival.promise,
    release: release.resolve,
    repair: () => void (isBroken = false),
  }
  const handle = async (route: Route): Promise<void> => {
    if (operationOf(route.request()) !== mutation) return route.fallback()
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
      case 'duplicate':
        await sendTwice(route)
        return arrival.resolve()
      case 'held':
        arrival.resolve()
        await release.promise
        return route.continue()
    }
  }
  // A page that was closed cannot receive its response.
  await page.route('**/graphql', (route) => handle(route).catch(() => undefined))
  return wire
}

/** Sends the request twice at the same moment, and gives the page the response to the first one. */
async function sendTwice(route: Route): Promise<void> {
  const [first] = await Promise.all([forward(route.request()), forward(route.request())])
  const headers = Object.fromEntries(first.headers)
  return route.fulfill({ status: first.status, headers, body: Buffer.from(await first.arrayBuffer()) })
}

const ofConnection = /^(:|host$|connection$|content-length$|accept-encoding$)/

/** Sends the request outside of the browser, which thus gets neither the response nor its cookies. */
async function forward(request: Request): Promise<Response> {
  const headers = Object.entries(await request.allHeaders()).filter(([name]) => !ofConnection.test(name))
  const response = await fetch(request.url(), {
    method: request.method(),
    headers: Object.fromEntries(headers),
    body: request.postData(),
  })
  const text = await response.arrayBuffer()
  const stored = [...response.headers].filter(
    ([name]) => !/^(content-encoding|content-length|transfer-encoding)$/.test(name),
  )
  return new Response(text, { status: response.status, headers: stored })
}
