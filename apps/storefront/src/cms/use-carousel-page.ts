import { useEffect, useState, type RefObject } from 'react'

/** No row takes longer to come to rest. */
const patience = 1000

/** Which page of a carousel is seen, or is on its way by a press, and the way to another. */
export function useCarouselPage(slides: RefObject<HTMLElement | null>, shown: number, pages: number) {
  const [first, setFirst] = useState(0)
  const [target, setTarget] = useState<number>()
  const seen = Math.min(Math.floor(first / shown), pages - 1)
  useEffect(() => {
    if (target === undefined) return undefined
    const timer = setTimeout(() => setTarget(undefined), patience)
    return () => clearTimeout(timer)
  }, [target])
  const onScroll = () => {
    const row = slides.current
    if (!row) return
    const isEnd = row.scrollLeft + row.clientWidth >= row.scrollWidth - 2
    setFirst(isEnd && row.scrollLeft > 0 ? Infinity : Math.round(row.scrollLeft / stepOf(row)))
  }
  const goTo = (page: number | undefined) => {
    const row = slides.current
    if (!row || page === undefined) return
    // A second press goes on from where the first one leads. How the row moves is the style's business, which knows who wants no motion.
    setTarget(page)
    row.scrollTo({ left: page * shown * stepOf(row) })
  }
  return { page: Math.min(target ?? seen, pages - 1), goTo, onScroll }
}

/** From the start of a slide to the start of the next, in CSS pixels. */
function stepOf(row: HTMLElement): number {
  const [one, two] = [...row.children].map((slide) => slide.getBoundingClientRect().left)
  return (two ?? 0) - (one ?? 0) || row.clientWidth
}
