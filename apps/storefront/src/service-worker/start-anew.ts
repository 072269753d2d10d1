import { keep, recall } from '#src/browser-storage/persistence.ts'

/** True when the page was not loaded anew for a lost module a moment ago: once mends a deployment, twice would not. */
export function mayStartAnew(): boolean {
  if (recall<boolean>('started_anew')) return false
  keep('started_anew', true)
  return recall<boolean>('started_anew') === true
}

/** Loads the page anew when a deployment took away a module that it asks for. */
export function startAnewOnLostModules(): void {
  window.addEventListener('vite:preloadError', () => {
    // A navigation that lost its module goes to its own address; only what is left here stays on this page.
    setTimeout(() => {
      if (navigator.onLine && mayStartAnew()) window.location.reload()
    })
  })
}
