import './picture-states.css'

type State = 'loaded' | 'error'

/** Sets `data-state` on every picture of the page when it has loaded or failed, including those that finished earlier. */
export function followPictures(): void {
  const note = (image: unknown, state: State): void => {
    if (image instanceof HTMLImageElement) image.dataset['state'] = state
  }
  document.addEventListener('load', ({ target }) => note(target, 'loaded'), { capture: true })
  document.addEventListener('error', ({ target }) => note(target, 'error'), { capture: true })
  for (const image of document.images) if (image.complete) note(image, image.naturalWidth > 0 ? 'loaded' : 'error')
}
