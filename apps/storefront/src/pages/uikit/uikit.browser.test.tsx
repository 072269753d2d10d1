import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { Component as Examples } from './uikit.route.tsx'

const isOpen = (id: string) => document.querySelector<HTMLDetailsElement>(`#${id}`)?.open
const summaryOf = (id: string) => page.elementLocator(document.querySelector(`#${id} > summary`) ?? document.body)
const button = (name: string) => page.getByRole('button', { name, exact: true })

async function open(width = 1280, height = 900): Promise<void> {
  await page.viewport(width, height)
  await renderInShop(<Examples />)
}
afterEach(() => page.viewport(1280, 900))

describe('collapsible widgets', () => {
  beforeEach(() => open())

  it('SHELL-27 an accordion keeps one section open if it is in single mode, else any number', async () => {
    await summaryOf('example-single-washing').click()
    await expect.poll(() => isOpen('example-single-fabric')).toBe(false)
    expect(isOpen('example-single-washing')).toBe(true)
    await summaryOf('example-many-origin').click()
    await expect.poll(() => isOpen('example-many-origin')).toBe(true)
    expect(['fabric', 'washing'].map((id) => isOpen(`example-many-${id}`))).toEqual([true, true])
  })

  it('SHELL-26 a section closes by its heading, and a blocked one stays closed', async () => {
    expect(isOpen('example-material')).toBe(true)
    await summaryOf('example-material').click()
    await expect.poll(() => isOpen('example-material')).toBe(false)
    ;(summaryOf('example-blocked').element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    expect(isOpen('example-blocked')).toBe(false)
  })

  it('SHELL-28 Read More shows the rest, and Hide hides it again', async () => {
    const rest = page.getByRole('link', { name: 'chart of heights and ages' })
    expect(rest.elements()).toEqual([])
    await button('Read More').click()
    await expect.element(rest).toBeVisible()
    await button('Hide').click()
    await expect.element(rest).not.toBeInTheDocument()
  })

  it('a tooltip is shown on focus and hidden by Escape', async () => {
    ;(button('Price history').element() as HTMLElement).focus()
    await expect.element(page.getByRole('tooltip')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument()
  })
})

describe('SHELL-29 the bottom modal', () => {
  const modal = page.getByRole('dialog', { name: 'In our shops' })
  const boxOf = (dialog: Element) => dialog.getBoundingClientRect()

  async function openModal(width: number, height: number) {
    await open(width, height)
    await button('Open the bottom modal').click()
    const region = modal.getByRole('region', { name: 'In our shops' })
    await expect.element(region).toBeVisible()
    // It slides in. Other examples of the page move for ever.
    await Promise.all(
      modal
        .element()
        .getAnimations({ subtree: true })
        .map(({ finished }) => finished.catch(() => undefined)),
    )
    expect(boxOf(region.element()).height).toBe(500)
    return boxOf(modal.element())
  }

  it('is a box in the bottom right corner of a desktop, with a content height of at most 500 px', async () => {
    const { bottom, width, right } = await openModal(1280, 900)
    expect([Math.round(900 - bottom), width]).toEqual([24, 416])
    expect(right).toBeGreaterThan(1280 - 60)
  })

  it('fills the bottom of a phone, and closes on Escape', async () => {
    const { bottom, width } = await openModal(390, 844)
    expect(Math.round(844 - bottom)).toBe(0)
    expect(width).toBeGreaterThanOrEqual(390 - 15)
    await userEvent.keyboard('{Escape}')
    await expect.element(modal).not.toBeInTheDocument()
  })
})
