import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { OrderWithdrawals } from './order-withdrawals.tsx'

it('UX-36 an order shows its declared withdrawals', async () => {
  const withdrawals = [
    { reference: 'WBCD', submitted_at: '2026-11-26 12:30:05', handled_at: null },
    { reference: 'WFGH', submitted_at: '2026-11-27 09:00:00', handled_at: '2026-11-28 10:00:00' },
  ]
  await renderInShop(<OrderWithdrawals order={{ withdrawals }} />)
  await expect.element(page.getByText(/declared on 26 November 2026 at 12:30, reference WBCD/)).toBeVisible()
  await expect.element(page.getByText(/declared on 27 November 2026/)).toBeVisible()
  await expect.element(page.getByText('We handled it on 28 November 2026.')).toBeVisible()
})
