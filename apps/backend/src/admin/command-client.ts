import { randomUUID } from 'node:crypto'
import type { Spoken } from './command-server.ts'
import type { Door } from './secret.ts'

/** Nobody answers where a backend should be. */
export class BackendAway extends Error {}

/** Has the running backend run a command and repeats what it says; answers the exit code. */
export async function askBackend(
  door: Door,
  asked: { args: string[]; folder: string; isTerminal: boolean },
  streams: { out: (text: string) => void; err: (text: string) => void; signal: AbortSignal },
): Promise<number> {
  const id = randomUUID()
  const stop = (): void => void post(door, '/admin/stop', { id }).catch(() => undefined)
  streams.signal.addEventListener('abort', stop, { once: true })
  const response = await post(door, '/admin/command', { id, ...asked }).catch(() => {
    throw new BackendAway()
  })
  if (!response.ok || response.body === null) throw new BackendAway()
  let exit = 1
  for await (const spoken of linesOf(response.body)) {
    if ('out' in spoken) streams.out(spoken.out)
    else if ('err' in spoken) streams.err(spoken.err)
    else exit = spoken.exit
  }
  return exit
}

function post({ port, secret }: Door, path: string, body: object): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
    body: JSON.stringify(body),
  })
}

async function* linesOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<Spoken> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const bytes of body) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield JSON.parse(line) as Spoken
  }
}
