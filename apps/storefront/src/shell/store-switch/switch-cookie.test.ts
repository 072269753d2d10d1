import { expect, it } from 'vitest'
import { noticeCookie, readNotice, writeNotice } from './switch-cookie.ts'

it('AMB-11 tells the next page what was lost in a store switch', () => {
  const value = writeNotice({ notice: 'category', from: 'ro_cdrl' })
  expect(readNotice(`store=de; ${noticeCookie}=${value}; cart_poland=x`)).toEqual({
    notice: 'category',
    from: 'ro_cdrl',
  })
})

it.each(['', 'store=de', `${noticeCookie}=nonsense.pl`, `${noticeCookie}=home.<script>`, `${noticeCookie}=home`])(
  'ignores the invalid cookie %j',
  (cookies) => expect(readNotice(cookies)).toBeUndefined(),
)
