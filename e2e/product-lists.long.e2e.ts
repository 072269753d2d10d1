import { describe, expect, it } from 'vitest'
import { devices, shop, visit, movePointer } from './browser.ts'
import { expectFocusSeen } from './keyboard.ts'
import { findProduct } from './shop.ts'
import { textsOf } from './texts.ts'
import { endVisit } from './visits.ts'

const t = textsOf('en-GB')
const [seaside, warm] = ['Packed for the sea', 'Warm for the way home']

describe.each(devices)('product lists in a stored text on a %s', (_device, viewport) => {
  it('LIST-24 CMS-13 CMS-21 replace the links: a carousel with all products, and a list with six and a button for the others', async () => {
    const { page, complaints } = await visit({ viewport, reducedMotion: 'reduce' })
    const region = (name: string) => page.getByRole('region', { name, exact: true })
    const requests: number[] = []
    page.on('request', (request) => {
      const address = decodeURIComponent(request.url().replaceAll('+', ' '))
      if (address.includes('ProductsBySku')) requests.push(Number(/"pageSize":(\d+)/.exec(address)?.[1]))
    })
    await page.goto('/eu/lookbook')
    await movePointer(page, 5, 5)
    const places = page.locator('[data-content-type="products"]')
    await places.first().scrollIntoViewIfNeeded()
    const carousel = region(seaside)
    await carousel.waitFor()
    expect(await carousel.getByRole('article').count()).toBe(9)
    expect(await carousel.getByRole('article').first().getByRole('link').first().innerText()).toContain(
      (await findProduct('ROLE-C2', 'eu')).name,
    )
    const dots = carousel.getByRole('button', { name: /^Products \d/ })
    await carousel.getByRole('button', { name: t('cms.carousel.next') }).click()
    await expect.poll(() => dots.nth(1).getAttribute('aria-current')).toBe('true')

    await places.last().scrollIntoViewIfNeeded()
    const list = region(warm)
    await list.getByText('Showing 6 of 8').waitFor()
    expect(await list.getByRole('article').count()).toBe(6)
    const more = list.getByRole('button', { name: t('catalogue.showMore') })
    await more.focus()
    await page.keyboard.press('Enter')
    await list.getByText('Showing 8 of 8').waitFor()
    expect(await list.getByRole('article').count()).toBe(8)
    expect(await more.count()).toBe(0)
    const seventh = list.getByRole('article').nth(6).getByRole('link').first()
    await expect.poll(() => seventh.evaluate((link) => link === document.activeElement)).toBe(true)
    await expectFocusSeen(page, 'more')
    // The second list may be so near that it loads first; its other products load last.
    expect(new Set(requests.slice(0, 2))).toEqual(new Set([9, 6]))
    expect(requests.slice(2)).toEqual([2])
    const address = await seventh.getAttribute('href')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${address}`)
    expect(complaints).toEqual([])
    await endVisit(page)
  })
})

it('CMS-13 without scripts a list consists of links to its products', async () => {
  const html = await (await fetch(`${shop}/eu/lookbook`)).text()
  const { name, path } = await findProduct('ROLE-C2', 'eu')
  const list = html.slice(html.indexOf('data-content-type="products"'))
  const links = [...list.slice(0, list.indexOf('</ul>')).matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]*)<\/a>/g)]
  expect(links).toHaveLength(9)
  expect(links.map(([, href, text]) => [href, text])).toContainEqual([path, name])
})
