export type Credentials = {
  /** The customer's bearer token. */
  readonly token?: string | undefined
  /** The token of a sales agent who acts for a customer. */
  readonly agentToken?: string | undefined
}

let read: () => Credentials = () => ({})

/** The session says where its tokens are; the client asks again before every call. */
export function setCredentials(source: () => Credentials): void {
  read = source
}

/** Who is asking; nobody on the server, whose pages are the same for everyone. */
export function credentials(): Credentials {
  return import.meta.env.SSR ? {} : read()
}
