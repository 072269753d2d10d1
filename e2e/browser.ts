import fs from 'node:fs'
import { createRequire } from 'node:module'
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { isLong } from './is-long.ts'
import { longestWait } from './longest-wait.ts'
import { ownShop } from './own-shop.ts'
import { keepConnectionState } from './connection.ts'
import { followRequests } from './recent-requests.ts'
import { newContext } from './visits.ts'

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1280, height: 900 }

/** The devices for journeys whose layout differs between them: `describe.each(devices)('… on a %s', (device, viewport) => …)`. */
export const devices = [
  ['phone', phone],
  ['desktop', desktop],
] as const

/** The devices for journeys of the gate: a phone in `npm test`, all devices in `npm run test:long`. */
export const anyDevice = isLong ? devices : ([devices[0]] as const)

export const shop = ownShop.address

const axe = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * A new visitor's page that collects all browser errors; the test ends the visit with `endVisit`. Only journeys about the service
 * worker allow it: it fetches the whole shell for every new visitor.
 */
export async function visit(
  options: BrowserContextOptions,
  { isHinted = false } = {},
): Promise<{ page: Page; complaints: string[] }> {
  const context = await newContext({ baseURL: shop, serviceWorkers: 'block', ...options })
  // Marks the language hint as seen, unless the journey is about it.
  for (const script of [ignoreRestingPointer, keepConnectionState, ...(isHinted ? [] : [rememberHint])])
    await context.addInitScript(script)
  const page = await context.newPage()
  followRequests(page)
  // Real users cannot click within the tenth of a second between first paint and hydration. Journeys about clicks before
  // hydration opt out of this wait.
  const goto = page.goto.bind(page)
  page.goto = async (url, how) => {
    const response = await goto(url, how)
    if (options.javaScriptEnabled !== false) await untilHydrated(page)
    return response
  }
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error')
      complaints.push([message.text(), message.location().url].filter(Boolean).join(' at '))
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return { page, complaints }
}

/** Waits until the page is hydrated; pages without the shop's scripts count as hydrated. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !('pageStart' in window) || Object.keys(document.documentElement).some((key) => key.startsWith('__react')),
    undefined,
    { timeout: longestWait },
  )
}

interface Fiber {
  readonly flags: number
  readonly return: Fiber | null
}

/**
 * Waits until React handles events of an element. Parts of a page hydrate separately, and stored markup as a whole. React creates
 * an element's fiber before the part is hydrated, so no fiber above the element may still be flagged for placement or hydration.
 */
export async function untilInteractive(target: Locator): Promise<void> {
  const isInteractive = async (): Promise<boolean> =>
    target.evaluate((element) => {
      const drawn = element.closest('[data-stored]') ?? element
      const key = Object.keys(drawn).find((one) => one.startsWith('__reactFiber$'))
      if (key === undefined) return false
      const [placement, hydrating] = [2, 4096]
      for (let fiber = Reflect.get(drawn, key) as Fiber | null; fiber; fiber = fiber.return)
        if (fiber.flags & (placement | hydrating)) return false
      return true
    })
  // `expect.poll` loses track of its test when several run concurrently.
  for (
    const until = Date.now() + longestWait;
    !(await isInteractive());
    await new Promise((resolve) => setTimeout(resolve, 50))
  )
    if (Date.now() > until) throw new Error('React does not handle events of the element')
}

/** Moves the pointer, for the page’s first interaction. It takes two moves: browsers report the first one in a page without a distance. */
export async function movePointer(page: Page, x: number, y: number): Promise<void> {
  await page.mouse.move(x + 10, y + 10)
  await page.mouse.move(x, y)
}

/**
 * Waits until the page could show a toast, whose code loads on the first interaction. A page that loses its connection earlier
 * shows none.
 */
export async function untilToastsLoaded(page: Page): Promise<void> {
  await page.locator('section[tabindex="-1"] > [role="alert"]').waitFor({ state: 'attached' })
}

/** Waits for a full second without network requests. Playwright's `networkidle` only fires once per page. */
export async function untilNetworkIdle(page: Page): Promise<void> {
  let last = Date.now()
  const note = (): void => {
    last = Date.now()
  }
  for (const event of ['request', 'requestfinished'] as const) page.on(event as 'request', note)
  while (Date.now() - last < 1000) await new Promise((resolve) => setTimeout(resolve, 100))
  for (const event of ['request', 'requestfinished'] as const) page.off(event as 'request', note)
}

function rememberHint(): void {
  // Third-party frames may have no access to storage.
  if (window !== window.top) return
  localStorage.setItem('shop:language_hint', JSON.stringify({ value: 'pl', storedAt: Date.now() }))
}

/**
 * Chromium's headless shell reports a pointer that rests at the corner of each new page. A visitor's pointer is only known once it
 * moves.
 */
function ignoreRestingPointer(): void {
  for (const name of ['pointerover', 'mouseover', 'pointermove', 'mousemove'] as const)
    window.addEventListener(
      name,
      (event) => {
        if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation()
      },
      { capture: true },
    )
}

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Expects a page that does not scroll sideways. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0)
}

/** In the gate axe skips all product cards of a list but the first four, because they repeat these. */
const repeatedCards = isLong ? [] : [['li:nth-child(n + 5) article']]

/** Expects no accessibility violations that axe finds and no horizontal overflow, optionally with axe's best practices too. */
export async function expectAccessible(page: Page, { withBestPractice = false } = {}): Promise<void> {
  await expectNoOverflow(page)
  // Elements that are still fading in have intermediate colours.
  await page.evaluate(async () => {
    const moving = () =>
      document
        .getAnimations()
        .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
        // Only the scroll bar of the document itself is animated, which does not matter here.
        .filter(({ effect }) => (effect as KeyframeEffect).target !== document.documentElement)
    // An element that was just added starts to move in the next frame.
    for (let frames = 0; frames < 2; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    for (const until = Date.now() + 2000; moving().length > 0 && Date.now() < until;)
      await Promise.race([
        Promise.allSettled(moving().map((one) => one.finished)),
        new Promise((resolve) => setTimeout(resolve, until - Date.now())),
      ])
  })
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe)
  const found = await page.evaluate(
    async ({ tags, exclude }) => {
      const { axe: runner } = globalThis as unknown as {
        axe: {
          run(
            context: Element | { exclude: string[][] },
            options: object,
          ): Promise<{ violations: { id: string; nodes: { target: unknown }[] }[] }>
        }
      }
      // axe ignores that a full-screen sheet is in the top layer, and would report that it overlaps the targets behind it.
      const sheet = [...document.querySelectorAll('dialog:modal, :popover-open')].find((open) => {
        const { left, top, right, bottom } = open.getBoundingClientRect()
        return left <= 0 && top <= 0 && right >= innerWidth && bottom >= innerHeight
      })
      // Its usual report has a selector for every element that passed, which takes almost half of the time.
      const options = { reporter: 'no-passes', preload: false }
      // Behind a modal dialog everything is inert, and other tests check it.
      const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
      const { violations } = await runner.run(dialog ?? { exclude }, {
        ...options,
        runOnly: { type: 'tag', values: tags },
        rules: { 'target-size': { enabled: sheet === undefined } },
      })
      if (sheet) violations.push(...(await runner.run(sheet, { ...options, runOnly: ['target-size'] })).violations)
      return violations.map(
        (violation) =>
          `${violation.id}: ${violation.nodes
            .slice(0, 3)
            .map((node) => JSON.stringify(node.target))
            .join(' ')}`,
      )
    },
    { tags: [...wcag, ...(withBestPractice ? ['best-practice'] : [])], exclude: repeatedCards },
  )
  expect(found, `${page.url()} ${found.join(' ')}`).toEqual([])
}

/** Checks again from the top of a page with a sticky bar, because axe reports targets that the bar half covers as too small. */
export async function expectAccessibleFromTop(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)
}
