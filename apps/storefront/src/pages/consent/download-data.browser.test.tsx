import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { startSession } from '#src/domains/session/session.ts'
import { keepToken } from '#src/domains/session/token/session-token.ts'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { englishStore, renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { Component } from './anonymization.route.tsx'
import * as files from './save-file.ts'

vi.mock('./save-file.ts', { spy: true })

const file = { name: 'bocian-2026-11-26.json', media_type: 'application/json', content: '{}', is_complete: true }
const section = page.getByRole('region', { name: 'Download my data' })
const button = (name: string) => section.getByRole('button', { name })

beforeEach(() => {
  localStorage.clear()
  window.history.replaceState(null, '', `${englishStore.prefix}/`)
  startSession()
  vi.mocked(files.saveFile).mockReset()
})
afterEach(() => vi.unstubAllGlobals())

async function open(isSignedIn: boolean, path = '/'): Promise<void> {
  if (isSignedIn) keepToken(englishStore, { token: 'half', expiresAt: Date.now() + 60_000, groups: [] })
  await renderInShop(<Component />, { path })
  await expect.element(page.getByRole('heading', { name: 'Have my data deleted' })).toBeVisible()
}

it('ACC-06 offers no download to guests', async () => {
  fakeGraphql({})
  await open(false)
  expect(section.elements()).toEqual([])
})

it('ACC-06 saves the data of a signed-in customer as a file, also with the keyboard', async () => {
  const calls = fakeGraphql({ PersonalDataFile: { personalDataFile: file } })
  await open(true)
  await button('File for programs (JSON)').click()
  await expect.element(section.getByRole('status')).toHaveTextContent('Saved as bocian-2026-11-26.json')
  expect(files.saveFile).toHaveBeenLastCalledWith(file.name, file.media_type, file.content)
  button('Page to read').element().focus()
  await userEvent.keyboard('{Enter}')
  const formats = () =>
    calls.filter(({ operation }) => operation === 'PersonalDataFile').map(({ variables }) => variables['format'])
  await expect.poll(formats).toEqual(['JSON', 'HTML'])
  await expect.poll(() => vi.mocked(files.saveFile).mock.calls.length).toBe(2)
})

it('ACC-06 says why there is no file', async () => {
  fakeGraphql({
    PersonalDataFile: () => {
      throw new Error('TOO_MANY_ATTEMPTS')
    },
  })
  await open(true)
  await button('Page to read').click()
  await expect.element(section.getByRole('alert')).toBeVisible()
  expect(files.saveFile).not.toHaveBeenCalled()
})

it('ACC-06 emails a link to the rest if the file has only the data of the account', async () => {
  const email = 'anna@example.com'
  const calls = fakeGraphql({
    PersonalDataFile: { personalDataFile: { ...file, is_complete: false } },
    RequestPersonalDataLink: () => {
      if (calls.filter(({ operation }) => operation === 'RequestPersonalDataLink').length === 1)
        throw new Error('TOO_MANY_ATTEMPTS')
      return { requestPersonalDataLink: { email } }
    },
  })
  await open(true)
  await button('Page to read').click()
  await expect.element(section.getByText('This file contains only your account data')).toBeVisible()
  await button('Email me the download link').click()
  await expect.element(section.getByRole('alert')).toBeVisible()
  await button('Email me the download link').click()
  await expect
    .element(section.getByRole('status'))
    .toHaveTextContent(`Check the inbox of ${email}, and the spam folder too.`)
  expect(calls.at(-1)?.operation).toBe('RequestPersonalDataLink')
})

it('ACC-06 downloads with the code of an emailed link, without a session', async () => {
  const calls = fakeGraphql({ PersonalDataFile: { personalDataFile: file } })
  await open(false, '/customer/anonymization?code=secret')
  await button('Page to read').click()
  await expect.element(section.getByRole('status')).toHaveTextContent('Saved as bocian-2026-11-26.json')
  expect(calls.at(-1)?.variables).toEqual({ format: 'HTML', code: 'secret' })
})
