import { expect, it } from 'vitest'
import { returnViewOf } from './return-views.ts'

it('ROUTE-28 AMB-33 accepts four views of returns and no other', () => {
  for (const view of ['list', 'new', 'detail', 'done']) expect(returnViewOf(view)).toBe(view)
  for (const view of ['login', 'edit', 'LIST', '', undefined]) expect(returnViewOf(view)).toBeUndefined()
})
