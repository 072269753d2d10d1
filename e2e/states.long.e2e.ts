import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible, visit } from './browser.ts'
import { sharedByAll } from './faults/waits.ts'
import { findProduct } from './shop.ts'
import { desktopWidth, phoneWidth, states, tabletWidth, type State, type Visitor } from './states.ts'
import { textsOf } from './texts.ts'

const t = textsOf('en-GB')
const read = { waitUntil: 'domcontentloaded' } as const
const languages: Record<string, string> = { eu: 'en', de: 'de', am: 'hy' }

const visitors = new Map<Visitor, () => Promise<Page>>()

const arrive: Record<Visitor, (page: Page) => Promise<void>> = {
  guest: async () => undefined,
  newcomer: async () => undefined,
  buyer: async (page) => {
    await page.goto((await findProduct('ROLE-S1', 'eu')).path)
    await page.getByRole('button', { name: t('catalogue.addToCart'), exact: true }).click()
    await page.getByRole('status').filter({ hasText: 'You have added' }).waitFor()
  },
  customer: async (page) => {
    await page.goto('/eu/sign-in')
    await page.locator('#field-email').fill('anna@example.com')
    await page.locator('#field-password').fill('Bocian-2026!')
    await page.locator('main form button[type="submit"]').first().click()
    await page.waitForURL(/\/customer\/account$/)
  },
}

/** Each visitor has one page, and visits the states in it one after another, as in a real visit. */
async function pageOf(visitor: Visitor): Promise<Page> {
  const known = visitors.get(visitor) ?? sharedByAll(() => open(visitor))
  visitors.set(visitor, known)
  const page = await known()
  if (!page.isClosed()) return page
  // The browser has crashed.
  visitors.delete(visitor)
  return pageOf(visitor)
}

async function open(visitor: Visitor): Promise<Page> {
  const { page } = await visit(
    { viewport: { width: desktopWidth, height: 900 }, locale: 'de-DE' },
    { isHinted: visitor === 'newcomer' },
  )
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await arrive[visitor](page)
  return page
}

/** Waits until the page has loaded its data and all animations have ended. */
async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
  // The UI kit shows a busy state that never ends.
  if (!page.url().endsWith('/uikit'))
    await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' })
  await page.evaluate(async () => {
    await document.fonts.ready
  })
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((one) => one.playState !== 'running' || one.effect?.getComputedTiming().endTime === Infinity),
  )
}

async function expectFrame(page: Page, state: State, store: string): Promise<void> {
  const [headings, mains] = [await page.locator('h1').count(), await page.locator('main').count()]
  expect({ headings, mains }, `${state.name}: one h1, one main`).toEqual({ headings: 1, mains: 1 })
  expect(await page.locator('html').getAttribute('lang')).toMatch(new RegExp(`^${languages[store] ?? 'pl'}\\b`))
  expect((await page.title()).trim()).not.toBe('')
}

const everyWidth = [desktopWidth, tabletWidth, phoneWidth]

it.each(states)('A1 $name is accessible at every width', async (state) => {
  const [first, ...others] = (state.widths ?? everyWidth) as [number, ...number[]]
  const page = await pageOf(state.visitor ?? 'guest')
  await page.setViewportSize({ width: first, height: 900 })
  const path = typeof state.path === 'string' ? state.path : await state.path()
  await state.before?.(page)
  await page.goto(path, read)
  await settle(page)
  await state.steps?.(page)
  for (const width of [first, ...others]) {
    await page.setViewportSize({ width, height: 900 })
    await settle(page)
    await expectFrame(page, state, path.split('/')[1] ?? '')
    await expectAccessible(page, { withBestPractice: true })
  }
})
