import { beforeEach, expect, it, vi } from 'vitest'
import { testStorage } from '#src/platform/storage/testing-storage.ts'
import { loadMessages } from '#src/platform/i18n/messages.ts'
import { storeViews } from '#src/platform/i18n/store-views.ts'
import { leaveNotice } from './leave-notice.ts'
import { takeNotice } from './session-notice.ts'

vi.mock('../token/session-token.ts', () => ({ currentStore: () => storeViews[0] }))

beforeEach(async () => {
  vi.stubEnv('SSR', false)
  vi.stubGlobal('sessionStorage', testStorage())
  await loadMessages('pl-PL')
})

it('AUTH-06 stores the translated text, since the next page may lack the message, and returns it once', async () => {
  await leaveNotice('customer.notice.expired')
  const notice = takeNotice()
  expect(notice).toMatch(/\w+ \w+/)
  expect(notice).not.toContain('customer.notice')
  expect(takeNotice()).toBeUndefined()
})
