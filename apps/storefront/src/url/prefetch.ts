import { purposeHeader } from '#src/graphql/purpose.ts'

type LoadAhead = (request: Request) => Promise<unknown>

const asked = new Set<string>()
let loadAhead: LoadAhead | undefined

/** The route table says what loads a page of the catch-all. */
export function setLoadAhead(given: LoadAhead): void {
  loadAhead = given
}

/** Fetches the code and the data of a page that a shopper is about to open, once; nothing where data is to be saved. */
export function prefetchPage(href: string): void {
  if (!loadAhead || asked.has(href) || savesData()) return
  asked.add(href)
  const headers = { [purposeHeader]: 'prefetch' }
  loadAhead(new Request(new URL(href, window.location.href), { headers })).catch(() => asked.delete(href))
}

function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}
