import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it, vi } from 'vitest'
import { loadMessages } from '#src/i18n/messages.ts'
import { AgentNotice } from './agent-notice.tsx'

const session = { isSignedIn: true, isAgent: false }
vi.mock('#src/customer/session.ts', () => ({ useSession: () => session }))

beforeAll(async () => {
  await loadMessages('pl-PL')
})

const markup = (isAgent: boolean, message: string): string => {
  session.isAgent = isAgent
  return renderToStaticMarkup(<AgentNotice message={message} />)
}

it('CHK-06 an agent who has not signed in as a client is told so at the checkout, in the words of the shop', () => {
  expect(markup(true, 'Zaloguj się jako klient.')).toContain('Zaloguj się jako klient.')
  expect(markup(true, '')).toContain('jako doradca')
  expect(markup(false, 'Zaloguj się jako klient.')).toBe('')
})
