import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { FormError } from './form-error.tsx'

function LongForm() {
  const [errors, setErrors] = useState<readonly string[]>([])
  return (
    <div style={{ blockSize: 4000, paddingBlockStart: 1200 }}>
      <FormError errors={errors} />
      <button type="button" style={{ marginBlockStart: 1500 }} onClick={() => setErrors(['The shop did not respond'])}>
        Order
      </button>
    </div>
  )
}

afterEach(() => page.viewport(1280, 900))

it('the error of a form comes to the upper edge of a phone, below the sticky bars, and not into the middle', async () => {
  await page.viewport(390, 844)
  await renderInShop(<LongForm />)
  await page.getByRole('button', { name: 'Order' }).click()
  const error = page.getByRole('alert')
  await expect.element(error).toHaveFocus()
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart)
  expect(padding).toBeGreaterThan(50)
  await expect.poll(() => Math.round(error.element().getBoundingClientRect().top)).toBe(Math.round(padding))
})
