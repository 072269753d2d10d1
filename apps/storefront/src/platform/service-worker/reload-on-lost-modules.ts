import { keep, recall } from '../storage/persistence.ts'

/** False if the page was reloaded for a missing module a moment ago: a second reload would not help. */
export function mayReload(): boolean {
  if (recall<boolean>('started_anew')) return false
  keep('started_anew', true)
  return recall<boolean>('started_anew') === true
}

/** Reloads the page when a deployment has removed a module that it imports. */
export function reloadOnLostModules(): void {
  window.addEventListener('vite:preloadError', () => {
    // Wait, because a navigation with a missing module loads its target as a document. Reload only if this page is still open.
    setTimeout(() => {
      if (navigator.onLine && mayReload()) window.location.reload()
    })
  })
}
