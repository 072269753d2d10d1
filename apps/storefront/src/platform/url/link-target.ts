import { storeViews, type StoreView } from '../i18n/store-views.ts'

/** The ways to follow a link: inside the application, as a document in this tab, or in a new tab. */
export type LinkTarget = { readonly kind: 'app' | 'document' | 'tab'; readonly href: string }

type Place = {
  readonly store: Pick<StoreView, 'prefix'>
  /** The shop's own origin; unknown on the server, where every absolute URL counts as external. */
  readonly origin?: string | undefined
  readonly target?: string | undefined
}

const scheme = /^[a-z][a-z0-9+.-]*:/i
const files = /^\/(media|assets|graphql)(\/|$)/

/** How to follow `to`: other hosts and `_blank` open a new tab; files and other store views load a document. */
export function linkTarget(to: string, { store, origin, target }: Place): LinkTarget {
  const isWeb = /^(https?:)?\/\//i.test(to)
  if (scheme.test(to) && !isWeb) return { kind: 'document', href: to }
  const own = isWeb ? ownPath(to, origin) : to
  if (own === undefined) return { kind: 'tab', href: to }
  if (target === '_blank') return { kind: 'tab', href: own }
  if (own.startsWith('#') || files.test(own) || isOtherStore(own, store)) return { kind: 'document', href: own }
  return { kind: 'app', href: own }
}

/** The `rel` of a link: new tabs get no opener or referrer; `nofollow` is kept. */
export function linkRel(kind: LinkTarget['kind'], rel: string | undefined): string | undefined {
  if (kind !== 'tab') return rel
  return [...new Set(['noreferrer', 'noopener', ...(rel ?? '').split(' ').filter(Boolean)])].join(' ')
}

function ownPath(to: string, origin: string | undefined): string | undefined {
  if (origin === undefined || !URL.canParse(to, origin)) return undefined
  const url = new URL(to, origin)
  return url.origin === origin ? url.pathname + url.search + url.hash : undefined
}

function isOtherStore(path: string, store: Place['store']): boolean {
  const first = `/${path.split(/[/?#]/, 2)[1] ?? ''}`
  return storeViews.some(({ prefix }) => prefix !== '' && prefix === first && prefix !== store.prefix)
}
