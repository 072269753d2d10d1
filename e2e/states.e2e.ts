import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible, expectNoOverflow, visit } from './browser.ts'
import { isLong } from './is-long.ts'
import { findProduct } from './shop.ts'
import { desktopWidth, phoneWidth, states, tabletWidth, type State, type Visitor } from './states.ts'
import { textsOf } from './texts.ts'

const t = textsOf('en-GB')
const read = { waitUntil: 'domcontentloaded' } as const
const languages: Record<string, string> = { eu: 'en', de: 'de', am: 'hy' }

const visitors = new Map<Visitor, Promise<Page>>()

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
function pageOf(visitor: Visitor): Promise<Page> {
  const known = visitors.get(visitor)
  if (known) return known
  const opened = (async () => {
    const options = {
      viewport: { width: desktopWidth, height: 900 },
      locale: 'de-DE',
    } as const
    const { page } = await visit(options, { isHinted: visitor === 'newcomer' })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await arrive[visitor](page)
    return page
  })()
  visitors.set(visitor, opened)
  return opened
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

/** A tablet has the layout of a phone, so only `npm run test:long` looks at its width. */
const everyWidth = isLong ? [desktopWidth, tabletWidth, phoneWidth] : [desktopWidth, phoneWidth]

/**
 * Whether axe runs at this width. Header, footer and most pages differ between a phone and a desktop in columns only. So `npm test` runs axe on a phone, and on a desktop for the pages with a layout of their own there;
 * `npm run test:long` runs it at every width.
 */
function needsAxe({ widths, hasDesktopLayout }: State, width: number): boolean {
  if (isLong || width === phoneWidth || widths?.length === 1) return true
  return width === desktopWidth && (widths !== undefined || hasDesktopLayout === true)
}

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
    if (needsAxe(state, width)) await expectAccessible(page, { withBestPractice: true })
    else await expectNoOverflow(page)
  }
})
