import { href, type StoreView } from '#src/platform/i18n/store-view.ts'

const linkTarget = /(<a\b[^>]*?\shref=")(\/?)([^"]*)"/gi
const elsewhere = /^([a-z][a-z0-9+.-]*:|\/|#)/i

/** Adds the store view's prefix to relative links in CMS content. */
export function storePaths(html: string, store: StoreView): string {
  return html.replaceAll(linkTarget, (whole, start: string, slash: string, rest: string) => {
    if (slash === '' && elsewhere.test(rest)) return whole
    if (rest.startsWith('/') || rest.startsWith('media/')) return whole
    return `${start}${href(store, `/${rest}`)}"`
  })
}
