import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { LoaderFunctionArgs } from 'react-router'
import { clearCachedResponses } from '#src/platform/graphql/client.ts'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { lateFailure } from '#src/platform/testing/late-failure.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { action, Component, loader } from './contact.route.tsx'

const topics = ['Order and delivery', 'Something else']
const noPlaces = { topics: [], answers: [] }
const load = async (isEnabled: boolean): Promise<unknown> => {
  await clearCachedResponses()
  const found = { type: 'CMS_PAGE' }
  const storeConfig = { contact_enabled: isEnabled, contact_topics: topics }
  fakeGraphql({ ContactPage: { storeConfig, delivery: found, returns: found, sizes: null, help: null } })
  const request = new Request(new URL('/eu/contact', window.location.href))
  return loader({ request, params: {}, context: {} } as unknown as LoaderFunctionArgs)
}

afterEach(() => vi.unstubAllGlobals())

it('STORE-17 ACC-05 the contact page is a 404 where the store disabled it', async () => {
  await expect(load(false)).rejects.toMatchObject({ init: { status: 404 } })
  await expect(load(true)).resolves.toEqual({ topics, answers: ['delivery', 'returns'] })
})

it('STORE-17 the contact page leads only to help pages that the shop has', async () => {
  await renderInShop(<Component />, { loader: () => ({ topics, answers: ['delivery', 'returns'] }), path: '/contact' })
  const links = page.getByRole('complementary').getByRole('link')
  await expect
    .poll(() => links.all().map((link) => link.element().getAttribute('href')))
    .toEqual(['/eu/delivery', '/eu/returns'])
})

it('a message is sent once while the shop does not respond, and is kept if that fails', async () => {
  const { respond, fail } = lateFailure({ contactUs: { status: true } })
  const calls = fakeGraphql({ ContactUs: respond })
  await renderInShop(<Component />, { action, loader: () => noPlaces, path: '/contact' })
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

const field = () => page.getByLabelText(/Photos or documents/).first()
const photo = async (side: number, name: string): Promise<File> => {
  const canvas = new OffscreenCanvas(side, side)
  const paper = canvas.getContext('2d')
  // Noise, which no format can make small.
  const noise = paper?.createImageData(side, side)
  noise?.data.forEach((_, index, data) => (data[index] = index % 4 === 3 ? 255 : Math.random() * 256))
  if (noise) paper?.putImageData(noise, 0, 0)
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' })
}

it('a message takes its topic, order number and files along, and keeps them if it fails', async () => {
  const calls = fakeGraphql({
    ContactUs: () => {
      if (calls.filter(({ operation }) => operation === 'ContactUs').length === 1) throw new Error('TRY_AGAIN')
      return { contactUs: { status: true } }
    },
  })
  await renderInShop(<Component />, { action, loader: () => ({ topics, answers: [] }), path: '/contact' })
  await page.getByRole('textbox', { name: /name/i }).fill('Ada Nowak')
  await page.getByRole('textbox', { name: /^Email/ }).fill('ada@example.com')
  await page.getByRole('textbox', { name: /^Message/ }).fill('A hole.')
  await page.getByRole('combobox', { name: /What is it about/ }).selectOptions('Order and delivery')
  await page.getByRole('textbox', { name: /Order number/ }).fill('#12x')
  await userEvent.upload(field(), [
    await photo(600, 'hole.png'),
    new File(['%PDF-1.7'], 'invoice.pdf', { type: 'application/pdf' }),
  ])
  const list = page.getByRole('list', { name: 'Photos or documents' })
  await expect.element(list.getByText('hole.jpg')).toBeVisible()
  await expect.element(list.getByText('invoice.pdf')).toBeVisible()
  const submit = page.getByRole('button', { name: /^Send/ })
  await submit.click()
  await expect.element(page.getByText(/correct order number/)).toBeVisible()
  await page.getByRole('textbox', { name: /Order number/ }).fill('#12')
  await submit.click()
  await expect.element(page.getByText(/The shop is very busy|try again/i).first()).toBeVisible()
  await expect.element(list.getByText('hole.jpg')).toBeVisible()
  await submit.click()
  await expect.element(page.getByText('Thank you, we have your message')).toBeVisible()
  const input = calls.at(-1)?.variables['input'] as { attachments: { name: string; content: string }[] }
  expect(input).toMatchObject({
    topic: 'Order and delivery',
    order_number: '#12',
    attachments: [{ name: 'hole.jpg' }, { name: 'invoice.pdf', content: btoa('%PDF-1.7') }],
  })
  expect(atob(input.attachments[0]?.content ?? '').length).toBeLessThanOrEqual(240_000)
  expect(Object.keys(input.attachments[0] ?? {}).toSorted()).toEqual(['content', 'name'])
})

it('a file that is neither a photo nor a PDF is refused by its content, and a file can be removed', async () => {
  await renderInShop(<Component />, { action, loader: () => ({ topics, answers: [] }), path: '/contact' })
  await userEvent.upload(field(), new File(['MZ'], 'photo.jpg', { type: 'image/jpeg' }))
  await expect.element(page.getByText(/“photo.jpg” can’t be attached/)).toBeVisible()
  const pdf = (name: string, size = 10) => new File(['%PDF-', 'x'.repeat(size)], name, { type: 'application/pdf' })
  await userEvent.upload(field(), pdf('large.pdf', 720_000))
  await expect.element(page.getByText(/“large.pdf” is too large/)).toBeVisible()
  await userEvent.upload(
    field(),
    ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'].map((name) => pdf(name)),
  )
  await expect.element(page.getByText(/attach 3 files at most/)).toBeVisible()
  await page.getByRole('button', { name: 'Remove b.pdf' }).click()
  await expect.element(field()).toHaveFocus()
  expect(document.querySelectorAll('main li, form li')).toHaveLength(2)
})
