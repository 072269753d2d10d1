let loading: Promise<void> | undefined

/** Loads the second style sheet once, which first pages do not need. */
export function loadLaterStyle(): Promise<void> {
  return (loading ??= load())
}

// Also resolves when loading fails: without a connection the page that needs it is missing too, unless the service worker has
// cached both.
function load(): Promise<void> {
  if (import.meta.env.SSR) return Promise.resolve()
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
