import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { startSession } from '#src/domains/session/session.ts'
import { dropToken, keepToken } from '#src/domains/session/token/session-token.ts'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { englishStore, renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { ToastProvider } from '#src/ui/toast/toast.tsx'
import { action, Component, loader } from './sign-in-ways.route.tsx'

const passkey = (uid: string, name: string, usedAt: string | null = null) => ({
  uid,
  name,
  created_at: '2026-11-26T10:05:00Z',
  last_used_at: usedAt,
  is_backed_up: usedAt !== null,
})
const google = { provider: 'GOOGLE', title: 'Google', linked_at: '2026-11-26T10:05:00Z' }

interface Given {
  readonly passkeys?: readonly ReturnType<typeof passkey>[]
  readonly providers?: readonly (typeof google)[]
  readonly hasPassword?: boolean
  readonly isRecent?: boolean
  readonly isAgent?: boolean
  readonly isOffered?: boolean
}

/** Opens the page. `refusal` fails every change, and `lateRefusal` the adding of a passkey once `isLost` is false. */
async function open(given: Given = {}, refusal?: string, isLost = (): boolean => false, lateRefusal?: string) {
  let { passkeys = [], providers = [] } = given
  const refuse = () => {
    if (refusal !== undefined) throw new Error(refusal)
  }
  const calls = fakeGraphql({
    SignInWays: () => ({
      storeConfig: { passkeys_enabled: given.isOffered ?? true },
      customer: { id: 1, is_agent: given.isAgent ?? false },
      customerSignInWays: {
        has_password: given.hasPassword ?? true,
        is_recent: given.isRecent ?? true,
        passkeys,
        providers,
      },
    }),
    RenamePasskey: ({ uid, name }) => {
      refuse()
      passkeys = passkeys.map((one) => (one.uid === uid ? { ...one, name: String(name) } : one))
      return {}
    },
    RemovePasskey: ({ uid }) => {
      refuse()
      passkeys = passkeys.filter((one) => one.uid !== uid)
      return {}
    },
    UnlinkSocialProvider: () => {
      refuse()
      providers = []
      return {}
    },
    StartPasskeyRegistration: () => {
      refuse()
      return { startPasskeyRegistration: { options: JSON.stringify(options) } }
    },
    FinishPasskeyRegistration: () => {
      passkeys = [passkey('new', 'My phone')]
      if (isLost()) throw new Error('TRY_AGAIN')
      if (lateRefusal !== undefined) throw new Error(lateRefusal)
      return {}
    },
  })
  await renderInShop(
    <ToastProvider>
      <Component />
    </ToastProvider>,
    { loader, action, path: '/account-information/signing-in' },
  )
  await expect.element(page.getByRole('heading', { name: 'Passkeys' })).toBeVisible()
  return calls
}

const options = {
  challenge: 'AAAA',
  rp: { id: 'localhost', name: 'Bocian' },
  user: { id: 'AAAA', name: 'ada@example.com', displayName: 'Ada' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
}
const created = {
  id: 'AAAA',
  rawId: new ArrayBuffer(3),
  type: 'public-key',
  response: { clientDataJSON: new ArrayBuffer(3), attestationObject: new ArrayBuffer(3), getTransports: () => [] },
  getClientExtensionResults: () => ({}),
}
const button = (name: string | RegExp) => page.getByRole('button', { name })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  startSession()
  keepToken(englishStore, { token: 'half', expiresAt: Date.now() + 3_600_000, groups: [englishStore.group] })
})
afterEach(() => {
  dropToken()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('passkeys', () => {
  it('are listed with their last use; one can be renamed and removed', async () => {
    const calls = await open({ passkeys: [passkey('1', 'Phone', '2026-11-26T11:05:00Z'), passkey('2', 'Key')] })
    await expect.element(page.getByText(/Last used: 26 November 2026/)).toBeVisible()
    await expect.element(page.getByText(/Also on your other devices/)).toBeVisible()
    await expect.element(page.getByText(/Not used yet/)).toBeVisible()
    await button('Rename: Key').click()
    await expect.element(page.getByRole('textbox', { name: 'Name' }).first()).toHaveFocus()
    await button('Keep the name').click()
    await expect.element(button('Rename: Key')).toHaveFocus()
    await button('Rename: Key').click()
    await page.getByRole('textbox', { name: 'Name' }).first().fill('Blue key')
    await button('Save').click()
    await expect.element(page.getByText('The passkey was renamed.')).toBeVisible()
    await button('Remove: Blue key').click()
    await expect.element(page.getByText('The passkey was removed.')).toBeVisible()
    expect(button('Remove: Blue key').elements()).toEqual([])
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
    expect(calls.filter(({ operation }) => operation.endsWith('Passkey')).map(({ variables }) => variables)).toEqual([
      { uid: '2', name: 'Blue key' },
      { uid: '2' },
    ])
  })

  it('are added with a name', async () => {
    vi.spyOn(navigator.credentials, 'create').mockResolvedValue(created)
    const calls = await open()
    await page.getByRole('textbox', { name: 'Name (optional)' }).fill('My phone')
    await button('Add a passkey').click()
    await expect.element(page.getByText('The passkey was added.')).toBeVisible()
    await expect.element(page.getByText('My phone', { exact: true })).toBeVisible()
    const finish = calls.find(({ operation }) => operation === 'FinishPasskeyRegistration')
    expect(finish?.variables).toMatchObject({ name: 'My phone' })
  })

  it('are created once on the device, even if the shop’s response is lost', async () => {
    const create = vi.spyOn(navigator.credentials, 'create').mockResolvedValue(created)
    let isLost = true
    const calls = await open({}, undefined, () => isLost)
    await button('Add a passkey').click()
    await expect.element(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
    isLost = false
    await button('Add a passkey').click()
    await expect.element(page.getByText('My phone', { exact: true })).toBeVisible()
    expect(create).toHaveBeenCalledOnce()
    expect(calls.filter(({ operation }) => operation === 'StartPasskeyRegistration')).toHaveLength(1)
  })

  it('are listed when a lost response hid that one was added, and the visitor then changed its name', async () => {
    vi.spyOn(navigator.credentials, 'create').mockResolvedValue(created)
    let isLost = true
    await open({}, undefined, () => isLost, 'IDEMPOTENCY_KEY_REUSED')
    await button('Add a passkey').click()
    await expect.element(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
    isLost = false
    await page.getByRole('textbox', { name: 'Name (optional)' }).fill('Another name')
    await button('Add a passkey').click()
    await expect.element(page.getByText('My phone', { exact: true })).toBeVisible()
  })

  it('a cancelled one and a known device are explained', async () => {
    const create = vi.spyOn(navigator.credentials, 'create')
    create.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'))
    create.mockRejectedValueOnce(new DOMException('no', 'InvalidStateError'))
    await open()
    await button('Add a passkey').click()
    await expect.element(page.getByText('You cancelled, or it took too long.')).toBeVisible()
    await button('Add a passkey').click()
    await expect.element(page.getByText('This device already has a passkey for your account.')).toBeVisible()
  })

  it('ask for the password after a while', async () => {
    const calls = await open({ isRecent: false }, 'PASSWORD_INCORRECT')
    await page.getByRole('textbox', { name: 'Password' }).fill('secret')
    await button('Add a passkey').click()
    await expect.element(page.getByRole('alert')).toBeVisible()
    const started = calls.find(({ operation }) => operation === 'StartPasskeyRegistration')
    expect(started?.variables).toEqual({ password: 'secret' })
  })

  it('ask for a new sign-in after a while if there is no password', async () => {
    await open({ isRecent: false, hasPassword: false })
    await expect.element(page.getByText(/sign out and sign in again before you add a passkey/)).toBeVisible()
  })

  it('cannot be added where the shop or the browser does not support them', async () => {
    await open({ isOffered: false, passkeys: [passkey('1', 'Phone')] })
    await expect.element(page.getByText('This browser can’t use passkeys here.')).toBeVisible()
    expect(button('Add a passkey').elements()).toEqual([])
    await expect.element(button('Remove: Phone')).toBeVisible()
  })
})

it.each([
  ['remove a passkey', 'Remove: Phone'],
  ['unlink a provider', 'Unlink: Google'],
  ['add a passkey', 'Add a passkey'],
])('a lost request to %s is explained, and nothing changes', async (_what, name) => {
  await open({ passkeys: [passkey('1', 'Phone')], providers: [google] }, 'Failed to fetch')
  await button(name).click()
  await expect.element(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
  await expect.element(button('Remove: Phone')).toBeVisible()
  await expect.element(button('Unlink: Google')).toBeVisible()
})

describe('linked accounts', () => {
  it('are unlinked', async () => {
    const calls = await open({ providers: [google] })
    await button('Unlink: Google').click()
    await expect.element(page.getByText('You can no longer sign in with Google.')).toBeVisible()
    await expect.element(page.getByText('You can’t sign in with any other account.')).toBeVisible()
    expect(calls.find(({ operation }) => operation === 'UnlinkSocialProvider')?.variables).toEqual({
      provider: 'GOOGLE',
    })
  })

  it('the last way to sign in stays, and the page says how to get a password', async () => {
    await open({ providers: [google], hasPassword: false }, 'LAST_SIGN_IN_WAY')
    await button('Unlink: Google').click()
    await expect.element(page.getByText('This is your only way to sign in. Set a password first.')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Set a password' })).toBeVisible()
    await expect.element(button('Unlink: Google')).toBeVisible()
  })
})

it('only an agent sees the link to the second factor', async () => {
  await open({ isAgent: true })
  await expect.element(page.getByRole('link', { name: 'Set up two-step verification' })).toBeVisible()
})

it('tells an agent who acts for the customer why there is nothing', async () => {
  fakeGraphql({
    SignInWays: () => {
      throw new Error('AGENT_FORBIDDEN')
    },
  })
  await renderInShop(<Component />, { loader, path: '/account-information/signing-in' })
  await expect.element(page.getByText('An agent can’t do this for a client.')).toBeVisible()
})
