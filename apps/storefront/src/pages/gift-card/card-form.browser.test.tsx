import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { LoaderFunctionArgs } from 'react-router'
import { clearCachedResponses } from '#src/platform/graphql/client.ts'
import { startSession } from '#src/domains/session/session.ts'
import { dropToken, keepToken } from '#src/domains/session/token/session-token.ts'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { englishStore, renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { action, Component, loader } from './gift-card.route.tsx'

const region = page.getByRole('region', { name: 'Unlock the card' })
const code = region.getByRole('textbox').first()
const email = region.getByRole('textbox', { name: 'Email of the buyer or recipient' })

/** Opens the gift card page and submits the form that activates a card. */
async function unlock(
  UnlockGiftCard: NonNullable<Parameters<typeof fakeGraphql>[0][string]>,
  typed = '1234567890123456',
) {
  const calls = fakeGraphql({
    GiftCardSettings: { storeConfig: { gift_card_pages: { enabled: true } } },
    GiftCardPage: { products: { items: [] } },
    UnlockGiftCard,
  })
  await renderInShop(<Component />, { action, loader, path: '/gift-card' })
  await code.fill(typed)
  await email.fill('ewa@example.com')
  await region.getByRole('button', { name: 'Unlock the card' }).click()
  return calls
}

const refusedWith = (reason: string) => () => Promise.reject(new Error(reason))

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.unstubAllGlobals())

it('GIFT-08 another address than the account’s is an error of the email field', async () => {
  const calls = await unlock(refusedWith('GIFT_CARD_ACCOUNT_EMAIL'))
  await expect.element(email).toHaveAttribute('aria-invalid', 'true')
  await expect.element(email).toHaveAccessibleDescription(/Enter the correct email address assigned to your account/)
  await expect.element(email).toHaveFocus()
  expect(region.getByRole('alert').elements()).toEqual([])
  expect(calls.at(-1)).toMatchObject({
    operation: 'UnlockGiftCard',
    variables: { code: '1234567890123456', email: 'ewa@example.com' },
  })
})

it('a code that is typed in groups is sent without their spaces and dashes', async () => {
  const answer = { unlockGiftCard: { code: '1234567890123456', balance: { value: 50, currency: 'EUR' } } }
  const calls = await unlock(answer, ' 1234 5678-9012\u20133456\u200E')
  await expect.element(region.getByRole('status')).toHaveTextContent('The card is unlocked. Its balance is €50.00.')
  expect(calls.at(-1)).toMatchObject({ operation: 'UnlockGiftCard', variables: { code: '1234567890123456' } })
})

it('any other refusal is shown for the whole form', async () => {
  await unlock(refusedWith('GIFT_CARD_INVALID'))
  await expect.element(region.getByRole('alert')).toBeVisible()
  expect(email.element().hasAttribute('aria-invalid')).toBe(false)
})

it('shows the balance of the activated card', async () => {
  await unlock({ unlockGiftCard: { code: '1234567890123456', balance: { value: 50, currency: 'EUR' } } })
  await expect.element(region.getByRole('status')).toHaveTextContent('The card is unlocked. Its balance is €50.00.')
})

describe('STORE-25 the page of the gift cards', () => {
  const load = async (settings: object) => {
    await clearCachedResponses()
    const block = (identifier: string) => ({ identifier, content_elements: [{ type: 'text', html: identifier }] })
    const calls = fakeGraphql({
      GiftCardSettings: { storeConfig: { gift_card_pages: settings } },
      GiftCardPage: { cmsBlocks: { items: ['top', 'terms', 'other'].map(block) }, products: { items: [] } },
    })
    const request = new Request(new URL('/eu/gift-card', window.location.href))
    const content = await loader({ request, params: {}, context: {} } as unknown as LoaderFunctionArgs)
    return { content, calls }
  }

  it('is a 404 where the store has no gift cards', async () => {
    await expect(load({ enabled: false })).rejects.toMatchObject({ init: { status: 404 } })
  })

  it('has the blocks that the store names, each in its place', async () => {
    const { content, calls } = await load({ enabled: true, header_block: 'top', email_delivery_agreement: 'terms' })
    expect(calls.at(-1)?.variables).toEqual({ blocks: ['top', 'terms'] })
    const text = (html: string) => [{ type: 'text', html }]
    expect(content).toEqual({
      header: text('top'),
      main: [],
      balance: [],
      unlocking: [],
      agreement: text('terms'),
      cards: [],
    })
    const named = { main_content_block: 'top', balance_block: 'terms', unlocking_block: 'other' }
    const other = await load({ enabled: true, ...named })
    expect(other.content).toMatchObject({
      main: text('top'),
      balance: text('terms'),
      unlocking: text('other'),
      header: [],
    })
  })
})

describe('ROUTE-21 a signed-in customer', () => {
  const open = async (path: string) => {
    startSession()
    keepToken(englishStore, { token: 'half', expiresAt: Date.now() + 3_600_000, groups: [englishStore.group] })
    onTestFinished(() => dropToken())
    const calls = fakeGraphql({
      GiftCardSettings: { storeConfig: { gift_card_pages: { enabled: true } } },
      GiftCardPage: { products: { items: [] } },
      OwnEmail: { customer: { id: '1', email: 'ada@example.com' } },
      UnlockGiftCard: { unlockGiftCard: { code: '1234567890123456', balance: { value: 50, currency: 'EUR' } } },
    })
    await renderInShop(<Component />, { action, loader, path })
    return calls
  }
  /** Unlocks a card, and returns in whose name. */
  const unlockedBy = async (calls: Awaited<ReturnType<typeof open>>) => {
    await code.fill('1234567890123456')
    await region.getByRole('button', { name: 'Unlock the card' }).click()
    await expect.element(region.getByRole('status')).toHaveTextContent('The card is unlocked. Its balance is €50.00.')
    const { authorization, variables } = calls.find(({ operation }) => operation === 'UnlockGiftCard') ?? {}
    return [authorization, variables?.['email']]
  }

  it('finds the email address of the account in the form of the account variant, and can type another', async () => {
    const calls = await open('/gift-card')
    await expect.element(email).toHaveValue('ada@example.com')
    await email.fill('ewa@example.com')
    await expect.element(email).toHaveValue('ewa@example.com')
    expect(await unlockedBy(calls)).toEqual(['Bearer half', 'ewa@example.com'])
  })

  it('types any address in the guest variant, which is not compared with the account’s', async () => {
    const calls = await open('/gift-card-guests')
    await expect.element(email).toHaveValue('')
    await email.fill('ewa@example.com')
    expect(await unlockedBy(calls)).toEqual(['', 'ewa@example.com'])
    expect(calls.map(({ operation }) => operation)).not.toContain('OwnEmail')
  })
})
