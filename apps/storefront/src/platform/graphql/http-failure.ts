/**
 * A request without a usable response. `status` is the HTTP status, or 0 without a response; `debugId` is the trace id sent with
 * the request.
 */
export class HttpFailure extends Error {
  readonly status: number
  readonly debugId: string

  constructor(status: number, debugId: string) {
    super(status === 0 ? 'The shop did not respond' : `The shop responded with ${status}`)
    this.name = 'HttpFailure'
    this.status = status
    this.debugId = debugId
  }
}
