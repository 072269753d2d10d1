import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ActionFunction } from 'react-router'
import { page, userEvent } from 'vitest/browser'
import { startSession } from '#src/domains/session/session.ts'
import { dropToken, keepToken, readToken } from '#src/domains/session/token/session-token.ts'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { englishStore, renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { takeNotice } from '#src/domains/session/end/session-notice.ts'
import { action, Component, loader } from './delete-account.route.tsx'

const remove = page.getByRole('button', { name: 'Delete the account for good' })
const sure = page.getByRole('checkbox', { name: 'I know that this cannot be undone.' })
const password = page.getByRole('textbox', { name: /^Current password/ })

let left: string | null
/** The action, whose redirect would end the test: it loads a whole document. */
const leavesPage: ActionFunction = async (args) => {
  const redirect: unknown = await action(args).catch((thrown: unknown) => thrown)
  if (redirect instanceof Response && redirect.headers.has('x-remix-reload-document')) {
    left = redirect.headers.get('location')
    return null
  }
  return redirect
}

/** Opens the page. The shop knows the password `secret`. */
async function open(ways: { has_password: boolean; is_recent: boolean } | null, act: ActionFunction = action) {
  const calls = fakeGraphql({
    DeleteAccountPage: () => {
      if (ways === null) throw new Error('AGENT_FORBIDDEN')
      return { customerSignInWays: ways }
    },
    DeleteAccount: (variables) => {
      if (ways?.has_password && variables['password'] !== 'secret') throw new Error('PASSWORD_INCORRECT')
      return { deleteCustomer: true }
    },
    SignOut: { revokeCustomerToken: { result: true } },
  })
  const { router } = await renderInShop(<Component />, { loader, action: act, path: '/account-information/delete' })
  const sent = () => calls.filter(({ operation }) => operation === 'DeleteAccount').map(({ variables }) => variables)
  return { sent, router }
}

beforeEach(() => {
  left = null
  localStorage.clear()
  sessionStorage.clear()
  startSession()
  keepToken(englishStore, { token: 'half', expiresAt: Date.now() + 3_600_000, groups: [englishStore.group] })
})
afterEach(() => {
  dropToken()
  vi.unstubAllGlobals()
})

describe('ACC-01 the page that deletes the account', () => {
  it('says what is deleted and what stays, and needs the password and one more decision', async () => {
    const { sent } = await open({ has_password: true, is_recent: true })
    await expect.element(page.getByText('Your club points')).toBeVisible()
    await expect.element(page.getByText(/^Orders and invoices, because tax law requires it/)).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Download or delete my data' })).toBeVisible()
    await remove.click()
    await expect.element(password).toHaveAttribute('aria-invalid', 'true')
    await expect.element(sure).toHaveAttribute('aria-invalid', 'true')
    await password.fill('wrong')
    await sure.click()
    await remove.click()
    await expect.element(page.getByText('This isn’t your current password.').first()).toBeVisible()
    expect(sent()).toEqual([{ password: 'wrong' }])
    expect(readToken(englishStore)).toBeDefined()
  })

  it('is sent by keyboard, ends the session and leads to the home page with a notice', async () => {
    const { sent } = await open({ has_password: true, is_recent: true }, leavesPage)
    await password.fill('secret')
    await userEvent.keyboard('{Tab}{Tab} {Enter}')
    await expect.poll(() => left).toBe('/eu/')
    expect(sent()).toEqual([{ password: 'secret' }])
    expect(readToken(englishStore)).toBeUndefined()
    expect(takeNotice()).toBeDefined()
  })

  it('needs no password of an account without one right after a sign-in', async () => {
    const { sent } = await open({ has_password: false, is_recent: true }, leavesPage)
    expect(password.elements()).toEqual([])
    await sure.click()
    await remove.click()
    await expect.poll(() => left).toBe('/eu/')
    expect(sent()).toEqual([{ password: null }])
  })

  it('sends an account without a password to a new sign-in that returns here, if the last one is old', async () => {
    const { sent, router } = await open({ has_password: false, is_recent: false })
    expect(remove.elements()).toEqual([])
    await page.getByRole('button', { name: 'Sign out and sign in again' }).click()
    await expect.poll(() => router.state.location.pathname).toBe('/eu/sign-in')
    expect(new URLSearchParams(router.state.location.search).get('from')).toBe('/eu/account-information/delete')
    expect(readToken(englishStore)).toBeUndefined()
    expect(sent()).toEqual([])
  })

  it('is refused to an agent who acts for the customer', async () => {
    await open(null)
    await expect.element(page.getByRole('heading', { name: 'Delete the account' })).toBeVisible()
    expect(remove.elements()).toEqual([])
    expect(page.getByText('What we delete').elements()).toEqual([])
  })
})
