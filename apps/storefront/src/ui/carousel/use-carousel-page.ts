import { useEffect, useState, type RefObject } from 'react'
import { forReaders } from '#src/platform/i18n/reading-direction.ts'

/** The longest time that smooth scrolling takes, in milliseconds. */
const scrollTimeout = 1000

/** The page that a carousel shows or is scrolling to, and a function to go to another page. */
export function useCarouselPage(slides: RefObject<HTMLElement | null>, shown: number, pages: number) {
  const [first, setFirst] = useState(0)
  const [target, setTarget] = useState<number>()
  const seen = Math.min(Math.floor(first / shown), pages - 1)
  useEffect(() => {
    if (target === undefined) return undefined
    const timer = setTimeout(() => setTarget(undefined), scrollTimeout)
    return () => clearTimeout(timer)
  }, [target])
  const onScroll = () => {
    const row = slides.current
    if (!row) return
    const scrolled = forReaders(row.scrollLeft)
    const isEnd = scrolled + row.clientWidth >= row.scrollWidth - 2
    setFirst(isEnd && scrolled > 0 ? Infinity : Math.round(scrolled / stepOf(row)))
  }
  const goTo = (page: number | undefined) => {
    const row = slides.current
    if (!row || page === undefined) return
    // A second press counts from the target of the first. CSS decides on smooth scrolling, because it knows about reduced
    // motion.
    setTarget(page)
    row.scrollTo({ left: forReaders(page * shown * stepOf(row)) })
  }
  return { page: Math.min(target ?? seen, pages - 1), goTo, onScroll }
}

/** The distance between the starts of two slides, in CSS pixels. */
function stepOf(row: HTMLElement): number {
  const [one, two] = [...row.children].map((slide) => slide.getBoundingClientRect().left)
  return forReaders((two ?? 0) - (one ?? 0)) || row.clientWidth
}
