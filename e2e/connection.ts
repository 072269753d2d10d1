import type { BrowserContext } from 'playwright-core'

const cookie = 'connection'

/** Cuts the connection of a visitor's pages, and notifies the pages as a browser does. */
export async function loseConnection(context: BrowserContext): Promise<void> {
  const origins = new Set(
    context.pages().flatMap((page) => (page.url().startsWith('http') ? [new URL(page.url()).origin] : [])),
  )
  await context.addCookies([...origins].map((url) => ({ name: cookie, value: 'lost', url })))
  await context.setOffline(true)
  await notifyPages(context, 'offline')
}

/** Restores the connection of a visitor's pages, and then notifies the pages. */
export async function regainConnection(context: BrowserContext): Promise<void> {
  await context.clearCookies({ name: cookie })
  await context.setOffline(false)
  await notifyPages(context, 'online')
}

async function notifyPages(context: BrowserContext, event: 'offline' | 'online'): Promise<void> {
  // A page may navigate at once, and then never responds.
  const notified = context
    .pages()
    .map((page) => page.evaluate((type) => void window.dispatchEvent(new Event(type)), event).catch(() => undefined))
  await Promise.all(notified)
}

/**
 * Runs in each page, so it can use nothing from this file. `navigator.onLine` and its events follow the functions above instead of
 * Chromium: while a context is offline, Chromium reports `online` as soon as another page of the same process is closed.
 */
export function keepConnectionState(): void {
  const isLost = (): boolean => {
    try {
      return /(^|; )connection=lost/.test(document.cookie)
    } catch {
      // A sandboxed frame has no cookies.
      return false
    }
  }
  Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => !isLost() })
  for (const name of ['online', 'offline'] as const)
    window.addEventListener(
      name,
      (event) => {
        if (event.isTrusted) event.stopImmediatePropagation()
      },
      { capture: true },
    )
}
