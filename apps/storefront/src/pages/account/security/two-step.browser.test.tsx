import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { AgentPanel } from '#src/domains/agent/agent-panel.tsx'
import { signInBeforeEach } from '#src/domains/session/testing-session.ts'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { ToastProvider } from '#src/ui/toast/toast.tsx'
import { Component, loader } from './two-step.route.tsx'

const nothing = { has_app: false, has_passkey: false, is_checked: false, is_required: true, recovery_codes_left: 0 }
const app = { secret: 'ABCDEFGH', link: 'otpauth://totp/Bocian?secret=ABCDEFGH', qr_path: 'M4 4h1v1h-1z', qr_size: 9 }

type Factor = typeof nothing
type Responses = Parameters<typeof fakeGraphql>[0]

/** A shop in which a code is right if it is 123456. */
function respond(given: Partial<Factor>, more: Responses = {}) {
  let factor = { ...nothing, ...given }
  const check = (code: unknown) => {
    if (code !== '123456') throw new Error('SECOND_FACTOR_INVALID')
    factor = { ...factor, has_app: true, is_checked: true, recovery_codes_left: 10 }
  }
  return fakeGraphql({
    SecondFactor: () => ({ secondFactor: factor }),
    StartAuthenticatorApp: { startAuthenticatorApp: app },
    ConfirmAuthenticatorApp: ({ code }) => {
      check(code)
      return { confirmAuthenticatorApp: { codes: ['AAAA-BBBB', 'CCCC-DDDD'] } }
    },
    CheckSecondFactor: ({ code }) => {
      check(code)
      return { checkSecondFactor: factor }
    },
    ReplaceRecoveryCodes: { replaceRecoveryCodes: { codes: ['EEEE-FFFF'] } },
    ...more,
  })
}

async function open(given: Partial<Factor>, more: Responses = {}) {
  const calls = respond(given, more)
  await renderInShop(<Component />, { loader, path: '/account-information/two-step' })
  return calls
}
const button = (name: string) => page.getByRole('button', { name })
const field = (name: string) => page.getByRole('textbox', { name })

signInBeforeEach()

describe('the page for two-step verification', () => {
  it('sets up an app: QR code, key in groups of four, first code, and recovery codes', async () => {
    await open({})
    await button('Set up an app').click()
    await expect.element(page.getByText(/^Scan/)).toHaveFocus()
    await expect.element(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
    await expect.element(page.getByText('ABCD EFGH')).toBeVisible()
    await field('Code shown in the app').fill('000000')
    await button('Finish').click()
    await expect
      .element(field('Code shown in the app'))
      .toHaveAccessibleDescription('The code is wrong, or it has already been used.')
    await expect.element(field('Code shown in the app')).toHaveFocus()
    await field('Code shown in the app').fill('123456')
    await button('Finish').click()
    await expect.element(page.getByRole('heading', { name: 'Recovery codes' })).toHaveFocus()
    await expect.element(page.getByText('CCCC-DDDD')).toBeVisible()
    await expect.element(page.getByText('10 recovery codes left')).toBeVisible()
    await button('New recovery codes').click()
    await expect.element(page.getByText('EEEE-FFFF')).toBeVisible()
  })

  it('asks for the password if the sign-in was long ago', async () => {
    const start = ({ password }: Readonly<Record<string, unknown>>) => {
      if (password !== 'secret') throw new Error('SIGN_IN_NOT_RECENT')
      return { startAuthenticatorApp: app }
    }
    await open({}, { StartAuthenticatorApp: start })
    await button('Set up an app').click()
    await expect.element(field('Password')).toHaveFocus()
    await field('Password').fill('secret')
    await button('Set up an app').click()
    await expect.element(page.getByText('ABCD EFGH')).toBeVisible()
  })

  it('asks for a code before anything can be changed', async () => {
    await open({ has_app: true })
    expect(button('Set up another app').elements()).toEqual([])
    await field('Code from your app, or a recovery code').fill('123456')
    await button('Confirm').click()
    await expect.element(button('Set up another app')).toBeVisible()
  })

  it('tells customers that it is for agents', async () => {
    await open(
      {},
      {
        SecondFactor: () => {
          throw new Error('SECOND_FACTOR_FOR_AGENTS')
        },
      },
    )
    await expect.element(page.getByText('Only sales agents need this.')).toBeVisible()
  })
})

describe('the agent’s panel', () => {
  const openPanel = (given: Partial<Factor>) => {
    respond(given)
    return renderInShop(
      <ToastProvider>
        <AgentPanel />
      </ToastProvider>,
    )
  }

  it('asks for a code before the search', async () => {
    await openPanel({ has_app: true, has_passkey: true })
    await expect.element(button('Use a passkey')).toBeVisible()
    expect(button('Search').elements()).toEqual([])
    await field('Code from your app, or a recovery code').fill('123456')
    await button('Confirm').click()
    await expect.element(button('Search')).toBeVisible()
  })

  it('leads an agent without a second factor to the page', async () => {
    await openPanel({})
    await expect.element(page.getByRole('link', { name: 'Set up two-step verification' })).toBeVisible()
  })

  it('searches at once where no second factor is needed', async () => {
    await openPanel({ is_required: false })
    await expect.element(button('Search')).toBeVisible()
  })
})
