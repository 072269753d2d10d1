/** The views of a guest's returns. */
export const guestViews = ['login', 'list', 'new', 'detail', 'done'] as const
export type GuestView = (typeof guestViews)[number]

/** Whether the view with this name is the login form or requires it first; undefined for an unknown name. */
export function guestViewOf(name: string | undefined): 'login' | 'needs-login' | undefined {
  const view = guestViews.find((known) => known === name)
  if (view === undefined) return undefined
  return view === 'login' ? 'login' : 'needs-login'
}
