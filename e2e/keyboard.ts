import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/**
 * The problem with the focused element: nothing is focused, it has no name, or something covers it. Empty if there is no problem.
 */
function findFocusFault(): string {
  const element = document.activeElement as HTMLElement | null
  if (element === null || element === document.body) return 'the focus is lost'
  const labels = 'labels' in element ? [...(element.labels as NodeListOf<HTMLElement>)] : []
  const named = (element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id))
  const words = [element, ...labels, ...named].map((one) => one?.textContent?.trim() ?? '')
  const pictures = [...element.querySelectorAll('img')].map((image) => image.alt)
  const name = [element.ariaLabel, ...words, ...pictures, element.title].find((text) => text)
  const who = `${element.tagName} "${(name ?? '').slice(0, 40)}" ${element.outerHTML.slice(0, 120)}`
  if (!name && !element.matches('main')) return `${who} has no name`
  const isSeen = [element, ...labels].some((one) =>
    [...one.getClientRects()].some((box) => {
      const [left, top] = [Math.max(box.left, 0), Math.max(box.top, 0)]
      const [right, bottom] = [Math.min(box.right, innerWidth), Math.min(box.bottom, innerHeight)]
      if (right - left < 2 || bottom - top < 2) return false
      const shares = one === element || labels.includes(one) ? [0.5, 0.1, 0.9] : []
      return shares.some((share) => {
        const hit = document.elementFromPoint(left + (right - left) * share, top + (bottom - top) * share)
        return hit !== null && (one.contains(hit) || element.contains(hit))
      })
    }),
  )
  if (isSeen) return ''
  const [box] = element.getClientRects()
  const cover = box && document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
  const where = box ? `${box.left},${box.top} ${box.width}x${box.height} of ${innerWidth}x${innerHeight}` : 'nowhere'
  return `${who} cannot be seen at ${where} under ${cover?.outerHTML.slice(0, 120) ?? 'nothing'}`
}

/** Presses a key and expects that the focused element is visible and has a name. */
export async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key)
  await expectFocusSeen(page, key)
}

export async function expectFocusSeen(page: Page, after: string): Promise<void> {
  const fault = () => page.evaluate(findFocusFault).catch(() => 'the page is being changed')
  await expect.poll(fault, { interval: 40, message: `after ${after} on ${page.url()}` }).toBe('')
}

/** Presses one key repeatedly until the element has the focus. */
export async function goTo(page: Page, wanted: Locator, key = 'Tab', most = 120): Promise<void> {
  const isThere = () => wanted.evaluateAll((all) => all.includes(document.activeElement as HTMLElement & SVGElement))
  const path: string[] = []
  try {
    for (let presses = 0; presses < most; presses += 1) {
      if (await isThere()) return
      await press(page, key)
      path.push(await page.evaluate(nameFocus).catch(() => '?'))
    }
  } catch (error) {
    throw new Error(`${key} on the way to ${String(wanted)}, after ${path.join(', ')}`, { cause: error })
  }
  throw new Error(`${key} never reaches ${String(wanted)}, but ${path.join(', ')}`)
}

const nameFocus = (): string =>
  `${document.activeElement?.tagName ?? ''} ${(document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? '').trim().slice(0, 20)}`

/** Waits for another page of the shop whose heading has received the focus. */
export async function arrive(page: Page, url: RegExp): Promise<void> {
  await page.waitForURL(url)
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  await expectFocusSeen(page, 'a new page')
}
