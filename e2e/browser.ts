import fs from 'node:fs'
import { createRequire } from 'node:module'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import { expect, inject } from 'vitest'

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1280, height: 900 }

export const shop = inject('shop')

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const axe = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Starts Chromium. The path comes from the gate, which finds or installs one. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: flags })
}

/** A visitor's fresh page that remembers every complaint of the browser. */
export async function visit(
  browser: Browser,
  options: BrowserContextOptions,
): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.newContext({ baseURL: shop, ...options })
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return { page, complaints }
}

/** No accessibility violation that axe can see, and nothing wider than the screen. */
export async function expectSound(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0)
  await page.evaluate(axe)
  const found = await page.evaluate(async () => {
    const { axe: runner } = globalThis as unknown as {
      axe: {
        run(context: Document, options: object): Promise<{ violations: { id: string; nodes: { target: unknown }[] }[] }>
      }
    }
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
    const { violations } = await runner.run(document, { runOnly: { type: 'tag', values: tags } })
    return violations.map(
      (violation) =>
        `${violation.id}: ${violation.nodes
          .slice(0, 3)
          .map((node) => JSON.stringify(node.target))
          .join(' ')}`,
    )
  })
  expect(found, page.url()).toEqual([])
}
