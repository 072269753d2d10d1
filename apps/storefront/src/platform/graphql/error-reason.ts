import type { ErrorReasonFragment } from './documents.gen.ts'

/** The code and parameters of a server error. The code may be unknown if the server is newer than this page. */
export type Reason = {
  readonly code: string
  readonly parameters: Readonly<Record<string, unknown>>
}

/** An entry of an error list inside the data. `code` is the error code of Magento's API. */
export type ListedError = { readonly code?: string | null; readonly reason?: ErrorReasonFragment | null }

/** The reason of a listed error. Uses `code` if a stored response has no reason. */
export function reasonOf({ code, reason }: ListedError): Reason {
  const parameters = (reason?.parameters ?? []).map(({ name, number, value }) => [name, number ?? value] as const)
  return { code: reason?.code ?? code ?? '', parameters: Object.fromEntries(parameters) }
}
