import { expect, it } from 'vitest'
import { isReturnView } from './returns.route.tsx'

it('ROUTE-28 AMB-33 accepts four views of returns and no other', () => {
  expect(['list', 'new', 'detail', 'done'].every(isReturnView)).toBe(true)
  expect(['login', 'edit', '', undefined].some(isReturnView)).toBe(false)
})
