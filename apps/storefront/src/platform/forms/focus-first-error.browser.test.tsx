import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { focusFirstError } from './focus-first-error.ts'

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

it('the first invalid field gets the focus, also if its error renders several frames later', async () => {
  await render(
    <form aria-label="sign up">
      <input aria-label="name" />
      <input aria-label="email" />
      <input aria-label="phone" />
    </form>,
  )
  const [email, phone] = ['email', 'phone'].map((name) => page.getByRole('textbox', { name }).element())
  focusFirstError(page.getByRole('form').element() as HTMLElement)
  for (let frames = 0; frames < 5; frames += 1) await frame()
  for (const field of [phone, email]) field?.setAttribute('aria-invalid', 'true')
  await expect.element(page.getByRole('textbox', { name: 'email' })).toHaveFocus()
})
