import { expect, test } from 'vitest'
import { credentials, setCredentials } from './credentials.ts'

test('on the server nobody is signed in, whatever a session says', () => {
  setCredentials(() => ({ token: 'abc' }))
  expect(credentials()).toEqual({})
})
