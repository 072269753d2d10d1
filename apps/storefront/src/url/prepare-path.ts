import { prepareClient } from '#src/graphql/client.ts'

type LoadCode = (path: string) => Promise<unknown>

let loadCode: LoadCode | undefined

/** The shop's start says how the code of a path's page is fetched. */
export function setLoadCode(given: LoadCode): void {
  loadCode = given
}

/** Fetches the code that a form to this path will need, so that its answer, even without a connection, is the shop's own. */
export function preparePath(path: string): void {
  loadCode?.(path).then(prepareClient, () => undefined)
}
