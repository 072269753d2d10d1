import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useStore } from '#src/platform/i18n/store-context.tsx'
import { pathInStore } from '#src/platform/i18n/store-view.ts'
import { useStoreConfig } from '../store/use-store-config.ts'
import { headFacts, wholeAddress } from './head-facts.ts'
import { pageTitle } from './page-title.ts'
import { useSeo } from './seo-context.tsx'

type Props = {
  /** The page's title, to which the store's prefix and suffix are added. */
  readonly title: string
  /** True to omit the store's prefix and suffix. */
  readonly isWholeTitle?: boolean
  readonly description?: string | null | undefined
  /** The robots value, such as 'NOINDEX, NOFOLLOW' or 'NONE'; from the SEO data if omitted. */
  readonly robots?: string | null | undefined
  /** True if the URL shows part of a page, such as its second page or a filter. */
  readonly isCut?: boolean
  /** The page's canonical path within its store view, if it differs from the current path; null if the page has no path. */
  readonly address?: string | null
  /** The URL of the picture for link previews, also as a path. */
  readonly image?: string | null | undefined
  readonly kind?: 'website' | 'product' | 'article'
}

/** Title, description, robots, canonical URL, hreflangs and social tags. React moves them into the document's head. */
export function PageHead({
  title,
  isWholeTitle = false,
  description,
  robots,
  isCut = false,
  address,
  image,
  kind = 'website',
}: Props) {
  const storeConfig = useStoreConfig() ?? null
  const store = useStore()
  const shown = pathInStore(store, useLocation().pathname)
  const path = address === undefined ? shown : address
  const base = storeConfig?.secure_base_url ?? ''
  const facts = headFacts({ seo: useSeo(), robots, base, path, isCut })
  const written = isWholeTitle ? title : pageTitle({ storeConfig }, title)
  useEffect(() => dropStructuredData, [])
  return (
    <>
      <title>{written}</title>
      {description ? <meta name="description" content={description} /> : null}
      {facts.robots ? <meta name="robots" content={facts.robots} /> : null}
      {facts.canonical ? <link rel="canonical" href={facts.canonical} /> : null}
      {facts.hreflangs.map(({ code, url }) => (
        <link key={code} rel="alternate" hrefLang={code} href={url} />
      ))}
      {facts.canonical ? (
        <>
          <meta property="og:type" content={kind} />
          <meta property="og:title" content={title || written} />
          {description ? <meta property="og:description" content={description} /> : null}
          <meta property="og:url" content={facts.canonical} />
          {image ? <meta property="og:image" content={wholeAddress(image, base)} /> : null}
          <meta property="og:site_name" content={storeConfig?.logo_alt || store.name} />
          <meta property="og:locale" content={store.locale.replace('-', '_')} />
          <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
        </>
      ) : null}
    </>
  )
}

// Structured data is server-rendered and describes the first page, so remove it on navigation.
function dropStructuredData(): void {
  for (const element of document.querySelectorAll('script[type="application/ld+json"]')) element.remove()
}
