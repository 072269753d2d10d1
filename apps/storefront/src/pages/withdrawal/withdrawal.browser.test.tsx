import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { LoaderFunctionArgs } from 'react-router'
import { startSession } from '#src/domains/session/session.ts'
import { dropToken, keepToken } from '#src/domains/session/token/session-token.ts'
import { clearCachedResponses } from '#src/platform/graphql/client.ts'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { lateFailure } from '#src/platform/testing/late-failure.ts'
import { englishStore, renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { action, Component, loader } from './withdrawal.route.tsx'

const wording = 'To: The shop\nI withdraw from order 42.'
const receipt = { reference: 'WBCD', submitted_at: '2026-11-26 12:30:05', email: 'ada@example.com', wording }
const order = (number: string, more: object = {}) => ({
  __typename: 'CustomerOrder',
  number,
  order_date: '2026-11-20 10:00:00',
  status: 'Complete',
  can_withdraw: true,
  withdrawals: [],
  items: [
    {
      __typename: 'OrderItem',
      id: 'MQ==',
      product_name: 'Hat',
      quantity_ordered: 3,
      selected_options: [{ label: 'Size', value: '52' }],
    },
    { __typename: 'OrderItem', id: 'Mg==', product_name: 'Blanket', quantity_ordered: 1, selected_options: [] },
  ],
  ...more,
})

type Responses = Parameters<typeof fakeGraphql>[0]
type Opened = { readonly path?: string; readonly customer?: object | null; readonly responses?: Responses }

/** Opens the page, signed in if there is a customer; null for a session that the server does not know. */
async function open({ path = '/withdrawal', customer, responses = {} }: Opened = {}) {
  if (customer !== undefined) keepToken(englishStore, { token: 'half', expiresAt: Date.now() + 3_600_000, groups: [] })
  const calls = fakeGraphql({
    WithdrawalPage: { storeConfig: { withdrawal_enabled: true } },
    CheckWithdrawal: { withdrawalDeclaration: { wording } },
    DeclareWithdrawal: { declareWithdrawal: receipt },
    OwnWithdrawals: { customer: customer ?? null },
    ...responses,
  })
  await renderInShop(<Component />, { loader, action, path })
  await expect.element(next).toBeVisible()
  return () => calls.filter(({ operation }) => /^(?:Check|Declare)/.test(operation))
}

const tooMany = 'Too many attempts in a row. Please wait a while and try again.'
const next = page.getByRole('button', { name: 'Continue' })
const confirm = page.getByRole('button', { name: 'Confirm withdrawal', exact: true })
const field = (name: string | RegExp) => page.getByRole('textbox', { name })
const fillIn = async () => {
  await field('First and last name').fill('Ada Nowak')
  await field('Order number').fill('42')
  await field('Email for the confirmation').fill(' ada@EXAMPLE.com')
}
const input = {
  name: 'Ada Nowak',
  email: 'ada@example.com',
  order_number: '42',
  order_token: null,
  items: [] as object[],
}

beforeEach(async () => {
  startSession()
  await clearCachedResponses()
})
afterEach(() => {
  dropToken()
  vi.unstubAllGlobals()
})

describe('the withdrawal function', () => {
  it('UX-36 a guest sees what is declared, confirms it, and gets a receipt with its content, date and time', async () => {
    const calls = await open()
    expect(page.getByLabelText(/reason/i).elements()).toEqual([])
    await fillIn()
    await next.click()
    await expect.element(page.getByText(/I withdraw from order 42\./)).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Step 2 of 2: check and confirm' })).toHaveFocus()
    expect(calls().map(({ operation }) => operation)).toEqual(['CheckWithdrawal'])
    await confirm.click()
    await expect.element(page.getByText('We have received your withdrawal')).toBeVisible()
    await expect.element(page.getByText(/26 November 2026 at 12:30.*Reference: WBCD/)).toBeVisible()
    await expect.element(page.getByText('We have also sent this confirmation to ada@example.com.')).toBeVisible()
    await expect.element(page.getByText(/I withdraw from order 42\./)).toBeVisible()
    expect(calls().map(({ variables }) => variables)).toEqual([{ input }, { input }])
  })

  it('works by keyboard', async () => {
    await open()
    await fillIn()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('heading', { level: 2 })).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(confirm).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('We have received your withdrawal')).toBeVisible()
  })

  it('names what is missing, and accepts any order number', async () => {
    const calls = await open()
    await page.getByRole('radio', { name: 'Only some items' }).click()
    await next.click()
    await expect.element(field('First and last name')).toHaveFocus()
    for (const name of ['First and last name', 'Order number', 'Which items?', 'Email for the confirmation'])
      await expect.element(field(name)).toHaveAccessibleDescription(/This is a required field\./)
    await fillIn()
    await field('Order number').fill('No. 42/a')
    await field('Which items?').fill('Hat\n\n Blanket ')
    await next.click()
    await expect.element(confirm).toBeVisible()
    const items = [
      { name: 'Hat', quantity: null },
      { name: 'Blanket', quantity: null },
    ]
    expect(calls().map(({ variables }) => variables)).toEqual([
      { input: { ...input, order_number: 'No. 42/a', items } },
    ])
  })

  it('is declared once while the shop does not respond, and stays on the page if that fails', async () => {
    const { respond, fail } = lateFailure({ declareWithdrawal: receipt })
    const calls = await open({ responses: { DeclareWithdrawal: respond } })
    await fillIn()
    await next.click()
    await confirm.click()
    const declared = () => calls().filter(({ operation }) => operation === 'DeclareWithdrawal').length
    await expect.poll(declared).toBe(1)
    await confirm.click({ force: true })
    fail()
    await expect.element(page.getByText(/The shop is very busy/)).toBeVisible()
    await expect.element(page.getByText(/I withdraw from order 42\./)).toBeVisible()
    expect(declared()).toBe(1)
    await confirm.click()
    await expect.element(page.getByText('We have received your withdrawal')).toBeVisible()
  })

  it('keeps the declaration when the shop refuses it, and all details when they are changed', async () => {
    const refuse = () => {
      throw new Error('TOO_MANY_ATTEMPTS')
    }
    await open({ responses: { DeclareWithdrawal: refuse } })
    await fillIn()
    await page.getByRole('radio', { name: 'Only some items' }).click()
    await field('Which items?').fill('Hat')
    await next.click()
    await confirm.click()
    await expect.element(page.getByRole('alert')).toHaveTextContent(tooMany)
    await expect.element(page.getByText(/I withdraw from order 42\./)).toBeVisible()
    await page.getByRole('button', { name: 'Change details' }).click()
    await expect.element(page.getByRole('heading', { name: 'Step 1 of 2: your details' })).toHaveFocus()
    await expect.element(field('First and last name')).toHaveValue('Ada Nowak')
    await expect.element(field('Order number')).toHaveValue('42')
    await expect.element(field('Which items?')).toHaveValue('Hat')
  })
})

describe('a signed-in customer', () => {
  const customer = {
    id: '1',
    firstname: 'Ada',
    lastname: 'Nowak',
    email: 'ada@example.com',
    chosen: { items: [order('42')] },
    orders: {
      items: [order('43', { withdrawals: [{ reference: 'W1' }] }), order('42'), order('41', { can_withdraw: false })],
    },
  }

  it('chooses an own order with everything filled in', async () => {
    const calls = await open({ path: '/withdrawal?order=42', customer })
    await expect.element(page.getByRole('radio', { name: /42/ })).toBeChecked()
    await expect.element(page.getByRole('radio', { name: /43.*withdrawal declared/ })).not.toBeChecked()
    expect(page.getByRole('radio', { name: /41/ }).elements()).toEqual([])
    await next.click()
    await expect.element(confirm).toBeVisible()
    expect(calls().map(({ variables }) => variables)).toEqual([{ input }])
  })

  it('chooses single items of the order, and how many of them', async () => {
    const calls = await open({ path: '/withdrawal?order=42', customer })
    await expect.element(page.getByRole('checkbox', { name: 'Hat, Size 52' })).not.toBeInTheDocument()
    await page.getByRole('radio', { name: 'Only some items' }).click()
    await next.click()
    await expect.element(page.getByRole('checkbox', { name: 'Hat, Size 52' })).toHaveFocus()
    await page.getByRole('checkbox', { name: 'Hat, Size 52' }).click()
    await page.getByRole('combobox', { name: 'Quantity: Hat, Size 52' }).selectOptions('2')
    await next.click()
    await page.getByRole('button', { name: 'Change details' }).click()
    await expect.element(page.getByRole('checkbox', { name: 'Hat, Size 52' })).toBeChecked()
    await expect.element(page.getByRole('combobox', { name: 'Quantity: Hat, Size 52' })).toHaveValue('2')
    await next.click()
    await confirm.click()
    await expect.element(page.getByText('We have received your withdrawal')).toBeVisible()
    expect(calls().at(-1)?.variables).toEqual({ input: { ...input, items: [{ name: 'Hat, Size 52', quantity: 2 }] } })
  })

  it('can withdraw from an order that is not in the account', async () => {
    const calls = await open({ customer })
    await expect.element(page.getByRole('radio', { name: /42/ })).toBeChecked()
    await page.getByRole('radio', { name: 'Another order' }).click()
    await field('Order number').fill('7')
    await next.click()
    await expect.element(confirm).toBeVisible()
    expect(calls().map(({ variables }) => variables)).toEqual([{ input: { ...input, order_number: '7' } }])
  })

  it('withdraws as a guest once the session has ended', async () => {
    await open({ customer: null })
    await expect.element(field('Order number')).toHaveValue('')
  })
})

const load = async (responses: Responses, params = {}): Promise<unknown> => {
  await clearCachedResponses()
  fakeGraphql(responses)
  const request = new Request(new URL('/eu/withdrawal', window.location.href))
  const loaded: unknown = await loader({ request, params, context: {} } as unknown as LoaderFunctionArgs)
  return (loaded as { data: unknown }).data
}

it('is a 404 where the store disabled it, and for an unknown token', async () => {
  const on = { WithdrawalPage: { storeConfig: { withdrawal_enabled: true } } }
  await expect(load({ WithdrawalPage: { storeConfig: { withdrawal_enabled: false } } })).rejects.toMatchObject({
    init: { status: 404 },
  })
  await expect(load(on, { token: 'guess' })).rejects.toMatchObject({ init: { status: 404 } })
  await expect(load(on)).resolves.toMatchObject({ kind: 'guest' })
})

it('is filled in from the signed link of a guest’s order', async () => {
  const billing = { firstname: 'Ada', lastname: 'Nowak' }
  const responses = {
    WithdrawalPage: { storeConfig: { withdrawal_enabled: true } },
    WithdrawalByToken: { guestOrderByToken: order('42', { email: 'ada@example.com', billing_address: billing }) },
  }
  await expect(load(responses, { token: 'secret' })).resolves.toMatchObject({
    kind: 'order',
    name: 'Ada Nowak',
    email: 'ada@example.com',
    number: '42',
    orders: [{ number: '42' }],
  })
})
