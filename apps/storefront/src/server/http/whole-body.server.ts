import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'

/**
 * Waits until the body of a request has arrived, and puts it back, so that it can be forwarded. Undefined if it has more than `most` bytes
 * or if the client has left.
 */
export async function wholeBody(request: IncomingMessage, most: number): Promise<Buffer | undefined> {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
  const expected = encoding === undefined ? Number(length ?? 0) : Infinity
  if (expected === 0) return Buffer.alloc(0)
  const chunks: Buffer[] = []
  let size = 0
  while (size < expected) {
    const chunk = request.read() as Buffer | null
    if (chunk !== null) {
      chunks.push(chunk)
      size += chunk.length
    }
    if (size > most || request.destroyed) return undefined
    if (size >= expected || request.complete) break
    if (chunk === null) await Promise.race([once(request, 'readable'), once(request, 'close')]).catch(() => undefined)
  }
  const body = Buffer.concat(chunks)
  // In the same turn as the last reading, because the stream ends in the next one if nothing is left.
  if (size > 0) request.unshift(body)
  return body
}
