import type { WorkerMessage } from './worker-messages.ts'

type WorkerResponse = { readonly status: string; readonly version?: unknown }
type Worker = { readonly postMessage: (message: WorkerMessage, ports: Transferable[]) => void }

/** Sends a message to the given worker or the page's controller, and returns the response; undefined without a worker. */
export async function sendToWorker(message: WorkerMessage, worker?: Worker): Promise<WorkerResponse | undefined> {
  const receiver = worker ?? navigator.serviceWorker?.controller
  if (!receiver) {
    console.warn('SW Not Registered')
    return undefined
  }
  const { port1, port2 } = new MessageChannel()
  const response = new Promise<WorkerResponse>((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<WorkerResponse>) => resolve(data), { once: true })
  })
  port1.start()
  receiver.postMessage(message, [port2])
  return response
}
