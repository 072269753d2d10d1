import { trustedScriptUrl } from '#src/trusted-types.ts'

/** Registers the worker for the whole shop; a browser without one, or that refuses it, is told of in the console and does without. */
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
