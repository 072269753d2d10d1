import type { DataRouter } from 'react-router'
import type { Answer, Ask, Asked } from './answer.ts'
import type { LaterPart } from '../hydration/message-parts.ts'

/** The tokens that identify the caller of the API. */
export type Credentials = {
  /** The customer's bearer token. */
  readonly token?: string | undefined
  /** The token of a sales agent who acts on behalf of a customer. */
  readonly agentToken?: string | undefined
}

/** Dependencies wired at startup. `platform` reads them here, because it must not import the modules that implement them. */
export type Application = {
  /** In the browser: the tokens of the session, read before every API call. */
  readonly credentials: () => Credentials
  /**
   * In the browser: called when the server has refused a customer's change. If the reason is that the session has ended, asks the
   * customer to sign in. True once they have, so that the change can be sent again.
   */
  readonly signInAgain: (failure: Error) => Promise<boolean>
  /** In the browser: the id of the person who owns new storage entries. */
  readonly storageOwner: () => string
  /** In the browser: navigates without loading a new document. */
  readonly navigate: DataRouter['navigate'] | undefined
  /** In the browser: loads the code of the page at this path. */
  readonly loadCode: (path: string) => Promise<unknown>
  /** In the browser: runs the loader of a page that the visitor will probably open next. */
  readonly prefetch: (request: Request) => Promise<unknown>
  /** On the server: the base URL of the backend. */
  readonly backendUrl: string
  /** On the server: the GraphQL endpoint for browsers, a path or a URL. */
  readonly apiUrl: string
  /** On the server: headers added to every backend call. */
  readonly serverHeaders: () => Record<string, string>
  /** On the server: called with what each backend response says about caching it: its tags, and until when it is right. */
  readonly onCaching: (extensions: { readonly tags?: unknown; readonly until?: unknown } | undefined) => void
  /** On the server: answers a query from what is kept of earlier answers, or asks the backend. */
  readonly answer: (asked: Asked, ask: Ask) => Promise<Answer>
  /** On the server: called with the part of each message that a page uses, unless it is in the first part of the catalogue. */
  readonly onLaterMessage: (part: LaterPart) => void
  /** On the server: called with JSON-LD for the current page. */
  readonly onStructuredData: (snippets: readonly string[]) => void
}

const nothing = (): void => undefined

let application: Application = {
  credentials: () => ({}),
  signInAgain: async () => false,
  storageOwner: () => 'guest',
  navigate: undefined,
  loadCode: async () => undefined,
  prefetch: async () => undefined,
  backendUrl: '',
  apiUrl: '/graphql',
  serverHeaders: () => ({}),
  onCaching: nothing,
  answer: ({ text, variables }, ask) => ask(text, variables),
  onLaterMessage: nothing,
  onStructuredData: nothing,
}

/** The current wiring. */
export const currentApplication = (): Application => application

/** Sets parts of the wiring: on the server once at startup, in the browser step by step until hydration. */
export function wireApplication(parts: Partial<Application>): void {
  application = { ...application, ...parts }
}
