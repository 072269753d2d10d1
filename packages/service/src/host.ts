import type { IncomingMessage } from 'node:http'

const longest = 253

/** Whether a Host header is a valid host with an optional port, so that URLs can be built from it. */
export function isHost(host: string): boolean {
  const named = /^(?<name>(?:[\w-]+\.)*[\w-]+\.?|\[[\da-f:.]+\])(?::\d{1,5})?$/i.exec(host)?.groups?.['name']
  return named !== undefined && named.length <= longest && URL.canParse(`http://${host}`)
}

/**
 * Whether a request names exactly one host: one valid Host header, and no request target with another host. HTTP/1.0, which health
 * probes still use, may omit the header.
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
