import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { action as confirm, Component as Confirm } from './confirm.route.tsx'
import { action as setPassword, Component as SetPassword, loader } from './create-password.route.tsx'

const refuse = (code: string) => () => {
  throw new Error(code)
}

afterEach(() => vi.unstubAllGlobals())

it('offers a new link when the link to set a password is too old', async () => {
  fakeGraphql({ ResetPassword: refuse('PASSWORD_LINK_INVALID') })
  await renderInShop(<SetPassword />, {
    loader,
    action: setPassword,
    path: '/create-password?email=ada@example.com&token=old',
  })
  for (const label of [/^New password/, /^Repeat the password/]) await page.getByLabelText(label).fill('Bocian-2026!')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect.element(page.getByText('This link has already been used or is too old.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible()
})

it('AUTH-03 asks an invited customer for the consents of a registration, with the first password', async () => {
  const agreement = (id: number, label: string, required: boolean) => ({
    id,
    front_label: label,
    content: '',
    required,
  })
  const calls = fakeGraphql({
    RegistrationAgreements: {
      agreements: [agreement(4, 'The rules', true), agreement(5, 'Offers', false)],
      newsletter: [],
    },
    ResetPassword: { resetPassword: true },
  })
  await renderInShop(<SetPassword />, {
    loader,
    action: setPassword,
    path: '/create-password?email=ada@example.com&token=new&invited=1',
  })
  for (const label of [/^New password/, /^Repeat the password/]) await page.getByLabelText(label).fill('Bocian-2026!')
  const submit = page.getByRole('button', { name: 'Change password' })
  await submit.click()
  const rules = page.getByRole('checkbox', { name: /^The rules/ })
  await expect.element(rules).toHaveAccessibleDescription('This is a required field.')
  await rules.click()
  await submit.click()
  await expect
    .poll(() => calls.filter(({ operation }) => operation === 'ResetPassword').map(({ variables }) => variables))
    .toMatchObject([{ token: 'new', agreements: [4] }])
})

it('sends the confirmation link again when the old one is used', async () => {
  const calls = fakeGraphql({
    ConfirmEmail: refuse('CONFIRMATION_LINK_INVALID'),
    ResendConfirmation: { resendConfirmationEmail: true },
  })
  await renderInShop(<Confirm />, { action: confirm, path: '/confirm?email=ada@example.com&key=old' })
  await page.getByRole('button', { name: 'Yes, confirm' }).click()
  await expect.element(page.getByText('This link has already been used or is too old.')).toBeVisible()
  await page.getByRole('textbox').fill('ada@example.com')
  await page.getByRole('button', { name: 'Send the link again' }).click()
  await expect.poll(() => calls.map(({ operation }) => operation)).toContain('ResendConfirmation')
})
