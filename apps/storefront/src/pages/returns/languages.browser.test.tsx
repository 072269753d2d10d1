import type { ComponentType } from 'react'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { startSession } from '#src/domains/session/session.ts'
import { dropToken, keepToken } from '#src/domains/session/token/session-token.ts'
import { clearCachedResponses } from '#src/platform/graphql/client.ts'
import { translatorOf, type MessageKey } from '#src/platform/i18n/messages.ts'
import { storeByCode } from '#src/platform/i18n/store-views.ts'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { englishStore, renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { ToastProvider } from '#src/ui/toast/toast.tsx'
import * as club from '../loyalty/loyalty.route.tsx'
import { member, shopWith } from '../loyalty/testing-club.tsx'
import * as withdrawal from '../withdrawal/withdrawal.route.tsx'
import * as guest from './guest-returns.route.tsx'

interface Route {
  readonly Component: ComponentType
  readonly loader: (args: LoaderFunctionArgs) => unknown
  readonly action: (args: ActionFunctionArgs) => unknown
}

const size = (value: string) => [{ label: 'A', value }]
const item = {
  __typename: 'ConfigurableOrderItem',
  id: 'MQ==',
  product_name: 'A1',
  product: null,
  returnable_pieces: [
    {
      exchange_uid: null,
      quantity: 2,
      sku: 'A-104',
      selected_options: size('104'),
      sizes: [
        { availability: 'AVAILABLE', label: '98', sku: 'A-98' },
        { availability: 'SOLD_OUT', label: '110', sku: 'A-110' },
        { availability: 'CHEAPER', label: '116', sku: 'A-116' },
      ],
    },
  ],
}
const terms = {
  last_day: '2026-12-24',
  needs_bank_account: true,
  bank_country: 'DE',
  reasons: [{ code: 'too_small', label: 'B2' }],
}
const order = {
  id: 'OQ==',
  number: '700',
  can_exchange: true,
  items: [item],
  return_terms: terms,
  items_eligible_for_return: [item],
}
const waiting = {
  uid: 'NQ==',
  number: '700-1',
  created_at: '2026-11-20 10:00:00',
  status: 'UNCONFIRMED',
  label_url: null,
  bank_account_ending: '3000',
  exchange: null as object | null,
  refund_amount: { value: 39.98, currency: 'EUR' },
  customer: { email: 'ada@example.com' },
  items: [
    {
      uid: 'MQ==',
      quantity: 0,
      request_quantity: 1,
      selected_options: size('104'),
      custom_attributes: [{ label: 'C3', value: 'B2' }],
      order_item: item,
    },
  ],
  comments: [],
  available_shipping_carriers: [{ uid: 'ZHBk', label: 'DPD' }],
  shipping: { send_to: 'Gniazdowa 7', tracking: [] },
}
const exchange = {
  uid: 'OA==',
  can_cancel: false,
  held_until: null,
  status: 'WAITING',
  tracking_number: null,
  selected_options: size('98'),
}
const withReturn = (shown: object) => ({
  GuestReturn: { guestOrderByToken: { id: 'OQ==', returns: { items: [shown] } } },
})
const requested = { return: { uid: 'NQ==', number: '700-1' } }
const responses = {
  ...shopWith(null),
  getStoreConfigData: { storeConfig: { customer_rma_page_status: true, loyalty: { enabled: true } } },
  GuestReturnableOrder: { guestOrderByToken: order },
  GuestExchangeableOrder: { guestOrderByToken: order },
  RequestGuestReturn: { requestGuestReturn: requested },
  RequestGuestExchange: { requestGuestExchange: requested },
  ConfirmReturn: { confirmReturn: requested },
  GuestReturns: {
    guestOrderByToken: { id: 'OQ==', number: '700', available_actions: [], returns: { items: [waiting] } },
  },
  ...withReturn(waiting),
  WithdrawalPage: { storeConfig: { withdrawal_enabled: true } },
  CheckWithdrawal: { withdrawalDeclaration: { wording: 'D4' } },
  DeclareWithdrawal: {
    declareWithdrawal: {
      reference: 'WBCD',
      submitted_at: '2026-11-26 12:30:05',
      email: 'ada@example.com',
      wording: 'D4',
    },
  },
  OwnWithdrawals: { customer: null },
  LoyaltyAgreements: { agreements: [{ id: 7, front_label: 'E5', required: true }] },
}

const englishWords =
  /\b(?:the|you|your|we|please|return|order|size|email|confirm|items?|sent|reason|quantity|account|card)\b/i

describe.each(['de', 'am'])('after the sale, in the store %s on a phone', (code) => {
  const store = storeByCode(code) ?? englishStore
  // The texts are loaded by the first page that is opened.
  const say = (id: MessageKey, values: Record<string, unknown> = {}): string => translatorOf(store.locale)(id, values)

  beforeEach(async () => {
    await page.viewport(390, 844)
    await clearCachedResponses()
    localStorage.clear()
    sessionStorage.clear()
    startSession()
  })
  afterEach(async () => {
    dropToken()
    vi.unstubAllGlobals()
    await page.viewport(1280, 900)
  })

  async function open(route: Route, path: string, more: Parameters<typeof fakeGraphql>[0] = {}) {
    const calls = fakeGraphql({ ...responses, ...more })
    const paramsOf = (request: Request) => {
      const { pathname } = new URL(request.url)
      const [, view, activationType] = /\/(?:guest|customer)\/(\w+)\/?(\w+)?/.exec(pathname) ?? []
      return { ...(view ? { view } : {}), ...(activationType ? { activationType } : {}) }
    }
    await renderInShop(
      <ToastProvider>
        <route.Component />
      </ToastProvider>,
      {
        loader: (args) => route.loader({ ...args, params: paramsOf(args.request) }),
        action: (args) => route.action({ ...args, params: paramsOf(args.request) }),
        path,
        store,
        layout: { storeConfig: { loyalty: { enabled: true } } },
      },
    )
    return (operation: string) => calls.filter((call) => call.operation === operation).length
  }

  /** The screen fits, and every text on it is in the language of the store. */
  async function checkScreen(): Promise<void> {
    await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
    const text = document.body.innerText.replaceAll('ada@example.com', '')
    expect(text).not.toMatch(englishWords)
    expect(text).not.toMatch(/\b[a-z]+\.[a-z]+[A-Z.]\w*\b/)
    expect(/[\u0531-\u0587]/.test(text)).toBe(code === 'am')
  }

  const button = (id: MessageKey, values?: Record<string, unknown>) =>
    page.getByRole('button', { name: say(id, values), exact: true })
  const heading = (id: MessageKey, values?: Record<string, unknown>) =>
    page.getByRole('heading', { name: say(id, values), exact: true })

  it('ROUTE-24 AMB-33 a guest requests a return and is asked to confirm it', async () => {
    const sent = await open(guest, '/returns/guest/new?order=T-1')
    await page.getByRole('checkbox').first().click({ force: true })
    await checkScreen()
    await page.getByRole('combobox').first().selectOptions('B2')
    await page.getByRole('textbox', { name: new RegExp(`^${say('returns.account')}`) }).fill('DE89370400440532013000')
    await button('returns.submit').click()
    await expect.element(page.getByText(say('returns.done.confirmTitle'))).toBeVisible()
    await checkScreen()
    expect(sent('RequestGuestReturn')).toBe(1)
  })

  it('VAL-26 a guest reads what is wrong with a bank account', async () => {
    await open(guest, '/returns/guest/new?order=T-1')
    await page.getByRole('checkbox').first().click({ force: true })
    await page.getByRole('textbox', { name: new RegExp(`^${say('returns.account')}`) }).fill('DE89')
    await button('returns.submit').click()
    const value = 'DE89370400440532013000'
    await expect.element(page.getByText(say('forms.validation.bankAccount.example', { value }))).toBeVisible()
    await checkScreen()
  })

  it('ROUTE-24 a guest confirms a return with the link of the email', async () => {
    const sent = await open(guest, '/returns/guest/detail?order=T-1&return=700-1&confirm=secret')
    await expect.element(button('returns.confirm.submit')).toBeVisible()
    await checkScreen()
    await button('returns.confirm.submit').click()
    await expect.poll(() => sent('ConfirmReturn')).toBe(1)
  })

  it('ROUTE-24 a guest exchanges for another size and is asked to confirm it', async () => {
    const held = { ...waiting, exchange }
    const sent = await open(guest, '/returns/guest/exchange?order=T-1', withReturn(held))
    const other = button('exchange.to', { size: '98' })
    await expect.element(other).toBeVisible()
    await checkScreen()
    await other.click()
    await expect.element(page.getByText(say('exchange.done.confirmTitle'))).toBeVisible()
    await checkScreen()
    expect(sent('RequestGuestExchange')).toBe(1)
  })

  it('UX-36 a guest checks and confirms a withdrawal', async () => {
    const sent = await open(withdrawal, '/withdrawal')
    const field = (id: MessageKey) => page.getByRole('textbox', { name: say(id) })
    await field('withdrawal.name').fill('Ada')
    await field('withdrawal.number').fill('42')
    await field('withdrawal.email').fill('ada@example.com')
    await checkScreen()
    await button('withdrawal.next').click()
    await expect.element(heading('withdrawal.step.check')).toHaveFocus()
    await expect.element(page.getByText('D4')).toBeVisible()
    await checkScreen()
    await button('withdrawal.confirm').click()
    await expect.element(page.getByText(say('withdrawal.done'))).toBeVisible()
    await checkScreen()
    expect(sent('DeclareWithdrawal')).toBe(1)
  })

  it.each(['new', 'card'] as const)('ROUTE-29 a customer activates a card: %s', async (kind) => {
    keepToken(store, { token: 'half', expiresAt: Date.now() + 3_600_000, groups: [store.group] })
    let has: object | null = null
    const sent = await open(club, `/loyalty/customer/activate/${kind}`, {
      LoyaltyActivation: () => ({ customer: { id: '1', loyalty: has }, storeConfig: null }),
      ActivateLoyalty: () => {
        has = { ...member, level: { ...member.level, name: 'F6' }, next_level: null }
        return { activateLoyalty: { loyalty: has } }
      },
    })
    if (kind === 'card') await page.getByRole('textbox').first().fill('4003994155486')
    await expect.element(page.getByRole('checkbox', { name: /^E5/ })).toBeVisible()
    await checkScreen()
    await page.getByRole('checkbox', { name: /^E5/ }).click({ force: true })
    await button(kind === 'new' ? 'loyalty.activate.submitNew' : 'loyalty.activate.submitCard').click()
    await expect.element(page.getByText(say('loyalty.activate.done'))).toBeVisible()
    await checkScreen()
    expect(sent('ActivateLoyalty')).toBe(1)
  })
})
