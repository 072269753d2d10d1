import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { startSession } from '#src/domains/session/session.ts'
import { dropToken, readToken } from '#src/domains/session/token/session-token.ts'
import { clearCachedResponses } from '#src/platform/graphql/client.ts'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { englishStore, renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { Component, loader } from './sign-in.route.tsx'

const used = {
  id: 'AAAA',
  rawId: new ArrayBuffer(3),
  type: 'public-key',
  response: {
    clientDataJSON: new ArrayBuffer(3),
    authenticatorData: new ArrayBuffer(3),
    signature: new ArrayBuffer(3),
    userHandle: null,
  },
  getClientExtensionResults: () => ({}),
}
const session = { token: 'half', customer_token_lifetime: 3_600 }

/** Opens the sign-in page in a browser that can offer passkeys in the email field, or not. */
async function open({ hasAutofill = false, isOffered = true, refusal = '', isLost = (): boolean => false } = {}) {
  vi.spyOn(PublicKeyCredential, 'isConditionalMediationAvailable').mockResolvedValue(hasAutofill)
  const get = vi.spyOn(navigator.credentials, 'get').mockResolvedValue(used)
  const calls = fakeGraphql({
    SocialProviders: { storeConfig: { passkeys_enabled: isOffered, social_login: null } },
    StartPasskeySignIn: { startPasskeySignIn: { options: JSON.stringify({ challenge: 'AAAA', rpId: 'localhost' }) } },
    FinishPasskeySignIn: () => {
      if (refusal !== '') throw new Error(refusal)
      if (isLost()) throw new Error('TRY_AGAIN')
      return { finishPasskeySignIn: { email: 'ada@example.com', token: session } }
    },
    CustomerCart: { customerCart: { id: 'mine' } },
    CustomerDetails: { customer: { firstname: 'Ada', is_agent: false } },
  })
  await renderInShop(<Component />, { loader, path: '/sign-in' })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  return { get, calls }
}
const start = page.getByRole('button', { name: 'Sign in with a passkey' })

beforeEach(async () => {
  await clearCachedResponses()
  localStorage.clear()
  sessionStorage.clear()
  startSession()
  window.history.replaceState(null, '', `${englishStore.prefix}/sign-in`)
})
afterEach(() => {
  dropToken()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('a press signs in', async () => {
  const { get, calls } = await open()
  expect(calls.map(({ operation }) => operation)).not.toContain('StartPasskeySignIn')
  await start.click()
  await expect.poll(() => readToken(englishStore)?.token).toBe('half')
  expect(get.mock.calls[0]?.[0]?.mediation).toBeUndefined()
})

it('the browser offers passkeys in the email field, and choosing one signs in', async () => {
  const { get } = await open({ hasAutofill: true })
  await expect.poll(() => readToken(englishStore)?.token).toBe('half')
  expect(get.mock.calls[0]?.[0]?.mediation).toBe('conditional')
})

it('a refused passkey of the field is explained, and not offered again', async () => {
  const { get } = await open({ hasAutofill: true, refusal: 'PASSKEY_UNKNOWN' })
  await expect.element(page.getByText(/This passkey no longer belongs to an account/)).toBeVisible()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(get).toHaveBeenCalledOnce()
})

it('a refusal is explained', async () => {
  await open({ refusal: 'PASSKEY_UNKNOWN' })
  await start.click()
  await expect.element(page.getByText(/This passkey no longer belongs to an account/)).toBeVisible()
  expect(readToken(englishStore)).toBeUndefined()
})

it('after a lost response the next press signs in without another touch', async () => {
  let isLost = true
  const { get, calls } = await open({ isLost: () => isLost })
  await start.click()
  await expect.element(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
  isLost = false
  await start.click()
  await expect.poll(() => readToken(englishStore)?.token).toBe('half')
  expect(get).toHaveBeenCalledOnce()
  expect(calls.filter(({ operation }) => operation === 'StartPasskeySignIn')).toHaveLength(1)
})

it('there is no button where the shop offers no passkeys', async () => {
  await open({ isOffered: false, hasAutofill: true })
  expect(start.elements()).toEqual([])
})
