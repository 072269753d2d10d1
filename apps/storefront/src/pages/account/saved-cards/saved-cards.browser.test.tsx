import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { signInBeforeEach } from '#src/domains/session/testing-session.ts'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { ToastProvider } from '#src/ui/toast/toast.tsx'
import { action, Component, loader } from './saved-cards.route.tsx'

const card = (hash: string, brand: string, digits: string, expires: string) => ({
  public_hash: hash,
  details: JSON.stringify({ brand, maskedCC: digits, expirationDate: expires }),
})
const all = [card('a', 'visa', '1111', '03/2099'), card('b', 'mc', '4444', '01/2020')]

/** Opens the page. `remove` carries out a removal and may throw the code of an error. */
async function open(remove: (hash: unknown, drop: () => void) => void = (_hash, drop) => drop()) {
  let left = all
  const calls = fakeGraphql({
    SavedCards: () => ({ customerPaymentTokens: { items: left } }),
    RemoveSavedCard: ({ hash }) => {
      remove(hash, () => {
        left = left.filter((one) => one.public_hash !== hash)
      })
      return { deletePaymentToken: { result: true } }
    },
  })
  await renderInShop(
    <ToastProvider>
      <Component />
    </ToastProvider>,
    { loader, action, path: '/account-information/cards' },
  )
  await expect.element(page.getByText('Visa ending in 1111')).toBeVisible()
  return () => calls.filter(({ operation }) => operation === 'RemoveSavedCard')
}
const removeVisa = page.getByRole('button', { name: 'Remove card: Visa ending in 1111' })
const names = () =>
  page
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent)

signInBeforeEach()

describe('the saved cards', () => {
  it('have brand, last digits and expiry date, and say which one has expired', async () => {
    await open()
    expect(names()).toEqual(['Visa ending in 1111', 'Mastercard ending in 4444'])
    await expect.element(page.getByText('Valid until 03/2099')).toBeVisible()
    await expect.element(page.getByText('Expired 01/2020')).toBeVisible()
  })

  it('are removed one by one; the heading gets the focus of the removed button', async () => {
    const calls = await open()
    await removeVisa.click()
    await expect.element(page.getByText('The card has been removed.')).toBeVisible()
    expect(calls().map(({ variables }) => variables)).toEqual([{ hash: 'a' }])
    expect(names()).toEqual(['Mastercard ending in 4444'])
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
    await page.getByRole('button', { name: /^Remove card: Mastercard/ }).click()
    await expect.element(page.getByText('You have no saved cards.')).toBeVisible()
  })

  it('stay when the request fails, which the page says; the next click removes the card', async () => {
    let isBroken = true
    await open((_hash, drop) => {
      if (isBroken) throw new Error('TRY_AGAIN')
      drop()
    })
    await removeVisa.click()
    await expect.element(page.getByRole('alert')).toBeVisible()
    expect(names()).toHaveLength(2)
    isBroken = false
    await removeVisa.click()
    await expect.element(page.getByText('The card has been removed.')).toBeVisible()
  })

  it('are shown as removed when a lost response hid that, or another tab was faster', async () => {
    await open((_hash, drop) => {
      drop()
      throw new Error('SAVED_PAYMENT_NOT_FOUND')
    })
    await removeVisa.click()
    await expect.element(page.getByText('The card has been removed.')).toBeVisible()
    expect(names()).toEqual(['Mastercard ending in 4444'])
  })

  it('are not shown to an agent who acts for the customer', async () => {
    fakeGraphql({
      SavedCards: () => {
        throw new Error('AGENT_FORBIDDEN')
      },
    })
    await renderInShop(<Component />, { loader, path: '/account-information/cards' })
    await expect.element(page.getByText('An agent can’t do this for a client.')).toBeVisible()
    expect(names()).toEqual([])
  })
})
