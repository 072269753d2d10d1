import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { AccountLinks } from './account-links.tsx'

afterEach(() => vi.unstubAllGlobals())

describe('design/header/welcome: the account menu greets guests', () => {
  it('with the text of the shop', async () => {
    fakeGraphql({ Welcome: { storeConfig: { welcome: 'Welcome to the nest!' } }, getStoreConfigData: {} })
    await renderInShop(<AccountLinks />)
    await expect.element(page.getByText('Welcome to the nest!')).toBeVisible()
  })

  it('with nothing where the shop has no text', async () => {
    const calls = fakeGraphql({ Welcome: { storeConfig: { welcome: '' } }, getStoreConfigData: {} })
    await renderInShop(<AccountLinks />)
    await expect.poll(() => calls.some(({ operation }) => operation === 'Welcome')).toBe(true)
    await expect.element(page.getByRole('list')).toBeVisible()
    expect(page.getByRole('paragraph').elements()).toHaveLength(0)
  })
})
