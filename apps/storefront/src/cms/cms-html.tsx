import { Suspense, useEffect, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useStore } from '#src/i18n/store-context.tsx'
import type { StoreView } from '#src/i18n/store-views.ts'
import { trustedHtml } from '#src/trusted-types.ts'
import { isPlainClick } from '#src/url/is-plain-click.ts'
import { linkTarget } from '#src/url/link-target.ts'
import { likelySkeleton, tellPageLoading } from '#src/url/page-loading.ts'
import styles from './cms-html.module.css'
import { firstPictureAtOnce } from './first-picture.ts'
import { storePaths } from './store-paths.ts'
import { later, onDemand } from '#src/layout/later.ts'

const CopyableCodes = onDemand(async () => (await import('./copyable-codes.tsx')).CopyableCodes)

const StoredProducts = later(async () => (await import('./stored-products.tsx')).StoredProducts)

const StoredLooks = onDemand(async () => (await import('#src/lookbook/stored-looks.tsx')).StoredLooks)

type Props = {
  readonly html: string
  readonly className?: string | undefined
  /** The page begins with it: a picture at its top is what the visitor waits for. */
  readonly isFirst?: boolean
}

/** Content that the shop's staff wrote; the server cleaned it when it was saved. Links inside the shop stay in the application. */
export function CmsHtml({ html, className, isFirst = false }: Props) {
  const store = useStore()
  const navigate = useNavigate()
  const content = useRef<HTMLDivElement>(null)
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const to = link ? pathInShop(link, event, store) : undefined
    if (to === undefined) return
    event.preventDefault()
    tellPageLoading({ type: 'clicked', path: to, skeleton: likelySkeleton(to) })
    void navigate(to, { preventScrollReset: true })
  }
  // One object for one text: React writes the markup anew whenever this changes.
  const shown = isFirst ? firstPictureAtOnce(html) : html
  const markup = useMemo(() => ({ __html: trustedHtml(storePaths(shown, store)) }), [shown, store])
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
      {html.includes('data-lookbook-id') ? (
        <Suspense>
          <StoredLooks key={html} within={content} />
        </Suspense>
      ) : null}
      {html.includes('data-product-sku') ? (
        <Suspense>
          <StoredProducts key={html} within={content} />
        </Suspense>
      ) : null}
    </>
  )
}

// Only what leads to another page of this store view; the rest is the browser's own business.
function pathInShop(link: HTMLAnchorElement, event: MouseEvent, store: StoreView): string | undefined {
  const isWithin = link.hash !== '' && link.pathname === window.location.pathname
  if (link.target || link.hasAttribute('download') || isWithin || !isPlainClick(event)) return undefined
  const { kind, href } = linkTarget(link.href, { store, origin: window.location.origin })
  return kind === 'app' ? href : undefined
}
