import { href, type StoreView } from '#src/platform/i18n/store-view.ts'

const elsewhere = /^([a-z][a-z0-9+.-]*:|\/\/|#|\/?media\/)/i

/** The public address of a link in stored content: a path is one of the store view, unless it is that of a file. */
export const storedHref = (store: Pick<StoreView, 'prefix'>, stored: string): string =>
  stored === '' || elsewhere.test(stored) ? stored : href(store, stored)
