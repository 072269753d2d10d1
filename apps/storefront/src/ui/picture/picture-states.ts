import './picture-states.css'

type State = 'loaded' | 'error'

/** The pauses before a picture that failed to load is requested again, in milliseconds. */
const pauses = [3_000, 10_000]

/**
 * Sets `data-state` on every picture of the page when it has loaded or failed, including those that finished earlier. Requests a
 * picture that failed again, because a busy image service refuses pictures for a moment.
 */
export function followPictures(): void {
  const attempts = new WeakMap<HTMLImageElement, number>()
  const note = (image: unknown, state: State): void => {
    if (!(image instanceof HTMLImageElement)) return
    image.dataset['state'] = state
    if (state === 'error') retry(image, attempts)
  }
  document.addEventListener('load', ({ target }) => note(target, 'loaded'), { capture: true })
  document.addEventListener('error', ({ target }) => note(target, 'error'), { capture: true })
  for (const image of document.images) if (image.complete) note(image, image.naturalWidth > 0 ? 'loaded' : 'error')
}

function retry(image: HTMLImageElement, attempts: WeakMap<HTMLImageElement, number>): void {
  const attempt = attempts.get(image) ?? 0
  const pause = pauses[attempt]
  const { currentSrc } = image
  if (pause === undefined || currentSrc === '') return
  attempts.set(image, attempt + 1)
  setTimeout(() => {
    // Otherwise the page has replaced the picture meanwhile.
    if (image.isConnected && image.currentSrc === currentSrc) image.src = image.getAttribute('src') ?? ''
  }, pause)
}
