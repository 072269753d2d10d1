import type { IncomingMessage } from 'node:http'

const longest = 253

/** Whether a Host header is a valid host with an optional port, so that it is safe to build URLs from it. */
export function isHost(host: string): boolean {
  const named = /^(?<name>(?:[\w-]+\.)*[\w-]+\.?|\[[\da-f:.]+\])(?::\d{1,5})?$/i.exec(host)?.groups?.['name']
  return named !== undefined && named.length <= longest && URL.canParse(`http://${host}`)
}

/**
 * Whether a request names exactly one host: it has one valid Host header, and its request target names no other host. The header
 * may be missing in HTTP/1.0, which health probes still use.
 */
export function namesOneHost({ headers, rawHeaders, url = '/' }: IncomingMessage): boolean {
  const given = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
  if (given.length === 0) return url.startsWith('/')
  const host = headers.host ?? ''
  if (given.length > 1 || !isHost(host)) return false
  return (
    url.startsWith('/') || url === '*' || (URL.canParse(url) && new URL(url).host === new URL(`http://${host}`).host)
  )
}
