import type { Translate } from '#src/platform/i18n/messages.ts'

/** The name of a wish list; a list that the customer has not named is "My Wish List". */
export const listName = (t: Translate, name: string | null | undefined): string => name || t('wishlist.menu.title')
