import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { ToastProvider, useToast } from './toast.tsx'
import type { ToastOptions, ToastType } from './toasts.ts'

type Said = readonly [type: ToastType, message: string, options?: ToastOptions]

function Speaker({ said }: { readonly said: Said }) {
  const toast = useToast()
  const [type, message, options] = said
  return (
    <button type="button" onClick={() => toast(type, message, options)}>
      Say {message}
    </button>
  )
}

const show = async (...said: readonly Said[]) =>
  renderInShop(
    <ToastProvider>
      {said.map((one) => (
        <Speaker key={one[1]} said={one} />
      ))}
      <button type="button" aria-expanded="true">
        An open menu
      </button>
      <dialog aria-label="Size chart">
        <p>Sizes</p>
      </dialog>
    </ToastProvider>,
  )

/** The visible messages in document order, in which a screen reader reads them. */
const shown = () => [...document.querySelectorAll('section [data-toast] p')].map((words) => words.textContent)
const button = (message: string) => page.getByRole('button', { name: `Say ${message}` })
/** Shows a toast 10 ms after the previous one, because toasts are ordered by time. */
async function say(message: string): Promise<void> {
  vi.advanceTimersByTime(10)
  await button(message).click()
  await expect.poll(shown).toContain(message)
}
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => void vi.useRealTimers())

describe('a toast', () => {
  it('announces an error at once and anything else politely', async () => {
    await show(['error', 'The hat is sold out'], ['success', 'The coat was added'])
    await say('The hat is sold out')
    await say('The coat was added')
    await expect.element(page.getByRole('alert').getByText('The hat is sold out')).toBeVisible()
    await expect.element(page.getByRole('status').getByText('The coat was added')).toBeVisible()
  })

  it('puts a long action below the message on a phone, so that neither is squeezed', async () => {
    await page.viewport(390, 844)
    const message = 'Your cart in Poland stays as it is. Delivery, codes and gift cards stay in it.'
    await show([
      'info',
      message,
      { actionText: 'Bring 2 items to the store Europe (English)', onAction: () => undefined },
    ])
    await say(message)
    const toast = document.querySelector('[data-toast]')
    expect(toast?.getBoundingClientRect().height).toBeLessThan(260)
    await expect.element(page.getByRole('button', { name: /^Bring 2 items/ })).toBeInViewport()
  })

  it('TOAST-05 disappears after its timeout, which pauses while the pointer is on it', async () => {
    await show(['success', 'Added'])
    await say('Added')
    await page.getByRole('status').getByText('Added').hover()
    vi.advanceTimersByTime(30_000)
    expect(shown()).toEqual(['Added'])
    await button('Added').hover()
    vi.advanceTimersByTime(8900)
    expect(shown()).toEqual(['Added'])
    vi.advanceTimersByTime(200)
    await expect.poll(shown).toEqual([])
  })

  it('TOAST-03 is shown once if its message is repeated, and its timer restarts', async () => {
    await show(['info', 'Saved'])
    await say('Saved')
    vi.advanceTimersByTime(4000)
    await say('Saved')
    vi.advanceTimersByTime(4000)
    expect(shown()).toEqual(['Saved'])
    vi.advanceTimersByTime(1100)
    await expect.poll(shown).toEqual([])
  })

  it('TOAST-04 closes by its button, and other toasts stay', async () => {
    await show(['info', 'First'], ['info', 'Second'])
    await say('First')
    await say('Second')
    await page.getByRole('button', { name: 'Close' }).first().click()
    await expect.poll(shown).toEqual(['Second'])
  })

  it('offers an action, which closes the toast', async () => {
    const undo = vi.fn<() => void>()
    await show(['success', 'Removed', { actionText: 'Undo', onAction: undo }])
    await say('Removed')
    await page.getByRole('button', { name: 'Undo' }).click()
    expect(undo).toHaveBeenCalledOnce()
    await expect.poll(shown).toEqual([])
  })
})

describe('toasts by the keyboard', () => {
  it('Escape closes the newest, unless an open menu handles the key', async () => {
    await show(['info', 'First'], ['info', 'Second'])
    await say('First')
    await say('Second')
    await page.getByRole('button', { name: 'An open menu' }).click()
    await userEvent.keyboard('{Escape}')
    expect(shown()).toEqual(['First', 'Second'])
    await say('First')
    await userEvent.keyboard('{Escape}')
    await expect.poll(shown).toEqual(['First'])
  })

  it('F6 focuses a toast and pauses its timer; closing it restores the focus', async () => {
    await show(['info', 'Saved'])
    await say('Saved')
    await userEvent.keyboard('{F6}')
    expect(focused()).toBe('Close')
    vi.advanceTimersByTime(30_000)
    expect(shown()).toEqual(['Saved'])
    await userEvent.keyboard('{F6}')
    expect(focused()).toBe('Say Saved')
    await userEvent.keyboard('{F6}{Enter}')
    await expect.poll(shown).toEqual([])
    expect(focused()).toBe('Say Saved')
  })
})

it('shows toasts inside an open dialog, because screen readers ignore the rest of the page', async () => {
  await show(['error', 'No connection'])
  await say('No connection')
  document.querySelector<HTMLDialogElement>('dialog[aria-label="Size chart"]')?.showModal()
  const dialog = page.getByRole('dialog', { name: 'Size chart' })
  await expect.element(dialog.getByRole('alert').getByText('No connection')).toBeVisible()
})

it('lists the latest messages, newest first, after a press on the button at the end of the page', async () => {
  await show(['info', 'First'], ['info', 'Second'])
  expect(page.getByRole('button', { name: 'Notifications' }).elements()).toEqual([])
  await say('First')
  await say('Second')
  await userEvent.keyboard('{Escape}')
  vi.advanceTimersByTime(6000)
  await expect.poll(shown).toEqual([])
  await page.getByRole('button', { name: 'Notifications' }).click()
  const entries = page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem')
  await expect
    .poll(() => entries.elements().map((entry) => entry.querySelector('p')?.textContent))
    .toEqual(['Second', 'First'])
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})
