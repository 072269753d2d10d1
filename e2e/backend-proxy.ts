import { spawn } from 'node:child_process'
import http from 'node:http'
import path from 'node:path'
import { freePort, openPort } from './free-port.ts'
import { ownShop } from './own-shop.ts'

export interface BackendProxy {
  /** The address of a storefront that reaches the backend only through this proxy. */
  readonly shop: string
  /** The HTTP status that replaces the backend's response, by operation name; undefined forwards the request. */
  rule: (operation: string) => number | undefined
  close(): Promise<void>
}

/** Starts a second storefront on the running shop, whose connection to the backend can be interrupted. */
export async function openBackendProxy(): Promise<BackendProxy> {
  const port = await freePort()
  const proxy = { shop: `http://127.0.0.1:${port}`, rule: (_operation: string): number | undefined => undefined }
  const server = http.createServer((request, response) => void pass(request, response))
  async function pass(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const body = Buffer.concat(parts).toString()
    const url = new URL(request.url ?? '/', 'http://door')
    const operation = url.searchParams.get('operationName') ?? /"operationName":"(\w+)"/.exec(body)?.[1] ?? ''
    const status = proxy.rule(operation)
    if (status !== undefined) return void response.writeHead(status, { 'content-type': 'text/plain' }).end('closed')
    const forwarded = http.request({
      host: '127.0.0.1',
      port: new URL(ownShop.backend).port,
      path: request.url,
      method: request.method ?? 'GET',
      headers: request.headers,
    })
    forwarded.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    forwarded.on('error', () => response.destroy())
    forwarded.end(body)
  }
  const behind = await openPort(server)
  const child = spawn(process.execPath, ['apps/storefront/dist/server/server.js'], {
    cwd: path.join(import.meta.dirname, '..'),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      MODE: 'demo',
      BASE_URL: '',
      PORT: String(port),
      HOST: '127.0.0.1',
      BACKEND_URL: `http://127.0.0.1:${behind}`,
      IMAGES_URL: ownShop.images,
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => {
      output = (output + data.toString()).slice(-5000)
    })
  let isClosing = false
  child.once('exit', (code, signal) => {
    if (!isClosing) console.error(`The storefront behind the proxy ended by itself: ${code} ${signal}\n${output}`)
  })
  await untilHealthy(`${proxy.shop}/health`)
  return Object.assign(proxy, {
    close: async () => {
      isClosing = true
      child.kill('SIGKILL')
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  })
}

async function untilHealthy(address: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.ok === true) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${address} does not respond`)
}
