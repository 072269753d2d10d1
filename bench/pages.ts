import http from 'node:http'
import { runClients } from './clients.ts'
import { describeCosts, withCosts, type Costed } from './costs.ts'
import { mostLists, pageKinds, type PageKind, type SitePaths } from './site-pages.ts'
import type { OpenSite } from './storefront.ts'
import { responseTimeout } from './send-requests.ts'

export interface PagesResult extends Costed {
  shop: string
  kind: PageKind
  /** The mean size of a page as it was sent, in bytes. */
  bytes: number
}

/** A shop whose pages are measured. */
export interface Site {
  name: string
  paths: SitePaths
  open(): Promise<OpenSite>
}

/** Measures each kind of page at each number of clients, one shop after the other. */
export async function measurePages(
  sites: readonly Site[],
  pace: { clients: readonly number[]; seconds: number; warmUp: number },
): Promise<PagesResult[]> {
  const ready: (Site & { site: OpenSite })[] = []
  const results: PagesResult[] = []
  try {
    for (const one of sites) ready.push({ ...one, site: await one.open() })
    for (const { site, paths, name } of ready) await checkFilters(name, site.url, paths)
    for (const kind of pageKinds) {
      // Counted over all measurements, so that no filter comes twice.
      const asked = new Map<string, number>()
      for (const clients of pace.clients)
        for (const { name, paths, site } of ready) {
          const agent = new http.Agent({ keepAlive: true, maxSockets: clients })
          let [bytes, answers] = [0, 0]
          const ask = async (): Promise<void> => {
            const nth = asked.get(name) ?? 0
            asked.set(name, nth + 1)
            const page = await sendGet(site.url + paths[kind](nth), agent)
            bytes += page.length
            answers++
          }
          // Only what is in the cache is measured as cached.
          if (kind === 'cached') for (let list = 0; list < mostLists; list++) await ask()
          await runClients({ clients, seconds: pace.warmUp }, ask)
          ;[bytes, answers] = [0, 0]
          const costed = await withCosts(site, () => runClients({ clients, seconds: pace.seconds }, ask))
          agent.destroy()
          results.push({ shop: name, kind, bytes: Math.round(bytes / answers), ...costed })
          console.log(`  ${name} ${kind}, ${clients} clients: ${describeCosts(costed)}`)
        }
    }
    return results
  } finally {
    for (const { site } of ready) await site.close()
  }
}

/** A page that ignored its filters would be faster, so lists without a match must be smaller than the others. */
async function checkFilters(name: string, url: string, paths: SitePaths): Promise<void> {
  const agent = new http.Agent()
  const path = paths.list(0)
  const nothing = path.replaceAll(/(?<=\D)10\.00(?=\D)/g, '999')
  if (nothing === path) throw new Error(`The filter of ${path} has no lower bound of 10.00.`)
  const [full, empty] = [await sendGet(url + path, agent), await sendGet(url + nothing, agent)]
  if (empty.length > full.length * 0.7)
    throw new Error(`${name} does not filter: ${path} has ${full.length} bytes, ${nothing} ${empty.length}.`)
}

let visitors = 0

/** The address of another visitor: a shop may limit what it serves to one. */
function nextVisitor(): string {
  visitors = (visitors + 1) % 0x1_00_00_00
  return `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`
}

/** Loads a page or a picture as a browser does behind a proxy, compressed. Throws unless it is found. */
export function sendGet(url: string, agent: http.Agent): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const headers = {
      'accept-encoding': 'br, gzip',
      accept: 'text/html,image/avif,image/webp,*/*',
      'x-forwarded-for': nextVisitor(),
    }
    const request = http.get(url, { agent, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () => {
        if (response.statusCode === 200) resolve(Buffer.concat(parts))
        else reject(new Error(`${url} returned ${response.statusCode}.`))
      })
    })
    request.on('error', reject)
    request.setTimeout(responseTimeout, () => request.destroy(new Error(`${url} timed out.`)))
  })
}
