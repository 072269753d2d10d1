/** Where a visitor came from changes nothing on the page. */
const tracking = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|dclid|yclid|ttclid|twclid|mc_cid|mc_eid|_ga|_gl|ref)$/i

/** The address under which a page is the same for everyone: no tracking parameters and no fragment, the others in order. */
export function canonicalUrl(url: URL): URL {
  const canonical = new URL(url)
  canonical.search = ''
  canonical.hash = ''
  const kept = [...url.searchParams].filter(([name]) => !tracking.test(name))
  for (const [name, value] of kept.toSorted(([a], [b]) => (a < b ? -1 : Number(a > b))))
    canonical.searchParams.append(name, value)
  return canonical
}

/** A redirect within the shop takes along where the visitor came from, of which the kept answer knows nothing. */
export function withTracking(location: string, address: URL): string {
  const target = new URL(location, address)
  if (target.origin !== address.origin || target.pathname.startsWith('//')) return location
  for (const [name, value] of address.searchParams)
    if (tracking.test(name) && !target.searchParams.has(name)) target.searchParams.append(name, value)
  return target.pathname + target.search + target.hash
}
