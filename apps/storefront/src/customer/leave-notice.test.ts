import { beforeEach, expect, it, vi } from 'vitest'
import { testStorage } from '#src/browser-storage/testing-storage.ts'
import { loadMessages } from '#src/i18n/messages.ts'
import { storeViews } from '#src/i18n/store-views.ts'
import { leaveNotice } from './leave-notice.ts'
import { takeNotice } from './session-notice.ts'

vi.mock('./session-token.ts', () => ({ currentStore: () => storeViews[0] }))

beforeEach(async () => {
  vi.stubEnv('SSR', false)
  vi.stubGlobal('sessionStorage', testStorage())
  await loadMessages('pl-PL')
})

it('AUTH-06 what is left to be said is kept in words, for a page that has only the first texts, and taken once', async () => {
  await leaveNotice('customer.notice.expired')
  const said = takeNotice()
  expect(said).toMatch(/\w+ \w+/)
  expect(said).not.toContain('customer.notice')
  expect(takeNotice()).toBeUndefined()
})
