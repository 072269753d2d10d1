/** Campaign parameters, which do not change the page. */
const tracking = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|dclid|yclid|ttclid|twclid|mc_cid|mc_eid|_ga|_gl|ref)$/i

/** The URL used as a cache key: without campaign parameters and fragment, with sorted parameters. */
export function canonicalUrl(url: URL): URL {
  const canonical = new URL(url)
  canonical.search = ''
  canonical.hash = ''
  const parameters = [...url.searchParams].filter(([name]) => !tracking.test(name))
  for (const [name, value] of parameters.toSorted(([a], [b]) => (a < b ? -1 : Number(a > b))))
    canonical.searchParams.append(name, value)
  return canonical
}

/** Adds the request's campaign parameters to a redirect within the shop, because the cached redirect has none. */
export function withTracking(location: string, address: URL): string {
  const target = new URL(location, address)
  if (target.origin !== address.origin || target.pathname.startsWith('//')) return location
  for (const [name, value] of address.searchParams)
    if (tracking.test(name) && !target.searchParams.has(name)) target.searchParams.append(name, value)
  return target.pathname + target.search + target.hash
}
