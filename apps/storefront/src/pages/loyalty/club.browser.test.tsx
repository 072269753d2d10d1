import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { clearCachedResponses } from '#src/platform/graphql/client.ts'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { Component, loader } from './club.route.tsx'
import { loader as ownLoader } from './loyalty.route.tsx'
import { signIn, signOut } from './testing-club.tsx'

const elements = [{ type: 'text', html: '<p>Points for you</p>' }]
const content = { cmsPage: { identifier: 'customer-club', title: 'The Stork Club', content_elements: elements } }
const shop = (enabled: boolean) => ({
  getStoreConfigData: { storeConfig: { loyalty: { enabled } } },
  CmsPageContent: content,
})

beforeEach(() => clearCachedResponses())
afterEach(signOut)

it('ACC-03 the page about the club has a way to join and one to the account', async () => {
  fakeGraphql(shop(true))
  await renderInShop(<Component />, { loader, path: '/club' })
  await expect.element(page.getByText('Points for you')).toBeVisible()
  const link = (name: string) => page.getByRole('link', { name })
  await expect.element(link('Join the club')).toHaveAttribute('href', '/eu/loyalty/customer/activate')
  await expect.element(link('My club account')).toHaveAttribute('href', '/eu/loyalty/customer')
})

it('ACC-03 STORE-26 the pages of the club do not exist in a store view without one', async () => {
  await signIn()
  fakeGraphql(shop(false))
  const args = (path: string) =>
    ({ request: new Request(`${window.location.origin}/eu${path}`), params: {}, context: {} }) as never
  await expect(loader(args('/club'))).rejects.toMatchObject({ init: { status: 404 } })
  await expect(ownLoader(args('/loyalty/customer'))).rejects.toMatchObject({ init: { status: 404 } })
})
