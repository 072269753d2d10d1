import type { WorkerMessage } from './worker-messages.ts'

type Answer = { readonly status: string; readonly version?: unknown }
type Worker = { readonly postMessage: (message: WorkerMessage, ports: Transferable[]) => void }

/** Asks something of the worker that looks after this page, or of the given one; undefined when there is none. */
export async function sendToWorker(message: WorkerMessage, worker?: Worker): Promise<Answer | undefined> {
  const receiver = worker ?? navigator.serviceWorker?.controller
  if (!receiver) {
    console.warn('SW Not Registered')
    return undefined
  }
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise<Answer>((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<Answer>) => resolve(data), { once: true })
  })
  port1.start()
  receiver.postMessage(message, [port2])
  return answer
}
