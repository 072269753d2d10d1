import { expect, it } from 'vitest'
import { accountPages } from './account-entries.ts'

it('ACC-02 ACC-03 the account menu has returns, the wish list and the club only where the store view has them', () => {
  const all = { wishlist: true, returns: true, club: true }
  const paths = (has: Partial<typeof all>) => accountPages({ ...all, ...has }).map(({ path }) => path)
  expect(paths({})).toEqual(expect.arrayContaining(['/returns/rma/list', '/wishlist', '/loyalty/customer']))
  expect(paths({ returns: false })).not.toContain('/returns/rma/list')
  expect(paths({ wishlist: false })).not.toContain('/wishlist')
  expect(paths({ club: false })).not.toContain('/loyalty/customer')
})
