import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  type Page,
} from 'playwright-core'
import { flags } from './browser-flags.ts'
import { longestWait } from './longest-wait.ts'
import { ownShop } from './own-shop.ts'

/**
 * A browser context that visits with the same options use one after the other, without any data of the visit before but the files in
 * the HTTP cache. A page in a reused context takes a third less processor time, because the anchor, a page without scripts, keeps the
 * renderer's process alive.
 */
interface PooledContext {
  readonly key: string
  readonly anchor: Page
  readonly devtools: CDPSession
  /** Sets the clock of its pages to the current time; undefined if they have no clock of their own. */
  readonly resetClock: (() => Promise<void>) | undefined
  isInUse: boolean
  /** Whether something about it cannot be undone, such as a clock that was installed later. */
  isSpent: boolean
}

const pool = new Map<BrowserContext, PooledContext>()
/** Each idle context has a process with about 60 MB. */
const mostIdle = 6
/** In milliseconds. */
const closeTimeout = 5_000

let browser: Promise<Browser> | undefined

// The test runner finds or installs Chromium and passes its path.
const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell', args: flags })

type Script = () => void

/**
 * A browser context without any data, in which these scripts run before those of each page. Its HTTP cache is only empty if this is
 * asked for: with the shop's scripts and styles in it, a visit takes a fifth less processor time. With `hasClock` its pages have a
 * clock that the test can move.
 */
export async function acquireContext(
  options: BrowserContextOptions,
  scripts: readonly Script[],
  { hasEmptyCache = false, hasClock = false } = {},
): Promise<BrowserContext> {
  const { extraHTTPHeaders = {}, ...lasting } = options
  const key = JSON.stringify([lasting, scripts.map(({ name }) => name), hasClock])
  for (const [context, pooled] of pool)
    if (pooled.key === key && !pooled.isInUse) {
      pooled.isInUse = true
      await clearData(context, pooled)
      if (hasEmptyCache) await pooled.devtools.send('Network.clearBrowserCache')
      await context.setExtraHTTPHeaders(extraHTTPHeaders)
      await pooled.resetClock?.()
      return context
    }
  return openContext(key, options, scripts, hasClock)
}

async function openContext(
  key: string,
  options: BrowserContextOptions,
  scripts: readonly Script[],
  hasClock: boolean,
): Promise<BrowserContext> {
  browser ??= openBrowser()
  const context = await (await browser).newContext(options)
  context.setDefaultTimeout(longestWait)
  for (const script of scripts) await context.addInitScript(script)
  const anchor = await context.newPage()
  await anchor.goto(`${ownShop.address}/robots.txt`)
  const devtools = await context.newCDPSession(anchor)
  const install = context.clock.install.bind(context.clock)
  const pooled: PooledContext = {
    key,
    anchor,
    devtools,
    resetClock: hasClock ? install : undefined,
    isInUse: true,
    isSpent: options.serviceWorkers === 'allow',
  }
  pool.set(context, pooled)
  await pooled.resetClock?.()
  context.clock.install = async (time) => {
    pooled.isSpent = true
    await install(time)
  }
  return context
}

async function clearData(context: BrowserContext, { devtools }: PooledContext): Promise<void> {
  await Promise.all([
    context.clearCookies(),
    context.clearPermissions(),
    context.setGeolocation(null),
    context.setOffline(false),
    context.unrouteAll(),
    devtools.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: 'all' }),
  ])
}

/** The pages of all visits that have not ended. */
export const openPages = (): readonly Page[] =>
  [...pool].flatMap(([context, { isInUse, anchor }]) =>
    isInUse ? context.pages().filter((page) => page !== anchor) : [],
  )

/** Closes the visitor's pages and returns the browser context to the pool. */
export async function endVisit(page: Page): Promise<void> {
  await releaseContext(page.context())
}

/** Ends all visits. The browser stays open for the worker's next test file. */
export async function endAllVisits(): Promise<void> {
  await Promise.all([...pool.keys()].map(releaseContext))
}

async function releaseContext(context: BrowserContext): Promise<void> {
  const pooled = pool.get(context)
  if (pooled === undefined || !pooled.isInUse) return
  if (pooled.isSpent) return close(context)
  if (!(await closePages(context.pages().filter((page) => page !== pooled.anchor)))) return close(context)
  pooled.isInUse = false
  // The last one in the pool is the most likely to be reused, so the first ones are closed.
  pool.delete(context)
  pool.set(context, pooled)
  const idle = [...pool].flatMap(([one, { isInUse }]) => (isInUse ? [] : [one]))
  await Promise.all(idle.slice(0, -mostIdle).map(close))
}

/** Whether all pages closed in time. A page that waits for a request which its test holds back may never close. */
async function closePages(pages: readonly Page[]): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), closeTimeout)
  })
  const closed = Promise.all(pages.map((page) => page.close())).then(() => true)
  return Promise.race([closed, late]).finally(() => clearTimeout(timer))
}

async function close(context: BrowserContext): Promise<void> {
  pool.delete(context)
  await context.close()
}
