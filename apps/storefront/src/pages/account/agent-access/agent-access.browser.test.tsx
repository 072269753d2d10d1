import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { signInBeforeEach } from '#src/domains/session/testing-session.ts'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { action, Component, loader } from '../account-information.route.tsx'

const marek = {
  id: '7',
  agent_name: 'Marek Zieliński',
  started_at: '2026-11-20T10:00:00.000Z',
  ended_at: '2026-11-20T11:00:00.000Z',
  is_running: false,
  acts: [
    { kind: 'CART_FILLED', count: 3 },
    { kind: 'ORDER_PLACED', count: 1 },
    { kind: 'ADDRESSES_READ', count: 1 },
  ],
}
const switchBox = page.getByRole('checkbox', { name: 'Sales agents may act for me' })
const heading = page.getByRole('heading', { name: 'Sales agents' })

/** A shop in which agents may act, until the customer forbids it. */
async function open(adoptions: readonly object[] | null) {
  let isAllowed = true
  const calls = fakeGraphql({
    AccountInformationPage: () => ({
      customer: {
        id: '1',
        email: 'ada@example.com',
        is_agent: false,
        allow_remote_shopping_assistance: isAllowed,
        agent_adoptions: adoptions,
      },
    }),
    ChangeAgentAccess: (variables) => {
      isAllowed = variables['isAllowed'] === true
      return { updateCustomerV2: { customer: { id: '1', allow_remote_shopping_assistance: isAllowed } } }
    },
  })
  await renderInShop(<Component />, { loader, action, path: '/account-information' })
  await expect.element(page.getByRole('heading', { name: 'Password' })).toBeInTheDocument()
  return () =>
    calls.filter(({ operation }) => operation === 'ChangeAgentAccess').map(({ variables }) => variables['isAllowed'])
}

signInBeforeEach()

describe('the sales agents on the account page', () => {
  it('shows who acted for the customer, when, and what they did', async () => {
    await open([marek, { ...marek, id: '6', agent_name: null, is_running: true, acts: [] }])
    const first = page.getByRole('listitem').filter({ hasText: 'Marek Zieliński' })
    await expect.element(first.getByText(/20 November 2026/)).toBeInTheDocument()
    await expect.element(first.getByText(/Put products into your cart \(3×\)/)).toBeInTheDocument()
    await expect.element(first.getByText(/Placed an order/)).toBeInTheDocument()
    await expect.element(first.getByText('Looked at your address book', { exact: true })).toBeInTheDocument()
    await expect.element(page.getByText('Sales agent', { exact: true })).toBeInTheDocument()
    await expect.element(page.getByText(/^Is acting for you now, until 20 November 2026/)).toBeInTheDocument()
    await expect.element(page.getByText('Only looked, changed nothing')).toBeInTheDocument()
  })

  it('forbids and allows agents to act, and says so', async () => {
    const sent = await open([])
    await expect.element(page.getByText('Nobody has acted for you yet.')).toBeInTheDocument()
    await expect.element(switchBox).toBeChecked()
    const save = page.getByRole('button', { name: 'Save' }).last()
    await switchBox.click()
    await save.click()
    await expect.element(page.getByText('Sales agents can no longer act for you.')).toBeInTheDocument()
    await expect.element(switchBox).not.toBeChecked()
    await switchBox.click()
    await save.click()
    await expect.element(page.getByText('Sales agents may act for you.')).toBeInTheDocument()
    expect(sent()).toEqual([false, true])
  })

  it('is not shown to an agent who acts for the customer', async () => {
    await open(null)
    await expect.element(heading).not.toBeInTheDocument()
  })
})
