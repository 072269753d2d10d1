import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { englishStore, renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { ToastProvider } from '#src/ui/toast/toast.tsx'
import { AgentPanel } from './agent-panel.tsx'

const client = { search_id: 'found-1', firstname: 'Anna', lastname: 'Kowalska', email: 'anna@example.com' }
const factor = { has_app: true, has_passkey: false, is_checked: true, is_required: true, recovery_codes_left: 8 }

beforeEach(() => window.history.replaceState(null, '', `${englishStore.prefix}/`))
afterEach(() => vi.unstubAllGlobals())

it('AGENT-06 a refused adoption is explained in a toast, and the agent can choose again', async () => {
  const calls = fakeGraphql({
    SecondFactor: { secondFactor: factor },
    FindClients: { searchClientToAdopt: [client] },
    AdoptClient: () => {
      throw new Error('CLIENT_FORBIDS_AGENTS')
    },
  })
  await renderInShop(
    <ToastProvider>
      <AgentPanel />
    </ToastProvider>,
  )
  await page.getByRole('textbox', { name: /e-?mail/i }).fill('anna@example.com')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const choose = page.getByRole('button', { name: /Anna Kowalska/ })
  await choose.click()
  await expect
    .element(page.getByRole('alert').getByText(/^This client doesn’t want sales agents to act for them\./))
    .toBeVisible()
  await expect.element(choose).toBeEnabled()
  expect(calls.map(({ operation }) => operation)).toContain('AdoptClient')
})
