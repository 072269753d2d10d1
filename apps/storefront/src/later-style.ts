/**
 * Fetches the style of the pages that a first page does without. Comes to an end in any case: without a connection the page
 * that needs it cannot be had either, or the worker has both.
 */
export function loadLaterStyle(): Promise<void> {
  const first = document.querySelector<HTMLLinkElement>('link[data-later]')
  const href = first?.dataset['later']
  if (!first || href === undefined) return Promise.resolve()
  delete first.dataset['later']
  return new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    link.addEventListener('load', () => resolve(), { once: true })
    link.addEventListener('error', () => resolve(), { once: true })
    first.after(link)
  })
}
