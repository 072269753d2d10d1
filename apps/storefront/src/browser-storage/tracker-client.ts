import { readCookie } from './cookies.ts'

/** The client id of everybody whom no tracker knows: whoever did not consent to one. */
export const unknownClient = 'anonymous'

/** The personalisation tracker's id of this browser, which the tracker sets once it is allowed to. */
export function trackerClientId(): string {
  const id = readCookie('tracker_client_id') ?? ''
  return /^[\w.-]{1,64}$/.test(id) ? id : unknownClient
}
