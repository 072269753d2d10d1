import { Suspense, useMemo, useRef } from 'react'
import { useStore } from '#src/platform/i18n/store-context.tsx'
import { trustedHtml } from '#src/platform/html/trusted-types.ts'
import * as styles from './cms-html.module.css'
import { prioritizeFirstPicture } from './first-picture.ts'
import { lazyOnRender } from '#src/platform/hydration/lazy-until-interaction.ts'
import { useEmbeds } from './embeds.tsx'
import { scrollTables } from './scroll-tables.ts'
import { useShopLinks } from './use-shop-links.ts'
import type { StoreView } from '#src/platform/i18n/store-view.ts'
import { storedHref } from './stored-href.ts'

const hrefs = /(<a\b[^>]*?\shref=")([^"]*)"/gi

const CopyableCodes = lazyOnRender(async () => (await import('./copyable-codes.tsx')).CopyableCodes)

const placeholders = [
  ['lookbook', 'data-lookbook-id'],
  ['products', 'data-product-sku'],
] as const

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
  const embeds = useEmbeds()
  const content = useRef<HTMLDivElement>(null)
  useShopLinks(content)
  // Memoised, because React replaces the DOM whenever this object changes.
  const shown = isFirst ? prioritizeFirstPicture(html) : html
  const markup = useMemo(() => {
    const boxed = scrollTables(shown, styles['scroller'] ?? '')
    return { __html: trustedHtml(storePaths(boxed, store)) }
  }, [shown, store])
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
      {placeholders.map(([type, mark]) => {
        const Embed = embeds[type]
        return Embed && html.includes(mark) ? (
          <Suspense key={type + html}>
            <Embed within={content} />
          </Suspense>
        ) : null
      })}
    </>
  )
}

/** Adds the store view's prefix to links in CMS content. */
const storePaths = (html: string, store: StoreView): string =>
  html.replaceAll(hrefs, (_, start: string, stored: string) => `${start}${storedHref(store, stored)}"`)
