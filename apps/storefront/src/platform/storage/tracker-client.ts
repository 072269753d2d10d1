import { readCookie } from './cookies.ts'

/** The client id of visitors without tracker consent. */
export const unknownClient = 'anonymous'

/** The personalisation tracker's client id from its cookie, which it sets after consent. */
export function trackerClientId(): string {
  const id = readCookie('tracker_client_id') ?? ''
  return /^[\w.-]{1,64}$/.test(id) ? id : unknownClient
}
