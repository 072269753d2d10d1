import { expect, test } from 'vitest'
import { guestPath } from '#src/domains/returns/guest-path.ts'
import { guestViewOf } from './guest-returns.route.tsx'

test('AMB-33 ROUTE-24 accepts the guest views login, list, new, detail and done, and no other', () => {
  for (const view of ['login', 'list', 'new', 'detail', 'done']) expect(guestViewOf(view)).toBe(view)
  for (const view of ['', 'LOGIN', 'rma', '../login', undefined]) expect(guestViewOf(view)).toBeUndefined()
})

test('the path of a guest’s view carries the token of the order and the number of the return', () => {
  const store = { prefix: '/cz' }
  expect(guestPath(store, 'login')).toBe('/cz/returns/guest/login')
  expect(guestPath(store, 'detail', 'T-1', '7-1')).toBe('/cz/returns/guest/detail?order=T-1&return=7-1')
})
