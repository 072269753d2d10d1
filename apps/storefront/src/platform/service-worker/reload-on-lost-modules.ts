import { keep, recall } from '../storage/persistence.ts'
import { isReachable } from './is-reachable.ts'

/**
 * Whether a reload may help with a missing module: a deployment has removed it, and the page was not reloaded for a missing module
 * a moment ago.
 */
export async function mayReload(error: unknown): Promise<boolean> {
  if (recall<boolean>('started_anew') || !(await isRemoved(error))) return false
  keep('started_anew', true)
  return recall<boolean>('started_anew') === true
}

/**
 * Whether the shop no longer has the file that failed to load. It may also have failed because of the connection, or because the
 * shop is too busy. Safari does not name the file; then any response of the shop counts.
 */
async function isRemoved(error: unknown): Promise<boolean> {
  const [, file] = /((?:https?:\/)?\/\S+)$/.exec(error instanceof Error ? error.message : '') ?? []
  if (file === undefined || !navigator.onLine) return isReachable()
  return fetch(file, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404 || status === 410,
    () => false,
  )
}

/** Reloads the page when a deployment has removed a module that it imports. */
export function reloadOnLostModules(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Wait, because a navigation with a missing module loads its target as a document. Reload only if this page is still open.
    setTimeout(async () => {
      if (await mayReload('payload' in event ? event.payload : undefined)) window.location.reload()
    })
  })
}
