import { trustedScriptUrl } from '../html/trusted-types.ts'

/** Registers the service worker for the whole shop. Logs a warning when the browser has none or refuses it. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) {
    console.warn('SW Not Registered')
    return undefined
  }
  try {
    return await navigator.serviceWorker.register(trustedScriptUrl('/sw.js'), { scope: '/', updateViaCache: 'none' })
  } catch {
    console.warn('Failed to register SW.')
    return undefined
  }
}
