import { useRef, useState, useTransition } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useFirstErrorFocus } from './use-first-error-focus.ts'

/** A form that refuses its email and phone on every attempt, after the response of a server. */
function Form() {
  const form = useRef<HTMLFormElement>(null)
  const [attempts, setAttempts] = useState(0)
  const [, startTransition] = useTransition()
  const isRefused = attempts > 0
  useFirstErrorFocus(form, attempts)
  const submit = () =>
    startTransition(async () => {
      await new Promise((resolve) => setTimeout(resolve, 100))
      setAttempts((count) => count + 1)
    })
  return (
    <form ref={form} action={submit}>
      <input aria-label="name" />
      <input aria-label="email" aria-invalid={isRefused} />
      <input aria-label="phone" aria-invalid={isRefused} />
      <button type="submit">Send {attempts}</button>
    </form>
  )
}

it('the first invalid field gets the focus on every attempt, once its error has rendered', async () => {
  await render(<Form />)
  expect(document.activeElement).toBe(document.body)
  for (const attempt of [0, 1]) {
    await page.getByRole('button', { name: `Send ${attempt}` }).click()
    await expect.element(page.getByRole('textbox', { name: 'email' })).toHaveFocus()
  }
})

/** A group that is refused as a whole, whose first input is hidden. */
function Group() {
  const form = useRef<HTMLFormElement>(null)
  const [attempts, setAttempts] = useState(0)
  useFirstErrorFocus(form, attempts)
  return (
    <form ref={form} action={() => setAttempts((count) => count + 1)}>
      <fieldset aria-invalid={attempts > 0}>
        <input type="hidden" name="item" value="1" />
        <input type="checkbox" aria-label="coat" />
      </fieldset>
      <button type="submit">Send</button>
    </form>
  )
}

it('a hidden input of an invalid group is skipped', async () => {
  await render(<Group />)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.element(page.getByRole('checkbox', { name: 'coat' })).toHaveFocus()
})
