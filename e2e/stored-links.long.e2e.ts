import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { desktop, visit } from './browser.ts'
import { endVisit } from './visits.ts'

/** Opens a content page with this link added to its text, and with a marker that a full page load removes. */
async function openWithLink(attributes: Record<string, string>): Promise<Page> {
  const { page } = await visit({ viewport: desktop, locale: 'pl-PL' })
  await page.goto('/dostawa')
  await page
    .locator('main [data-stored]')
    .last()
    .evaluate((text, given) => {
      const link = document.createElement('a')
      for (const [name, value] of Object.entries({ id: 'more', ...given })) link.setAttribute(name, value)
      link.textContent = 'Więcej'
      text.append(link)
      document.documentElement.dataset['mark'] = 'same'
    }, attributes)
  return page
}
const isSameDocument = (page: Page) => page.evaluate(() => document.documentElement.dataset['mark'] === 'same')

it('CMS-03 a stored link to the same host opens inside the application', async () => {
  const page = await openWithLink({ href: '/contact' })
  await page.locator('#more').click()
  await page.waitForURL((url) => url.pathname === '/contact')
  await page.locator('main h1').waitFor()
  expect(await isSameDocument(page)).toBe(true)
  await endVisit(page)
})

it('CMS-04 a stored link with a target opens a new window', async () => {
  const page = await openWithLink({ href: '/contact', target: '_blank', rel: 'noopener noreferrer' })
  const opened = page.context().waitForEvent('page')
  await page.locator('#more').click()
  const tab = await opened
  await tab.waitForURL((url) => url.pathname === '/contact')
  await tab.locator('main h1').waitFor()
  expect(new URL(page.url()).pathname).toBe('/dostawa')
  expect(await isSameDocument(page)).toBe(true)
  await endVisit(page)
})

it('CMS-04 a stored link to another store view loads a new document', async () => {
  const page = await openWithLink({ href: '/cz/' })
  await page.locator('#more').click()
  await page.waitForURL((url) => url.pathname === '/cz/')
  expect(await isSameDocument(page)).toBe(false)
  await endVisit(page)
})
