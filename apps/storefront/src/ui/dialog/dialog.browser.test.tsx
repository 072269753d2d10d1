import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { Dialog } from './dialog.tsx'

type Props = {
  /** Whether the dialog is removed when it closes, or only closed. */
  readonly isRemoved: boolean
  /** Whether the button that opens it disappears meanwhile. */
  readonly isOpenerLost?: boolean
}

function Asked({ isRemoved, isOpenerLost = false }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [isDone, setDone] = useState(false)
  return (
    <main>
      <h1 tabIndex={-1}>Rewards</h1>
      {isDone && isOpenerLost ? null : (
        <button type="button" onClick={() => setOpen(true)}>
          Redeem
        </button>
      )}
      {isOpen || !isRemoved ? (
        <Dialog isOpen={isOpen} title="Redeem the points?" onClose={() => setOpen(false)}>
          <button type="button" onClick={() => setDone(true)}>
            Yes
          </button>
        </Dialog>
      ) : null}
    </main>
  )
}

const button = (name: string) => page.getByRole('button', { name })
const closings = [
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its button', () => button('Close').click()],
] as const

it.each([true, false].flatMap((isRemoved) => closings.map(([name, close]) => [name, isRemoved, close] as const)))(
  'a dialog that is closed with %s gives the focus back to what opened it; removed: %s',
  async (_name, isRemoved, close) => {
    await renderInShop(<Asked isRemoved={isRemoved} />)
    await button('Redeem').click()
    await expect.element(button('Close')).toHaveFocus()
    await close()
    await expect.element(button('Redeem')).toHaveFocus()
    await button('Redeem').click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
  },
)

it.each(closings)(
  'the heading gets the focus if what opened the dialog was removed, closed with %s',
  async (_name, close) => {
    await renderInShop(<Asked isRemoved isOpenerLost />)
    await button('Redeem').click()
    await button('Yes').click()
    await close()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  },
)
