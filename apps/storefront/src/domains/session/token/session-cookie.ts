const sessionCookie = /(?:^|;\s*)__Host-s=[^;\s]/

/** On the server: whether the browser has a session. Its token is not in the cookie alone, so the session may be invalid. */
export function hasSessionCookie(request: Request): boolean {
  return sessionCookie.test(request.headers.get('cookie') ?? '')
}
