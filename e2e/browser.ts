import fs from 'node:fs'
import { createRequire } from 'node:module'
import { chromium, type Browser, type BrowserContextOptions, type Locator, type Page } from 'playwright-core'
import { afterAll, expect } from 'vitest'
import { ownShop } from './own-shop.ts'

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1280, height: 900 }

/** What every journey of the shell is walked on: `describe.each(devices)('… on a %s', (device, viewport) => …)`. */
export const devices = [
  ['phone', phone],
  ['desktop', desktop],
] as const

export const shop = ownShop.address

// Playwright's own list, which a second one takes the place of, and the drop-down of the address bar that nobody sees here:
// Chromium loads it for every window, which took a third of all its work.
const absent = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
]
const flags = [
  `--disable-features=${absent.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const axe = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

let browser: Promise<Browser> | undefined

// Chromium's path comes from the gate, which finds or installs one.
const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: flags })

afterAll(async () => (await browser)?.close())

/** A visitor's fresh page that remembers every complaint of the browser, which is the same for a whole file of journeys. */
export async function visit(
  options: BrowserContextOptions,
  { isHinted = false } = {},
): Promise<{ page: Page; complaints: string[] }> {
  browser ??= openBrowser()
  const context = await (await browser).newContext({ baseURL: shop, ...options })
  // The way to the shop in the visitor's language was shown before, unless a journey is about it.
  if (!isHinted) await context.addInitScript(rememberHint)
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  // Nobody presses anything in the tenth of a second between a page's first paint and its waking; journeys about that say so.
  const goto = page.goto.bind(page)
  page.goto = async (url, how) => {
    const answer = await goto(url, how)
    if (options.javaScriptEnabled !== false) await untilAwake(page)
    return answer
  }
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return { page, complaints }
}

/** Waits until React has taken the page over; pages without the shop's scripts are awake as they come. */
export async function untilAwake(page: Page): Promise<void> {
  await page
    .waitForFunction(
      () => !('pageStart' in window) || Object.keys(document.documentElement).some((key) => key.startsWith('__react')),
      undefined,
      { timeout: 5000 },
    )
    .catch(() => undefined)
}

interface Fiber {
  readonly flags: number
  readonly return: Fiber | null
}

/**
 * Waits until React hears what is done to an element; parts of a page are taken over one by one, stored markup as a whole.
 * React writes on an element before it has the element: until then a fiber above it is marked as placed or hydrated.
 */
export async function untilHeard(target: Locator): Promise<void> {
  const isHeard = async (): Promise<boolean> =>
    target.evaluate((element) => {
      const drawn = element.closest('[data-stored]') ?? element
      const key = Object.keys(drawn).find((one) => one.startsWith('__reactFiber$'))
      if (key === undefined) return false
      const [placement, hydrating] = [2, 4096]
      for (let fiber = Reflect.get(drawn, key) as Fiber | null; fiber; fiber = fiber.return)
        if (fiber.flags & (placement | hydrating)) return false
      return true
    })
  // Not by `expect.poll`, which does not know its test where several run side by side.
  for (const until = Date.now() + 20_000; !(await isHeard()); await new Promise((resolve) => setTimeout(resolve, 50)))
    if (Date.now() > until) throw new Error('React does not hear what is done to the element')
}

/** Waits until a page has asked for nothing more for a second. Playwright's network idleness is over once it was reached. */
export async function untilQuiet(page: Page): Promise<void> {
  let last = Date.now()
  const note = (): void => {
    last = Date.now()
  }
  for (const event of ['request', 'requestfinished'] as const) page.on(event as 'request', note)
  while (Date.now() - last < 1000) await new Promise((resolve) => setTimeout(resolve, 100))
  for (const event of ['request', 'requestfinished'] as const) page.off(event as 'request', note)
}

function rememberHint(): void {
  // A frame of somebody else may have no storage at all.
  if (window !== window.top) return
  localStorage.setItem('bocian:language_hint', JSON.stringify({ value: 'pl', storedAt: Date.now() }))
}

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** No accessibility violation that axe can see, and nothing wider than the screen; on request axe's best practice too. */
export async function expectSound(page: Page, { withBestPractice = false } = {}): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0)
  // What is still fading in has the colours of neither here nor there.
  await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      // The page itself only shows its scroll bar later.
      .filter(({ effect }) => (effect as KeyframeEffect).target !== document.documentElement)
    await Promise.race([
      Promise.allSettled(moving.map((one) => one.finished)),
      new Promise((resolve) => setTimeout(resolve, 2000)),
    ])
  })
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe)
  const found = await page.evaluate(
    async (tags) => {
      const { axe: runner } = globalThis as unknown as {
        axe: {
          run(
            context: Document | Element,
            options: object,
          ): Promise<{ violations: { id: string; nodes: { target: unknown }[] }[] }>
        }
      }
      // axe knows no top layer: it takes a sheet over the whole screen to lie half over the targets behind it.
      const sheet = [...document.querySelectorAll('dialog:modal, :popover-open')].find((open) => {
        const { left, top, right, bottom } = open.getBoundingClientRect()
        return left <= 0 && top <= 0 && right >= innerWidth && bottom >= innerHeight
      })
      const options = { resultTypes: ['violations'], preload: false }
      const { violations } = await runner.run(document, {
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
    [...wcag, ...(withBestPractice ? ['best-practice'] : [])],
  )
  expect(found, `${page.url()} ${found.join(' ')}`).toEqual([])
}

/** The same from the top of a page with a bar that stays there: what lies half under it would count as too small. */
export async function expectSoundFromTop(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0))
  await expectSound(page)
}
