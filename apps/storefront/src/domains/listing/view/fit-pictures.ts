import { candidates, pictureWidths } from '#src/ui/picture/picture-url.ts'
import { mediaPath } from '#src/domains/catalogue/media.ts'

/** The largest width in a card's markup, which is enough for the default view. */
const usual = 960

/**
 * Fits the pictures of lists to views other than the default one, for which the page was rendered: sets `sizes` to the width of each
 * picture, and offers larger files where the screen needs them. Follows new cards and other widths until the returned
 * function is called, which fits them once more.
 */
export function fitPictures(): () => void {
  const lists = [...document.querySelectorAll<HTMLElement>('[data-list]')]
  const fitAll = () => {
    for (const list of lists) for (const image of list.querySelectorAll('img')) fit(image)
  }
  const widths = new ResizeObserver(fitAll)
  const cards = new MutationObserver(fitAll)
  for (const list of lists) {
    widths.observe(list)
    cards.observe(list, { childList: true, subtree: true })
  }
  return () => {
    widths.disconnect()
    cards.disconnect()
    fitAll()
  }
}

function fit(image: HTMLImageElement): void {
  const width = image.clientWidth
  if (width === 0) return
  const sources = image.parentElement?.querySelectorAll<HTMLSourceElement>(':scope > source') ?? []
  for (const element of [image, ...sources]) {
    if (element.srcset === '') continue
    element.sizes = `${width}px`
    const path = mediaPath(element.srcset.split(' ', 1)[0])
    if (path && width * devicePixelRatio > usual)
      element.srcset = candidates(
        path,
        pictureWidths.filter((step) => step > 80),
        1.5,
      )
  }
}
