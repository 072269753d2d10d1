let backendUrl = ''
let apiUrl = '/graphql'

/** Tells the server where the backend answers, and which address the browser is to ask: a path of the shop or a URL. */
export function setEndpoints(backend: string, api: string): void {
  backendUrl = backend
  apiUrl = api
}

/** The address that browsers ask; in the browser the page says it. */
export const publicEndpoint = (): string =>
  import.meta.env.SSR ? apiUrl : (document.documentElement.dataset['api'] ?? '/graphql')

/** Where this side's calls go. */
export const endpoint = (): string => (import.meta.env.SSR ? `${backendUrl}/graphql` : publicEndpoint())
