import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { shop, visit } from './browser.ts'
import { filledCart, findCategory, findProduct } from './shop.ts'
import { endVisit } from './visits.ts'

const narrow = { width: 320, height: 640 }

/** Elements that overflow the screen horizontally, and truncated texts of controls and of the bottom bar. */
function findCutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = []
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth
    if (wide > 0) faults.push(`the page is ${wide} px too wide`)
    const scrolls = (element: Element | null): boolean =>
      element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
    for (const control of document.querySelectorAll<HTMLElement>('a, button, label, select, h1, h2, h3')) {
      const words = control.innerText.trim()
      const box = control.getBoundingClientRect()
      if (!words || box.width < 2 || !control.checkVisibility({ visibilityProperty: true })) continue
      // The text of a label may not leave its box either, such as an amount of money its tile.
      const isHeld = getComputedStyle(control).overflowX !== 'visible' || control.tagName === 'LABEL'
      const isCut = isHeld && control.clientWidth > 1 && control.scrollWidth - control.clientWidth > 1
      const isOutside = (box.left < -1 || box.right > innerWidth + 1) && !scrolls(control)
      if ((isCut || isOutside) && !control.closest('[inert]'))
        faults.push(`${isCut ? 'cut off' : 'outside'}: ${control.tagName} "${words.slice(0, 60)}"`)
    }
    for (const word of document.querySelectorAll<HTMLElement>('nav [data-active] span'))
      if (word.clientWidth > 1 && word.scrollWidth > word.clientWidth + 1)
        faults.push(`cut off in the bottom bar: ${word.textContent}`)
    return faults
  })
}

it('AMB-65 no page scrolls sideways at 320 px with text of twice the size', async () => {
  const { page, complaints } = await visit({ viewport: narrow })
  const product = await findProduct('ROLE-C1', 'pl')
  const category = await findCategory('pl')
  const paths = ['/', category.path, product.path, '/cart', '/checkout', '/sign-in']
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  await page
    .context()
    .addCookies([{ name: 'cart_poland', value: await filledCart([{ sku: 'ROLE-S1', quantity: 2 }]), url: shop }])
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'load' })
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await expect.poll(width, { message: path }).toBe(narrow.width)
  }
  expect(complaints).toEqual([])
  await endVisit(page)
})

it.each(
  [
    ['cz', 'cs-CZ'],
    ['de', 'de-DE'],
    ['ua', 'uk-UA'],
    ['am', 'hy-AM'],
  ].flatMap(([store = '', locale = '']) => [320, 390].map((width) => [store, locale, width] as const)),
)('AMB-65 the texts of %s (%s) fit at %i px', async (store, locale, width) => {
  const { page, complaints } = await visit({ viewport: { width, height: 640 }, locale })
  const product = await findProduct('ROLE-C1', store)
  const giftCard = await findProduct('ROLE-GV', store)
  const category = await findCategory(store)
  const paths = [`/${store}/`, category.path, product.path, giftCard.path, `/${store}/cart`, `/${store}/sign-in`]
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    expect(await findCutOff(page), path).toEqual([])
  }
  expect(complaints).toEqual([])
  await endVisit(page)
})
