import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { lateFailure } from '#src/platform/testing/late-failure.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { CardReturn } from './card-return.tsx'

afterEach(() => vi.unstubAllGlobals())

/** Lets the address of the document be the one to which the bank returns. */
function returnFromBank(): void {
  const before = window.location.href
  window.history.replaceState(null, '', '?sessionId=S1&redirectResult=R1')
  onTestFinished(() => window.history.replaceState(null, '', before))
}

it('the result of the bank is waited for, and a failure is shown with a button that submits it again', async () => {
  localStorage.clear()
  returnFromBank()
  const { respond, fail } = lateFailure({ finishCardPayment: { order_number: '42' } })
  const calls = fakeGraphql({ FinishCardPayment: respond })
  const handedIn = () =>
    calls.flatMap(({ operation, variables }) => (operation === 'FinishCardPayment' ? [variables] : []))
  await renderInShop(<CardReturn />, { path: '/checkout/adyen_success' })
  await expect.element(page.getByRole('heading', { name: 'Checking your payment…' })).toBeVisible()
  await expect.poll(handedIn).toHaveLength(1)
  expect(page.getByText('There is no order here').elements()).toEqual([])
  fail()
  await expect.element(page.getByText('We don’t know yet whether the payment went through')).toBeVisible()
  await expect.element(page.getByText(/The shop is very busy/)).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('We have received your bank’s response')).toBeVisible()
  await expect.element(page.getByText(/42/)).toBeVisible()
  const input = { session_id: 'S1', redirect_result: 'R1' }
  expect(handedIn()).toEqual([{ input }, { input }])
})
