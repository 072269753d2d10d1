import { expect, it } from 'vitest'
import { desktop, visit } from './browser.ts'
import { endVisit } from './visits.ts'
import { textsOf } from './texts.ts'

const t = textsOf('pl-PL')

it.each(['the entry script', 'a module that it imports'])(
  'a page works without a reload although %s failed to load twice while online',
  async (lost) => {
    const { page } = await visit({ viewport: desktop, locale: 'pl-PL' })
    const [, entry = ''] = /<script data-entry="([^"]+)"/.exec(await (await page.request.get('/')).text()) ?? []
    let failures = 0
    await page.route('**/assets/*.js', async (route) => {
      const isEntry = new URL(route.request().url()).pathname === entry
      if (isEntry !== (lost === 'the entry script') || failures >= 2) return route.fallback()
      failures += 1
      await route.abort('connectionreset')
    })
    await page.goto('/')
    await page.getByRole('banner').locator('[data-trigger="accountMenu"]').click()
    await page
      .locator('#account-menu')
      .getByRole('link', { name: t('layout.account.signIn') })
      .waitFor()
    expect(failures).toBe(2)
    expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1)
    await endVisit(page)
  },
)
