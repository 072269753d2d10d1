import { Suspense, useEffect, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useStore } from '#src/platform/i18n/store-context.tsx'
import { trustedHtml } from '#src/platform/html/trusted-types.ts'
import { isPlainClick } from '#src/platform/url/is-plain-click.ts'
import { linkTarget } from '#src/platform/url/link-target.ts'
import { likelySkeleton, dispatchPageLoading } from '#src/platform/url/page-loading.ts'
import * as styles from './cms-html.module.css'
import { prioritizeFirstPicture } from './first-picture.ts'
import { lazyOnRender } from '#src/platform/hydration/lazy-until-interaction.ts'
import { useEmbeds } from './embeds.tsx'
import { scrollTables } from './scroll-tables.ts'
import { href, type StoreView } from '#src/platform/i18n/store-view.ts'

const hrefs = /(<a\b[^>]*?\shref=")(\/?)([^"]*)"/gi
const elsewhere = /^([a-z][a-z0-9+.-]*:|\/|#)/i

const CopyableCodes = lazyOnRender(async () => (await import('./copyable-codes.tsx')).CopyableCodes)

type Props = {
  readonly html: string
  readonly className?: string | undefined
  /** True if the content is at the top of the page, so that a picture at its beginning is the LCP element. */
  readonly isFirst?: boolean
}

/**
 * HTML written by the shop's staff and sanitised by the server on saving. Links within the shop are client-side navigations.
 */
export function CmsHtml({ html, className, isFirst = false }: Props) {
  const store = useStore()
  const navigate = useNavigate()
  const embeds = useEmbeds()
  const content = useRef<HTMLDivElement>(null)
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const to = link ? pathInShop(link, event, store) : undefined
    if (to === undefined) return
    event.preventDefault()
    dispatchPageLoading({ type: 'clicked', path: to, skeleton: likelySkeleton(to) })
    void navigate(to)
  }
  // Memoised, because React replaces the DOM whenever this object changes.
  const shown = isFirst ? prioritizeFirstPicture(html) : html
  const markup = useMemo(() => {
    const boxed = scrollTables(shown, styles['scroller'] ?? '')
    return { __html: trustedHtml(storePaths(boxed, store)) }
  }, [shown, store])
  useEffect(() => {
    const element = content.current
    element?.addEventListener('click', follow)
    return () => element?.removeEventListener('click', follow)
  })
  const hasCodes = html.includes('class="copyable"')
  return (
    <>
      <div
        ref={content}
        data-stored=""
        className={hasCodes ? `${styles['content']} ${className ?? ''}` : className}
        dangerouslySetInnerHTML={markup}
      />
      {hasCodes ? (
        <Suspense fallback={null}>
          <CopyableCodes key={html} within={content} />
        </Suspense>
      ) : null}
      {embeds && html.includes('data-lookbook-id') ? (
        <Suspense>
          <embeds.looks key={html} within={content} />
        </Suspense>
      ) : null}
      {embeds && html.includes('data-product-sku') ? (
        <Suspense>
          <embeds.products key={html} within={content} />
        </Suspense>
      ) : null}
    </>
  )
}

// Returns the path only for a link to another page of this store view; the browser handles all other links.
function pathInShop(link: HTMLAnchorElement, event: MouseEvent, store: StoreView): string | undefined {
  const isWithin = link.hash !== '' && link.pathname === window.location.pathname
  if (link.target || link.hasAttribute('download') || isWithin || !isPlainClick(event)) return undefined
  const { kind, href } = linkTarget(link.href, { store, origin: window.location.origin })
  return kind === 'app' ? href : undefined
}

/** Adds the store view's prefix to relative links in CMS content. */
function storePaths(html: string, store: StoreView): string {
  return html.replaceAll(hrefs, (whole, start: string, slash: string, rest: string) => {
    if (slash === '' && elsewhere.test(rest)) return whole
    if (rest.startsWith('/') || rest.startsWith('media/')) return whole
    return `${start}${href(store, `/${rest}`)}"`
  })
}
