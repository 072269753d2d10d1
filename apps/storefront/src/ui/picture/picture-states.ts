import './picture-states.css'

type State = 'loaded' | 'error'

/**
 * Notes on every picture of the page (`data-state`) whether it is there or cannot be had; what came before is looked up. Until then, and without scripts, the ground behind it keeps its place.
 */
export function followPictures(): void {
  const note = (image: unknown, state: State): void => {
    if (image instanceof HTMLImageElement) image.dataset['state'] = state
  }
  document.addEventListener('load', ({ target }) => note(target, 'loaded'), { capture: true })
  document.addEventListener('error', ({ target }) => note(target, 'error'), { capture: true })
  for (const image of document.images) if (image.complete) note(image, image.naturalWidth > 0 ? 'loaded' : 'error')
}
