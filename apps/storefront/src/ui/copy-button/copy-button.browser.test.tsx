import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { eventually } from '#src/platform/testing/eventually.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { CopyButton } from './copy-button.tsx'

const note = page.getByRole('status').getByText('Copied')
const writeText = vi.fn<(text: string) => Promise<void>>()

beforeEach(() => {
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it("SHELL-30 copies the code and shows 'Copied' for 2 seconds", async () => {
  writeText.mockResolvedValue()
  await renderInShop(<CopyButton code="SALE10" />)
  await page.getByRole('button', { name: 'Copy code SALE10' }).click()
  await eventually(() => expect(note.elements()).toHaveLength(1))
  expect(writeText).toHaveBeenCalledExactlyOnceWith('SALE10')
  vi.advanceTimersByTime(1999)
  expect(note.elements()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  await eventually(() => expect(note.elements()).toEqual([]))
})
