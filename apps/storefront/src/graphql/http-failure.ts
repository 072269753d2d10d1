/** No usable answer came: `status` is the server's, 0 when nothing came at all; `debugId` was sent with the call. */
export class HttpFailure extends Error {
  readonly status: number
  readonly debugId: string

  constructor(status: number, debugId: string) {
    super(status === 0 ? 'The shop did not answer' : `The shop answered ${status}`)
    this.name = 'HttpFailure'
    this.status = status
    this.debugId = debugId
  }
}
