/** The views of a guest's returns. */
export const guestViews = ['login', 'list', 'new', 'detail', 'done'] as const
export type GuestView = (typeof guestViews)[number]

/** What a view's address shows: the view, the door for those that need a known order first, or nothing for an unknown name. */
export function guestViewOf(name: string | undefined): 'login' | 'needs-login' | undefined {
  const view = guestViews.find((known) => known === name)
  if (view === undefined) return undefined
  return view === 'login' ? 'login' : 'needs-login'
}
