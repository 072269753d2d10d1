import { isIP, isIPv6 } from 'node:net'

/**
 * The client's address: the nth entry from the right of X-Forwarded-For, where n is the number of our proxies; without proxies,
 * the socket's address. Entries further left come from the client and are not trusted.
 */
export function clientAddress(socket: string | undefined, forwarded: string | undefined, proxies: number): string {
  const own = socket ?? 'unknown'
  if (proxies === 0 || forwarded === undefined) return own
  const entries = forwarded.split(',').map((entry) => entry.trim())
  return entries.at(-proxies)?.slice(0, 64) || own
}

/**
 * The address that rate limits use. A household or server owns a whole /64 of IPv6 and may use a new address for every request,
 * so only the first four groups count. IPv4-mapped addresses count as IPv4.
 */
export function visitorAddress(address: string): string {
  const plain = address.replace(/^\[|\](:\d+)?$/g, '').replace(/%.*$/, '')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1]
  if (mapped !== undefined && isIP(mapped) === 4) return mapped
  if (!isIPv6(plain)) return plain.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
  // The URL parser normalizes the address to its shortest form. Here it is expanded to eight groups again.
  const [head = '', tail] = new URL(`http://[${plain}]/`).hostname.slice(1, -1).split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: tail === undefined ? 0 : 8 - before.length - after.length }, () => '0')
  const groups = [...before, ...zeros, ...after]
  // An IPv4-mapped address, ::ffff:a.b.c.d, in hexadecimal.
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') return groups.slice(6).map(twoBytes).join('.')
  return `${groups.slice(0, 4).join(':')}::/64`
}

function twoBytes(group: string): string {
  const value = Number.parseInt(group, 16)
  return `${value >> 8}.${value & 255}`
}
