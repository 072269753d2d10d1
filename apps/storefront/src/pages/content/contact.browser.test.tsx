import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { LoaderFunctionArgs } from 'react-router'
import { clearCachedResponses } from '#src/platform/graphql/client.ts'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { lateFailure } from '#src/platform/testing/late-failure.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { action, Component, loader } from './contact.route.tsx'

const load = async (isEnabled: boolean): Promise<unknown> => {
  await clearCachedResponses()
  fakeGraphql({ ContactPage: { storeConfig: { contact_enabled: isEnabled } } })
  const request = new Request(new URL('/eu/contact', window.location.href))
  return loader({ request, params: {}, context: {} } as unknown as LoaderFunctionArgs)
}

afterEach(() => vi.unstubAllGlobals())

it('STORE-17 ACC-05 the contact page is a 404 where the store disabled it', async () => {
  await expect(load(false)).rejects.toMatchObject({ init: { status: 404 } })
  await expect(load(true)).resolves.toBeNull()
})

it('a message is sent once while the shop does not respond, and is kept if that fails', async () => {
  const { respond, fail } = lateFailure({ contactUs: { status: true } })
  const calls = fakeGraphql({ ContactUs: respond })
  await renderInShop(<Component />, { action, path: '/contact' })
  const field = (name: RegExp) => page.getByRole('textbox', { name })
  await field(/name/i).fill('Ada Nowak')
  await field(/^Email/).fill('ada@example.com')
  await field(/message/i).fill('When do you open?')
  const submit = page.getByRole('button', { name: /^Send/ })
  const sent = () => calls.filter(({ operation }) => operation === 'ContactUs').length
  await submit.click()
  await expect.poll(sent).toBe(1)
  await submit.click({ force: true })
  fail()
  await expect.element(page.getByText(/The shop is very busy/)).toBeVisible()
  await expect.element(field(/message/i)).toHaveValue('When do you open?')
  await expect.element(field(/^Email/)).toHaveValue('ada@example.com')
  expect(sent()).toBe(1)
  await submit.click()
  await expect.poll(sent).toBe(2)
})
