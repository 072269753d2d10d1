import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { get, type IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import * as shopPaths from '../apps/storefront/src/platform/url/shop-paths.ts'
import { shop } from './browser.ts'
import { admin, findCategory, findProduct } from './shop.ts'

/** The allowed sources of scripts in a response's content security policy. */
const scriptSources = (answer: Response): string[] =>
  /script-src ([^;]*)/.exec(answer.headers.get('content-security-policy') ?? '')?.[1]?.split(' ') ?? []

/** The hashes of a page's inline scripts. Script elements of another type than JavaScript are data and have no hash. */
const inlineHashes = (html: string): string[] =>
  [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)]
    .filter(([, attributes = '']) => !/ (src|type="(?:application\/(?:ld\+)?json|text\/plain)")/.test(attributes))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)

it('sends every visitor the same page, whose content security policy allows its one inline script by hash', async () => {
  const [first, second] = [await fetch(shop), await fetch(shop, { headers: { cookie: 'cart_poland=secret123' } })]
  const [a, b] = [await first.text(), await second.text()]
  expect(a).toBe(b)
  expect(first.headers.get('content-security-policy')).toBe(second.headers.get('content-security-policy'))
  expect(scriptSources(first)).toEqual([...inlineHashes(a), "'strict-dynamic'"])
  expect(inlineHashes(a)).toHaveLength(1)
  expect(first.headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'")
})

it('sends no inline script without a hash in the policy, and no inline handler, on any kind of page', async () => {
  const { path: product } = await findProduct('ROLE-S1', 'pl')
  const { path: category } = await findCategory('pl')
  const paths = [product, category, '/cz/', '/search/sukienka', '/no-such-page', ...routePaths()]
  expect(paths.length).toBeGreaterThan(40)
  const policies = new Set<string>()
  let pages = 0
  for (const path of paths) {
    const answer = await fetch(shop + path, { redirect: 'manual', headers: { accept: 'text/html' } })
    const html = await answer.text()
    if (!answer.headers.get('content-type')?.includes('html')) continue
    const sources = scriptSources(answer)
    expect(sources, path).not.toContain("'unsafe-inline'")
    expect(
      inlineHashes(html).filter((hash) => !sources.includes(hash)),
      path,
    ).toEqual([])
    expect(html.match(/<[a-z][^>]* on[a-z]+=/i), path).toBeNull()
    policies.add(sources.join(' '))
    pages += 1
  }
  expect(pages).toBeGreaterThan(25)
  expect(policies.size).toBe(1)
})

/** The paths of the route table, with a value for each parameter. */
function routePaths(): string[] {
  const table = readFileSync(join(import.meta.dirname, '../apps/storefront/src/boot/routes.ts'), 'utf8')
  const named: Readonly<Record<string, string>> = shopPaths
  const written = [...table.matchAll(/\b(?:page|open|\w+Page)\(\s*(?:['`]([^'`$]+)|(\w+Path)\b)/g)].map(
    ([, one, name = '']) => one ?? named[name]?.slice(1) ?? '',
  )
  return written.map((one) => `/${one.replaceAll(/:\w+\??/g, 'a1b2').replace('/*', '')}`)
}

it('sends a page once: a browser that has it gets 304 until it changes, with an ETag per encoding', async () => {
  const tags = new Set<string>()
  for (const encoding of ['br', 'gzip', 'identity']) {
    const page = await ask('/', { 'accept-encoding': encoding })
    const tag = page.headers.etag ?? ''
    expect(tag).toMatch(/^"[\w-]+"$/)
    tags.add(tag)
    const again = await ask('/', { 'accept-encoding': encoding, 'if-none-match': tag })
    expect([again.statusCode, again.bytes, again.headers.etag]).toEqual([304, 0, tag])
    expect(again.headers['content-security-policy']).toBe(page.headers['content-security-policy'])
    expect((await ask('/', { 'accept-encoding': encoding, 'if-none-match': '"other"' })).statusCode).toBe(200)
  }
  expect(tags.size).toBe(3)
})

it('varies by cookie only for pages that depend on the store remembered in a cookie', async () => {
  const varyOf = async (path: string, cookie = '') => {
    const { headers } = await ask(path, { cookie })
    return [headers['cache-control'], headers.vary, headers['set-cookie']?.[0]?.split(';')[0]]
  }
  expect(await varyOf('/')).toEqual(['no-cache', 'accept-encoding, cookie', undefined])
  expect(await varyOf('/cz/', 'store=cz')).toEqual(['no-cache', 'accept-encoding', undefined])
  expect(await varyOf('/cz/')).toEqual(['no-cache', 'accept-encoding, cookie', 'store=cz'])
  expect((await varyOf('/cart'))[0]).toContain('no-store')
})

/** Requests a response as it is transferred: `fetch` would decompress it and revalidate it by itself. */
function ask(path: string, headers: Record<string, string>) {
  return new Promise<{ statusCode: number; headers: IncomingHttpHeaders; bytes: number }>((resolve, reject) => {
    get(shop + path, { headers }, (answer) => {
      const { statusCode = 0, headers: received } = answer
      buffer(answer).then(({ length }) => resolve({ statusCode, headers: received, bytes: length }), reject)
    }).on('error', reject)
  })
}

it('shows nobody another visitor’s data: a cached page is rendered without cookies, and a cart is not cached', async () => {
  const page = await fetch(`${shop}/?utm_source=mail`, { headers: { cookie: 'cart_poland=secret123' } })
  expect(await page.text()).not.toContain('secret123')
  const cart = await fetch(`${shop}/cart`)
  expect(cart.headers.get('cache-control')).toContain('no-store')
})

it('refreshes a cached page after a stock change', async () => {
  const { path } = await findProduct('ROLE-S1', 'pl')
  const isSoldOut = async () => (await (await fetch(shop + path)).text()).includes('https://schema.org/OutOfStock')
  expect(await isSoldOut()).toBe(false)
  try {
    await admin('stock', 'ROLE-S1', '0')
    await expect.poll(isSoldOut).toBe(true)
  } finally {
    await admin('stock', 'ROLE-S1', '50')
  }
  await expect.poll(isSoldOut).toBe(false)
})

it('responds to a URL with a NUL with 404, on the same host', async () => {
  for (const path of ['/%00', '/%00/evil.example', '/a%00b.html?q=%00']) {
    const response = await fetch(shop + path)
    expect(response.url.startsWith(shop)).toBe(true)
    expect(response.status, path).toBe(404)
  }
})

it('responds to a missing build file with 404, never with a page', async () => {
  const script = /\/assets\/[\w.-]+\.js/.exec(await (await fetch(shop)).text())?.[0]
  const there = await fetch(`${shop}${script}`)
  expect(there.status).toBe(200)
  expect(there.headers.get('content-type')).toContain('javascript')
  expect(there.headers.get('cache-control')).toContain('immutable')
  for (const path of ['/assets/of-another-build.js', '/assets/']) {
    const response = await fetch(shop + path)
    expect(response.status, path).toBe(404)
    expect(response.headers.get('content-type'), path).toContain('json')
  }
})
