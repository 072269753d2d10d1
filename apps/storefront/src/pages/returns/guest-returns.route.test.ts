import { expect, test } from 'vitest'
import { guestViewOf } from './guest-returns.route.tsx'

test('AMB-33 ROUTE-24 accepts the guest views login, list, new, detail and done, and no other', () => {
  expect(guestViewOf('login')).toBe('login')
  for (const view of ['list', 'new', 'detail', 'done']) expect(guestViewOf(view)).toBe('needs-login')
  for (const view of ['', 'LOGIN', 'rma', '../login', undefined]) expect(guestViewOf(view)).toBeUndefined()
})
