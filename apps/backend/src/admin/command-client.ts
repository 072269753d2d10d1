import { randomUUID } from 'node:crypto'
import type { OutputLine } from './command-server.ts'
import type { AdminEndpoint } from './secret.ts'

/** No backend responds at the address in the data folder. */
export class BackendUnreachable extends Error {}

/** Runs a command in the running backend, prints its output and returns the exit code. */
export async function runOnBackend(
  endpoint: AdminEndpoint,
  command: { args: string[]; folder: string; isTerminal: boolean },
  streams: { out: (text: string) => void; err: (text: string) => void; signal: AbortSignal },
): Promise<number> {
  const id = randomUUID()
  const stop = (): void => void post(endpoint, '/admin/stop', { id }).catch(() => undefined)
  streams.signal.addEventListener('abort', stop, { once: true })
  const response = await post(endpoint, '/admin/command', { id, ...command }).catch(() => {
    throw new BackendUnreachable()
  })
  if (!response.ok || response.body === null) throw new BackendUnreachable()
  let exit = 1
  for await (const spoken of linesOf(response.body)) {
    if ('out' in spoken) streams.out(spoken.out)
    else if ('err' in spoken) streams.err(spoken.err)
    else exit = spoken.exit
  }
  return exit
}

function post({ port, secret }: AdminEndpoint, path: string, body: object): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
    body: JSON.stringify(body),
  })
}

async function* linesOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<OutputLine> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const bytes of body) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield JSON.parse(line) as OutputLine
  }
}
