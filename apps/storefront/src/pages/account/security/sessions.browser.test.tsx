import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { signInBeforeEach } from '#src/domains/session/testing-session.ts'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { ToastProvider } from '#src/ui/toast/toast.tsx'
import { action, Component, loader } from './sessions.route.tsx'

const session = (uid: string, browser: string | null, platform: string | null, isCurrent = false) => ({
  uid,
  browser,
  platform,
  is_current: isCurrent,
  last_used_at: '2026-11-26T10:05:00Z',
  expires_at: '2026-11-26T11:05:00Z',
})
const all = [session('1', 'Firefox', 'Linux', true), session('2', 'Chrome', 'Windows'), session('3', null, null)]

async function open(items = all, isBroken = false) {
  let left = items
  const end = (uid?: unknown) => {
    if (isBroken) throw new Error('TRY_AGAIN')
    left = left.filter((one) => one.is_current || (uid !== undefined && one.uid !== uid))
    return {}
  }
  const calls = fakeGraphql({
    CustomerSessions: () => ({ customerSessions: { maximum_lifetime: 43_200, items: left } }),
    EndSession: ({ uid }) => end(uid),
    EndOtherSessions: () => end(),
  })
  await renderInShop(
    <ToastProvider>
      <Component />
    </ToastProvider>,
    { loader, action, path: '/account-information/devices' },
  )
  await expect.element(page.getByText('This device')).toBeVisible()
  return () => calls.filter(({ operation }) => operation.startsWith('End'))
}
const names = () =>
  page
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent)

signInBeforeEach()

describe('where the customer is signed in', () => {
  it('names each device, its last use and its end, and how long a session lasts', async () => {
    await open()
    expect(names()).toEqual(['Firefox, Linux', 'Chrome, Windows', 'Unknown device'])
    await expect.element(page.getByText(/^Last used: 26 November 2026/).first()).toBeVisible()
    await expect.element(page.getByText(/^Ends automatically: 26 November 2026/).first()).toBeVisible()
    await expect.element(page.getByText(/at most 12\shours/)).toBeVisible()
  })

  it('ends another session, but offers no button for this one', async () => {
    const calls = await open()
    expect(page.getByRole('button', { name: /^Sign out the device: Firefox/ }).elements()).toEqual([])
    await page.getByRole('button', { name: /^Sign out the device: Chrome, Windows/ }).click()
    await expect.element(page.getByText('The device is signed out.')).toBeVisible()
    expect(calls().map(({ variables }) => variables)).toEqual([{ uid: '2' }])
    expect(names()).toEqual(['Firefox, Linux', 'Unknown device'])
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  it('ends all others at once', async () => {
    await open()
    const others = page.getByRole('button', { name: 'Sign out all other devices' })
    await others.click()
    await expect.element(page.getByText('All other devices are signed out.')).toBeVisible()
    expect(names()).toEqual(['Firefox, Linux'])
    expect(others.elements()).toEqual([])
  })

  it('says why a session was not ended', async () => {
    await open(all, true)
    await page.getByRole('button', { name: 'Sign out all other devices' }).click()
    await expect.element(page.getByRole('alert')).toBeVisible()
    expect(names()).toHaveLength(3)
  })

  it('tells an agent who acts for the customer why there is no list', async () => {
    const refuse = () => {
      throw new Error('AGENT_FORBIDDEN')
    }
    fakeGraphql({ CustomerSessions: refuse })
    await renderInShop(<Component />, { loader, path: '/account-information/devices' })
    await expect.element(page.getByText('An agent can’t do this for a client.')).toBeVisible()
    expect(names()).toEqual([])
  })
})
