/**
 * The client's address: the nth entry from the right of X-Forwarded-For behind n proxies of ours, else the socket's.
 * What stands further left was written by the client itself and is not believed.
 */
export function clientAddress(socket: string | undefined, forwarded: string | undefined, proxies: number): string {
  const own = socket ?? 'unknown'
  if (proxies === 0 || forwarded === undefined) return own
  const entries = forwarded.split(',').map((entry) => entry.trim())
  return entries.at(-proxies)?.slice(0, 64) || own
}
