import { useRef, useState, type CSSProperties } from 'react'
import type { BannerContent } from '@bocian/rules/page-builder/elements.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { CarouselControls } from '#src/ui/carousel/carousel-controls.tsx'
import { CarouselDots } from '#src/ui/carousel/carousel-dots.tsx'
import { pageAfter } from '#src/ui/carousel/page-after.ts'
import { useAutoplay } from '#src/ui/carousel/use-autoplay.ts'
import { useCalm } from '#src/ui/carousel/use-calm.ts'
import { useCarouselPage } from '#src/ui/carousel/use-carousel-page.ts'
import { useFocusedInView } from '#src/ui/carousel/use-focused-in-view.ts'
import { BannerBox } from '../banner/banner-box.tsx'
import type { ElementOf, ElementProps } from '../../element.ts'
import { lookOf } from '../../look/look-of.ts'
import * as styles from './slider.module.css'

/** The minimum interval: a faster autoplay would leave no time to read. */
const shortestSpeed = 2000

/**
 * Banners of which one is shown. They are in a row that scrolls, also without JavaScript; the buttons, dots and autoplay follow the
 * carousel pattern of the ARIA Authoring Practices. Fading slides lie upon each other.
 */
export function Slider({ element }: ElementProps<'slider'>) {
  const t = useT()
  const strip = useRef<HTMLDivElement>(null)
  const { slides, hasArrows, hasDots, isInfinite, minHeight } = element
  const { page, goTo, onScroll, fades } = usePage(element, strip)
  const [previous, next] = [
    pageAfter(page, -1, slides.length, isInfinite),
    pageAfter(page, 1, slides.length, isInfinite),
  ]
  const { autoplays: isAutoplay, speed } = element
  // Autoplay goes back to the start even if the arrows do not.
  const following = pageAfter(page, 1, slides.length, true)
  const autoplay = useAutoplay(strip, { isAutoplay, speed: Math.max(speed, shortestSpeed) }, following, goTo)
  useFocusedInView(strip)
  const nameOf = (index: number) => t('cms.slider.slide', { number: index + 1, count: slides.length })
  const names = { previous: t('cms.slider.previous'), next: t('cms.slider.next') }
  const hasMany = slides.length > 1
  return (
    <div
      {...lookOf(element, { '--slide-least': minHeight } as CSSProperties)}
      className={styles['slider']}
      role="group"
      aria-roledescription={t('cms.carousel.kind')}
      aria-label={t('cms.slider.name')}
    >
      {hasMany ? <CarouselControls {...{ hasArrows, autoplay, previous, next, goTo, names }} /> : null}
      <div
        ref={strip}
        className={styles['slides']}
        data-fades={fades}
        onScroll={onScroll}
        // Without links in it the keyboard could not scroll the strip.
        tabIndex={fades || slides.some(hasLink) ? undefined : 0}
        aria-live={autoplay.isPlaying ? 'off' : 'polite'}
      >
        {slides.map((slide, index) => (
          <div
            key={index}
            role="group"
            aria-roledescription={t('cms.slider.kind')}
            aria-label={slide.name || nameOf(index)}
            className={styles['slide']}
            data-shown={index === page}
            inert={fades && index !== page}
          >
            <BannerBox banner={slide} />
          </div>
        ))}
      </div>
      {hasDots && hasMany ? (
        <CarouselDots page={page} names={slides.map((_, index) => nameOf(index))} goTo={goTo} />
      ) : null}
    </div>
  )
}

const hasLink = ({ link, html }: BannerContent): boolean => link !== undefined || /<a\b/i.test(html)

/** The slide that is shown: by the position of the strip, or by state where slides fade. */
function usePage({ fades, slides }: ElementOf<'slider'>, strip: React.RefObject<HTMLDivElement | null>) {
  const isCalm = useCalm()
  const [faded, setFaded] = useState(0)
  const scrolled = useCarouselPage(strip, 1, slides.length)
  const isFading = fades && !isCalm
  if (!isFading) return { ...scrolled, fades: false }
  const goTo = (page: number | undefined) => {
    if (page !== undefined) setFaded(page)
  }
  return { page: faded, goTo, onScroll: () => undefined, fades: true }
}
