import { Suspense, useRef, type CSSProperties, useSyncExternalStore } from 'react'
import { ProductCard } from '../product-card/product-card.tsx'
import type { ProductCardFragment } from '#src/platform/graphql/documents.gen.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { CarouselControls } from '#src/ui/carousel/carousel-controls.tsx'
import { CarouselDots } from '#src/ui/carousel/carousel-dots.tsx'
import { pageAfter } from '#src/ui/carousel/page-after.ts'
import { useAutoplay } from '#src/ui/carousel/use-autoplay.ts'
import { useCarouselPage } from '#src/ui/carousel/use-carousel-page.ts'
import { useFocusedInView } from '#src/ui/carousel/use-focused-in-view.ts'
import { isCentred, isEndless, pageCount, slidesShown } from './carousel-pages.ts'
import * as styles from './product-list.module.css'
import type { ProductListSettings } from './product-list.ts'

type Props = { readonly settings: ProductListSettings; readonly products: readonly ProductCardFragment[] }

/**
 * A horizontally scrolling row of products. It can be moved by touch, buttons, dots and Tab, or by autoplay, which stops on
 * hover, on keyboard focus or by a button.
 */
export function ProductCarousel({ settings, products }: Props) {
  const t = useT()
  const slides = useRef<HTMLUListElement>(null)
  const shown = useSlidesShown()
  const count = products.length
  const pages = pageCount(count, shown)
  const { page, goTo, onScroll } = useCarouselPage(slides, shown, pages)
  useFocusedInView(slides)
  const endless = isEndless(settings, count, shown)
  const [previous, next] = [pageAfter(page, -1, pages, endless), pageAfter(page, 1, pages, endless)]
  const autoplay = useAutoplay(slides, settings, next, goTo)
  const names = { previous: t('cms.carousel.previous'), next: t('cms.carousel.next') }
  const pageName = (index: number) =>
    t('cms.carousel.page', { from: index * shown + 1, to: Math.min((index + 1) * shown, count), count })
  return (
    <section
      className={styles['carousel']}
      style={{ '--shown': shown, '--peek': settings.centrePadding } as CSSProperties}
      data-centred={isCentred(settings, count, shown)}
      aria-roledescription={t('cms.carousel.kind')}
      aria-label={settings.name || t('catalogue.products')}
    >
      {pages > 1 ? (
        <CarouselControls hasArrows={settings.hasArrows} {...{ autoplay, previous, next, goTo, names }} />
      ) : null}
      <ul ref={slides} className={styles['slides']} onScroll={onScroll}>
        {products.map((product) => (
          <li key={product.uid} className={styles['slide']}>
            <Suspense>
              <ProductCard product={product} heading="h3" />
            </Suspense>
          </li>
        ))}
      </ul>
      {settings.hasDots && pages > 1 ? (
        <CarouselDots page={page} names={Array.from({ length: pages }, (_, index) => pageName(index))} goTo={goTo} />
      ) : null}
    </section>
  )
}

function listen(listener: () => void): () => void {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

const shownNow = (): number => slidesShown(window.innerWidth)

/** The number of products shown side by side in this window. */
const useSlidesShown = (): number => useSyncExternalStore(listen, shownNow, shownNow)
