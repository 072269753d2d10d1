import { expect, it } from 'vitest'
import { shop } from './browser.ts'
import { admin, findProduct } from './shop.ts'

const nonceOf = (answer: Response): string =>
  /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? ''

it('gives each visitor of a kept page a nonce of their own', async () => {
  const [first, second] = [await fetch(shop), await fetch(shop)]
  const [a, b] = [await first.text(), await second.text()]
  expect(nonceOf(first).length).toBeGreaterThanOrEqual(22)
  expect(nonceOf(first)).not.toBe(nonceOf(second))
  expect(a).toContain(`nonce="${nonceOf(first)}"`)
  expect(a.replaceAll(nonceOf(first), '')).toBe(b.replaceAll(nonceOf(second), ''))
  expect(first.headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'")
})

it('shows nobody what another visitor has: a kept page is made without cookies, a cart is not kept', async () => {
  const page = await fetch(`${shop}/?utm_source=mail`, { headers: { cookie: 'cart_poland=secret123' } })
  expect(await page.text()).not.toContain('secret123')
  const cart = await fetch(`${shop}/cart`)
  expect(cart.headers.get('cache-control')).toContain('no-store')
})

it('shows a change of stock on a kept page within five seconds', async () => {
  const { path } = await findProduct('ROLE-S1', 'pl')
  const isSoldOut = async () => (await (await fetch(shop + path)).text()).includes('https://schema.org/OutOfStock')
  expect(await isSoldOut()).toBe(false)
  await admin('stock', 'ROLE-S1', '0')
  await expect.poll(isSoldOut, { timeout: 5_000 }).toBe(true)
  await admin('stock', 'ROLE-S1', '50')
  await expect.poll(isSoldOut, { timeout: 5_000 }).toBe(false)
})

it('leads an address with a NUL to what is not there, on the same host', async () => {
  for (const path of ['/%00', '/%00/evil.example', '/a%00b.html?q=%00']) {
    const answer = await fetch(shop + path)
    expect(answer.url.startsWith(shop)).toBe(true)
    expect(answer.status, path).toBe(404)
  }
})

it('says of a file of the build that it is there or not, never with a page', async () => {
  const script = /\/assets\/[\w.-]+\.js/.exec(await (await fetch(shop)).text())?.[0]
  const there = await fetch(`${shop}${script}`)
  expect(there.status).toBe(200)
  expect(there.headers.get('content-type')).toContain('javascript')
  expect(there.headers.get('cache-control')).toContain('immutable')
  for (const path of ['/assets/of-another-build.js', '/assets/']) {
    const answer = await fetch(shop + path)
    expect(answer.status, path).toBe(404)
    expect(answer.headers.get('content-type'), path).toContain('json')
  }
})
