import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useActionData, type ActionFunctionArgs } from 'react-router'
import type { AddressRulesFragment, OrderAddressFormFragment } from '#src/platform/graphql/documents.gen.ts'
import type { FormOutcome } from '../customer/form-outcome.ts'
import { translatorOf } from '#src/platform/i18n/messages.ts'
import type { Data } from '#src/platform/testing/complete-data.ts'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { englishStore, renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { submitOrderAddress } from './change-order-address.ts'
import { ChangeOrderAddress } from './change-order-address.tsx'

const settings: AddressRulesFragment = {
  countries: ['DE', 'AT'].map((id) => ({ id, full_name_locale: id, available_regions: [] })),
  storeConfig: {
    countries_with_required_region: '',
    default_country: 'AT',
    display_state_if_optional: false,
    enable_billing_address_section: true,
  },
}
const order: OrderAddressFormFragment = {
  number: '42',
  token: 'secret',
  allowed_actions: ['CHANGE_ADDRESS'],
  shipping_address: {
    firstname: 'Ada',
    lastname: 'Nowak',
    company: null,
    street: ['Lange Straße 1'],
    postcode: '10115',
    city: 'Berlin',
    country_code: 'DE',
    telephone: '+493012345678',
    region: null,
    region_id: null,
    vat_id: null,
  },
}

function Page({ shown }: { readonly shown: OrderAddressFormFragment }) {
  return <ChangeOrderAddress order={shown} settings={settings} outcome={useActionData<FormOutcome>()} />
}

async function open(respond: () => Data = () => ({ changeOrderAddress: { order: { id: '1' } } }), shown = order) {
  const calls = fakeGraphql({ ChangeOrderAddress: respond })
  const action = async ({ request }: ActionFunctionArgs) => {
    const t = translatorOf(englishStore.locale)
    return submitOrderAddress(t, await request.formData(), { token: 'secret', settings }, request)
  }
  await renderInShop(<Page shown={shown} />, { action })
  return calls
}
const submit = page.getByRole('button', { name: 'Deliver to this address' })
const street = page.getByRole('textbox', { name: /street/i })

afterEach(() => vi.unstubAllGlobals())

describe('the form for another delivery address', () => {
  it('begins with the address of the order, without a choice of the country, and submits the new one', async () => {
    const calls = await open()
    await expect.element(street).toHaveValue('Lange Straße 1')
    expect(page.getByRole('combobox', { name: /country/i }).elements()).toEqual([])
    await street.fill('Kurze Straße 2')
    await submit.click()
    await expect.element(page.getByText(/^We’ll deliver to the new address/)).toBeVisible()
    expect(calls.map(({ variables }) => variables)).toEqual([
      {
        input: {
          token: 'secret',
          address: expect.objectContaining({
            street: ['Kurze Straße 2'],
            country_code: 'DE',
            city: 'Berlin',
          }) as object,
        },
      },
    ])
  })

  it('checks the fields before it asks the shop', async () => {
    const calls = await open()
    await page.getByRole('textbox', { name: /post/i }).fill('1')
    await page.getByRole('textbox', { name: /city|town/i }).fill('')
    await submit.click()
    await expect.element(page.getByRole('alert')).toBeVisible()
    expect(calls).toEqual([])
  })

  it('says why the shop refuses, and keeps what was typed', async () => {
    await open(() => {
      throw new Error('ORDER_ADDRESS_FIXED')
    })
    await street.fill('Kurze Straße 2')
    await submit.click()
    await expect.element(page.getByText(/can no longer be changed/).first()).toBeVisible()
    await expect.element(street).toHaveValue('Kurze Straße 2')
  })

  it('is replaced by a sentence once the order is packed', async () => {
    await open(undefined, { ...order, allowed_actions: ['RETURN'] })
    await expect.element(page.getByText(/can no longer be changed/)).toBeVisible()
    expect(submit.elements()).toEqual([])
  })
})
