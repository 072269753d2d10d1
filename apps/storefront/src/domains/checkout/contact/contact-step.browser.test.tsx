import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CheckoutCartFragment } from '#src/platform/graphql/documents.gen.ts'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import type { AddressRules } from '#src/domains/address/address-form.ts'
import { emptyContact } from '../buyer/contact-form.ts'
import { ContactStep } from './contact-step.tsx'

const rules: AddressRules = {
  countries: [{ id: 'PL', name: 'Poland', regions: [] }],
  countriesWithRegion: [],
  isRegionShownElsewhere: false,
  hasBillingSection: true,
}
const cart = { id: 'cart', is_virtual: false } as CheckoutCartFragment
const open = async () =>
  renderInShop(
    <ContactStep cart={cart} rules={rules} given={emptyContact('PL')} addresses={[]} onSaved={() => undefined} />,
  )

const field = (name: string) => page.getByRole('textbox', { name })
const submit = page.getByRole('button', { name: /^Continue/ })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

describe('the address form of the checkout', () => {
  it('shows an error at each missing field, and focuses the first', async () => {
    const calls = fakeGraphql({})
    await open()
    await submit.click()
    await expect.element(field('Email')).toHaveFocus()
    for (const name of ['Email', 'First name', 'Last name', 'House number and street', 'Town or city', 'Phone']) {
      await expect.element(field(name)).toHaveAttribute('aria-invalid', 'true')
      await expect.element(field(name)).toHaveAccessibleDescription(/This is a required field\./)
    }
    expect(calls).toEqual([])
  })

  it('validates a field when it loses focus, and hides its error while it is edited', async () => {
    await open()
    await field('Email').fill('anna@')
    expect(field('Email').element().hasAttribute('aria-invalid')).toBe(false)
    await userEvent.keyboard('{Tab}')
    await expect.element(field('Email')).toHaveAccessibleDescription(/Please enter a valid email address\./)
    await field('Email').fill('anna@e')
    await expect.element(field('Email')).not.toHaveAttribute('aria-invalid')
  })

  it('VAL-15 groups a phone number as in its country while it is typed, and keeps the last nine digits of a pasted one', async () => {
    await open()
    await field('Phone').click()
    await userEvent.keyboard('600700800')
    await expect.element(field('Phone')).toHaveValue('600 700 800')
    await userEvent.keyboard('{Home}{Delete}')
    await expect.element(field('Phone')).toHaveValue('007 008 00')
    await field('Phone').fill('512345678')
    await userEvent.keyboard('{ArrowLeft}{Backspace}')
    await expect.element(field('Phone')).toHaveValue('512 345 68')
    await userEvent.keyboard('7')
    await expect.element(field('Phone')).toHaveValue('512 345 678')
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '+48 600-700-800')
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    field('Phone').element().dispatchEvent(paste)
    await expect.element(field('Phone')).toHaveValue('600 700 800')
    await field('Phone').fill('012')
    await userEvent.keyboard('{Tab}')
    await expect.element(field('Phone')).toHaveAttribute('aria-invalid', 'true')
  })

  it('shows company fields only for companies, and the billing address only if it differs', async () => {
    await open()
    expect(field('Company name').elements()).toEqual([])
    await page.getByRole('radio', { name: 'Company' }).click({ force: true })
    await expect.element(field('Company name')).toBeVisible()
    expect(field('City').elements()).toHaveLength(0)
    expect(field('Town or city').elements()).toHaveLength(1)
    await page.getByRole('checkbox').click({ force: true })
    await expect.poll(() => field('Town or city').elements().length).toBe(2)
  })
})
