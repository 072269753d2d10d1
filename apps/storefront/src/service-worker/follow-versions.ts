import { newVersionEvent } from './new-version.ts'
import { sendToWorker } from './send-to-worker.ts'

const hour = 3_600_000

/** Lets a new worker take over at once when this page is of its build already, else offers the page a new start. */
export function followVersions(registration: ServiceWorkerRegistration): void {
  void consider(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') void consider(worker)
    })
  })
  let asked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < hour) return
    asked = Date.now()
    registration.update().catch(() => undefined)
  })
}

/** The build that this page came from, named like the worker's: its script, then its style. */
function versionOfPage(): string {
  const script = document.querySelector<HTMLScriptElement>('script[data-entry]')?.dataset['entry'] ?? ''
  const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href }) => href)
  return [script, ...styles].map((address) => new URL(address, window.location.href).pathname).join(' ')
}

async function consider(waiting: ServiceWorker | null): Promise<void> {
  if (!waiting || !navigator.serviceWorker.controller) return
  const answer = await sendToWorker({ type: 'GET_VERSION' }, waiting)
  const skip = (): void => void sendToWorker({ type: 'SKIP_WAITING' }, waiting)
  if (answer?.version === versionOfPage()) return skip()
  const takeOver = (): void => {
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
    skip()
  }
  window.dispatchEvent(new CustomEvent(newVersionEvent, { detail: { takeOver } }))
}
