import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ShopAgreementFragment } from '#src/platform/graphql/documents.gen.ts'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { shopAgreements } from '#src/domains/consent/agreements.ts'
import { Component } from './newsletter.route.tsx'

const letters = { id: 1, front_label: 'I agree to get letters', required: true } as ShopAgreementFragment

async function open(config: object): Promise<void> {
  fakeGraphql({})
  const storeConfig = { newsletter_enabled: true, newsletter_enable_phone_field: false, ...config }
  const agreements = shopAgreements([letters])
  await renderInShop(<Component />, {
    loader: () => ({ agreements: { emails: agreements, sms: [] } }),
    layout: { storeConfig },
  })
  await expect.element(page.getByRole('heading', { name: 'News and offers' })).toBeVisible()
}

afterEach(() => vi.unstubAllGlobals())

it('STORE-18 NEWS-02 has the form without a phone number', async () => {
  await open({})
  await expect.element(page.getByRole('textbox')).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: /get letters/ })).toBeVisible()
  expect(page.getByRole('checkbox').elements()).toHaveLength(1)
})

it('STORE-18 NEWS-02 offers text messages where the store sends them', async () => {
  await open({ newsletter_enable_phone_field: true })
  await expect.element(page.getByRole('checkbox', { name: 'I would like text messages too' })).toBeVisible()
})

it('STORE-18 NEWS-02 says that there is no newsletter where the store disabled it', async () => {
  await open({ newsletter_enabled: false })
  await expect.element(page.getByText('The newsletter isn’t available at the moment.')).toBeVisible()
  expect(page.getByRole('textbox').elements()).toEqual([])
})
