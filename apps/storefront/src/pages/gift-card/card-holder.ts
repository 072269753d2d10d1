import { pathInStore, storeOf } from '#src/platform/i18n/store-view.ts'

/** The path of the variant for guests; the other one is for customers, who unlock the cards of their own account. */
export const guestPath = '/gift-card-guests'

const nobody = { token: '', isOwn: true } as const

/** In whose name a card is unlocked: the account's address is checked only on the page for accounts. */
export function holderOf(request: Request): { readonly token?: string; readonly isOwn?: boolean } {
  return pathInStore(storeOf(request), new URL(request.url).pathname) === guestPath ? nobody : {}
}
