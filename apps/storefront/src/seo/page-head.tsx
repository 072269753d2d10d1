import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useStore } from '#src/i18n/store-context.tsx'
import { pathInStore } from '#src/i18n/store-view.ts'
import { useStoreConfig } from '#src/store/use-store-config.ts'
import { headFacts } from './head-facts.ts'
import { pageTitle } from './page-title.ts'
import { useSeo } from './seo-context.tsx'

type Props = {
  /** The page's own title; the store's prefix and suffix are added to it. */
  readonly title: string
  /** True when the title stands as it is, without the store's prefix and suffix. */
  readonly isWholeTitle?: boolean
  readonly description?: string | null | undefined
  /** As written into the meta element, such as 'NOINDEX, NOFOLLOW' or 'NONE'; the record's own where it is left out. */
  readonly robots?: string | null | undefined
  /** True when the address shows one cut of a page, such as its second page or a filter. */
  readonly isCut?: boolean
  /** Where the page is known, as a path inside its store view, when it also stands elsewhere; null for what has no address. */
  readonly address?: string | null
  /** The address of a picture for whoever shares the page. */
  readonly image?: string | null | undefined
  readonly kind?: 'website' | 'product' | 'article'
}

/** What a page says of itself in the document's head: title, description, robots, address, translations, social markup. React moves it there. */
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
          {image ? <meta property="og:image" content={image} /> : null}
          <meta property="og:site_name" content={storeConfig?.website_name ?? store.name} />
          <meta property="og:locale" content={store.locale.replace('-', '_')} />
          <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
        </>
      ) : null}
    </>
  )
}

// It came with the document and described its first page; the next page is another.
function dropStructuredData(): void {
  for (const element of document.querySelectorAll('script[type="application/ld+json"]')) element.remove()
}
