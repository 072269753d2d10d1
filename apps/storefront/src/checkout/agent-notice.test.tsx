import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it, vi } from 'vitest'
import { loadMessages } from '#src/i18n/messages.ts'
import { AgentNotice } from './agent-notice.tsx'

const session = { isSignedIn: true, isAgent: false }
const adopted = { client: undefined as object | undefined }
vi.mock('#src/agent/adopted-client.ts', () => ({ adoptedClient: () => adopted.client }))
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

it('CHK-06 an agent who acts for a client is told nothing', () => {
  adopted.client = { email: 'anna@example.com' }
  expect(markup(true, 'Zaloguj się jako klient.')).toBe('')
  adopted.client = undefined
})
