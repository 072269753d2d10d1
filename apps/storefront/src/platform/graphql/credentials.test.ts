import { expect, test } from 'vitest'
import { wireApplication } from '../application/application.ts'
import { credentials } from './credentials.ts'

test('ignores the session on the server', () => {
  wireApplication({ credentials: () => ({ token: 'abc' }) })
  expect(credentials()).toEqual({})
})
