import { useEffect, useRef } from 'react'
import { useInBrowser } from '#src/platform/storage/use-in-browser.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import type { ListingAddress } from '#src/platform/url/listing-address.ts'
import * as styles from './pagination.module.css'
import { expectPagesFrom, firstShownPage, type ShownState } from '../load/shown-pages.ts'
import { useListingLinks } from './use-listing-links.ts'

type Props = {
  readonly address: ListingAddress
  readonly shown: number
  readonly total: number
  readonly pageSize: number
}

/** Appends the next page to the list and replaces the history entry. Without JavaScript the link opens the next page alone. */
export function ShowMore({ address, shown, total, pageSize }: Props) {
  const t = useT()
  const links = useListingLinks(address)
  // The server-rendered page has only few messages, so the browser loads this message.
  const isInBrowser = useInBrowser()
  const before = useRef<number>(undefined)
  useEffect(() => {
    if (before.current === undefined || before.current >= shown) return
    const added = document.querySelectorAll<HTMLElement>('[data-list] article h2 a')[before.current]
    before.current = undefined
    added?.focus({ preventScroll: true })
  }, [shown])
  const next = links.page(address.page + 1)
  const from = firstShownPage(address.page, shown, pageSize)
  return (
    <>
      <p className={styles['count']} role="status">
        {isInBrowser ? t('listing.shownOf', { shown, count: total }) : null}
      </p>
      <ShopLink
        className={styles['more']}
        to={next}
        replace
        state={{ shownFrom: from, keepPlace: true } satisfies ShownState}
        onClick={() => {
          before.current = shown
          expectPagesFrom(next, from)
        }}
        data-more
      >
        {t('catalogue.showMore')}
      </ShopLink>
    </>
  )
}
