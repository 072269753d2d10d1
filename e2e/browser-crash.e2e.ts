import { describe, expect, it } from 'vitest'
import { visit } from './browser.ts'
import { endVisit, openPages } from './visits.ts'

describe('a browser that crashes in the middle of a file', () => {
  it('ends the visits of the running test', async () => {
    const { page } = await visit({})
    await page.goto('/')
    const browser = page.context().browser()
    const crashed = new Promise((resolve) => browser?.once('disconnected', resolve))
    const session = await browser?.newBrowserCDPSession()
    // It crashes instead of responding.
    void session?.send('Browser.crash').catch(() => undefined)
    await crashed
    await expect(page.goto('/')).rejects.toThrow(/closed/)
    expect(await openPages()).toEqual([])
  })

  it('is launched again for the next one', async () => {
    const { page } = await visit({})
    expect((await page.goto('/'))?.status()).toBe(200)
    await endVisit(page)
  })
})
