/** A query as it is sent to the backend. */
export type Asked = {
  readonly operation: string
  readonly text: string
  readonly variables: object
  readonly headers: Readonly<Record<string, string>>
}

/** What the backend answers. */
export type Answer = {
  readonly data?: unknown
  readonly error?: unknown
  /** What the backend says about caching: cache tags, and until when the answer is right. */
  readonly extensions?: Readonly<Record<string, unknown>> | undefined
}

/** Asks the backend. */
export type Ask = (text: string, variables: object) => Promise<Answer>
