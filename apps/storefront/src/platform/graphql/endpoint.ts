import { currentApplication } from '../application/application.ts'

/** The GraphQL endpoint for browsers; in the browser, read from the page. */
export const publicEndpoint = (): string =>
  import.meta.env.SSR ? currentApplication().apiUrl : (document.documentElement.dataset['api'] ?? '/graphql')

/** The endpoint for calls from this side: server or browser. */
export const endpoint = (): string =>
  import.meta.env.SSR ? `${currentApplication().backendUrl}/graphql` : publicEndpoint()
