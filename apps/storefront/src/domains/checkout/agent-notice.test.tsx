import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it, vi } from 'vitest'
import { loadMessages } from '#src/platform/i18n/messages.ts'
import { AgentNotice } from './agent-notice.tsx'

const session = { isSignedIn: true, isAgent: false }
const adopted = { client: undefined as object | undefined }
vi.mock('../session/acting/adopted-client.ts', () => ({ adoptedClient: () => adopted.client }))
vi.mock('../session/session.ts', () => ({ useSession: () => session }))

beforeAll(async () => {
  await loadMessages('pl-PL')
})

const markup = (isAgent: boolean, message: string): string => {
  session.isAgent = isAgent
  return renderToStaticMarkup(<AgentNotice message={message} />)
}

it('CHK-06 warns an agent who is not acting for a client, with the shop’s own text if it has one', () => {
  expect(markup(true, 'Zaloguj się jako klient.')).toContain('Zaloguj się jako klient.')
  expect(markup(true, '')).toContain('jako doradca')
  expect(markup(false, 'Zaloguj się jako klient.')).toBe('')
})

it('CHK-06 shows nothing to an agent who acts for a client', () => {
  adopted.client = { email: 'anna@example.com' }
  expect(markup(true, 'Zaloguj się jako klient.')).toBe('')
  adopted.client = undefined
})
