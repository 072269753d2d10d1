import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core'
import { flags } from './browser-flags.ts'
import { longestWait } from './longest-wait.ts'

let browser: Promise<Browser> | undefined

/** The worker's browser, which all its test files share; a new one if it has crashed or did not start. */
function openBrowser(): Promise<Browser> {
  const forget = (): void => {
    browser = undefined
  }
  // The test runner finds or installs Chromium and passes its path.
  browser ??= chromium
    .launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell', args: flags })
    .then(
      (opened) => opened.once('disconnected', forget),
      (error: unknown) => {
        forget()
        throw error
      },
    )
  return browser
}

const contexts = async (): Promise<BrowserContext[]> => (await browser?.catch(() => undefined))?.contexts() ?? []

/** A browser context for one visit, without any data. */
export async function newContext(options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await (await openBrowser()).newContext(options)
  context.setDefaultTimeout(longestWait)
  return context
}

/** The pages of all visits that have not ended. */
export const openPages = async (): Promise<Page[]> => (await contexts()).flatMap((context) => context.pages())

/** Closes all pages of the page's visitor. */
export const endVisit = (page: Page): Promise<void> => page.context().close()

/** Ends all visits. The browser stays open for the worker's next test file. */
export async function endAllVisits(): Promise<void> {
  await Promise.all((await contexts()).map((context) => context.close()))
}
