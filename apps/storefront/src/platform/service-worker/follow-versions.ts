import { newVersionEvent } from './new-version.ts'
import { sendToWorker } from './send-to-worker.ts'

const hour = 3_600_000

/** Activates a new worker at once if this page already belongs to its build; otherwise offers a reload. */
export function followVersions(registration: ServiceWorkerRegistration): void {
  void consider(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') void consider(worker)
    })
  })
  let checkedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < hour) return
    checkedAt = Date.now()
    registration.update().catch(() => undefined)
  })
}

/** The build that this page came from, named like the worker's version: entry script, then style sheet. */
function versionOfPage(): string {
  const script = document.querySelector<HTMLScriptElement>('script[data-entry]')?.dataset['entry'] ?? ''
  const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href }) => href)
  return [script, ...styles].map((address) => new URL(address, window.location.href).pathname).join(' ')
}

async function consider(waiting: ServiceWorker | null): Promise<void> {
  if (!waiting || !navigator.serviceWorker.controller) return
  const response = await sendToWorker({ type: 'GET_VERSION' }, waiting)
  const skip = (): void => void sendToWorker({ type: 'SKIP_WAITING' }, waiting)
  if (response?.version === versionOfPage()) return skip()
  const takeOver = (): void => {
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
    skip()
  }
  window.dispatchEvent(new CustomEvent(newVersionEvent, { detail: { takeOver } }))
}
