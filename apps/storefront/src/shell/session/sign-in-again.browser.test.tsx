import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { signInBeforeEach } from '#src/domains/session/testing-session.ts'
import { keepToken, readToken } from '#src/domains/session/token/session-token.ts'
import { mutate } from '#src/platform/graphql/client.ts'
import { ChangeNamesDocument } from '#src/platform/graphql/documents.gen.ts'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { englishStore, renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { fingerprint } from '#src/platform/storage/fingerprint.ts'
import { SessionEnd } from './session-end.tsx'

const email = 'ada@example.com'
const dialog = page.getByRole('dialog', { name: /sign in again/ })
const field = page.getByRole('textbox', { name: 'First name' })

signInBeforeEach()

/** A form that sends one change. */
function NameForm() {
  const [outcome, setOutcome] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const firstname = String(new FormData(event.currentTarget).get('firstname'))
        mutate(ChangeNamesDocument, { firstname, lastname: 'Byrne' }).then(
          () => setOutcome('Saved'),
          (error: Error) => setOutcome(`Refused: ${error.message}`),
        )
      }}
    >
      <label>
        First name <input name="firstname" />
      </label>
      <button type="submit">Save</button>
      <p>{outcome}</p>
    </form>
  )
}

/** Types a name and sends it in a session that the server has ended, which refuses the change with `code`. */
async function sendInEndedSession(code: string, isLive = false) {
  const server = { isLive }
  const owner = fingerprint(email)
  keepToken(englishStore, { token: 'half', expiresAt: Date.now() + 3_600_000, groups: [englishStore.group], owner })
  const refuse = (reason: string) => {
    throw new Error(reason)
  }
  const calls = fakeGraphql({
    ChangeNames: () => (server.isLive && code !== 'NO_SUCH_THING' ? {} : refuse(code)),
    CustomerDetails: () => (server.isLive ? { customer: { firstname: 'Ada' } } : refuse('NOT_SIGNED_IN')),
    SignIn: () => {
      server.isLive = true
      return { generateCustomerToken: { token: 'new', customer_token_lifetime: 3600 } }
    },
    CustomerCart: { customerCart: { id: 'cart1' } },
  })
  await renderInShop(
    <>
      <NameForm />
      <SessionEnd />
    </>,
  )
  await field.fill('Typed')
  await page.getByRole('button', { name: 'Save' }).click()
  return () => calls.filter(({ operation }) => operation === 'ChangeNames')
}

async function signIn(as: string): Promise<void> {
  await dialog.getByRole('textbox', { name: /mail/ }).fill(as)
  await dialog.getByLabelText(/^Password/).fill('Secret-123')
  await userEvent.keyboard('{Enter}')
}

it('AMB-17 a change that is refused because the session has ended asks to sign in on the page, and is sent again', async () => {
  const sent = await sendInEndedSession('NOT_SIGNED_IN')
  await expect.element(dialog).toBeVisible()
  await signIn(email)
  await expect.element(page.getByText('Saved')).toBeVisible()
  await expect.element(field).toHaveValue('Typed')
  const [first, again] = sent()
  expect(again?.variables).toEqual(first?.variables)
  expect([first?.authorization, again?.authorization]).toEqual(['Bearer half', 'Bearer new'])
  expect(sent()).toHaveLength(2)
})

it('AMB-17 a customer who declines keeps what was typed, and is asked at the next attempt again', async () => {
  const sent = await sendInEndedSession('NOT_SIGNED_IN')
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('Refused: NOT_SIGNED_IN')).toBeVisible()
  await expect.element(field).toHaveValue('Typed')
  expect(readToken(englishStore)?.token).toBe('half')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog).toBeVisible()
  await signIn(email)
  await expect.element(page.getByText('Saved')).toBeVisible()
  expect(sent()).toHaveLength(3)
})

it('the change of one customer is not sent for another who signs in', async () => {
  const sent = await sendInEndedSession('NOT_SIGNED_IN')
  await expect.element(dialog).toBeVisible()
  await signIn('eve@example.com')
  await expect.element(page.getByText('Refused: NOT_SIGNED_IN')).toBeVisible()
  expect(sent()).toHaveLength(1)
})

it('a refusal in a session that lives asks nothing', async () => {
  const sent = await sendInEndedSession('NO_SUCH_THING', true)
  await expect.element(page.getByText('Refused: NO_SUCH_THING')).toBeVisible()
  expect(dialog.elements()).toEqual([])
  expect(sent()).toHaveLength(1)
})
