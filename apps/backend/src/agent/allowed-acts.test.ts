import { expect, it } from 'vitest'
import { createSchema } from '../schema.ts'
import { actKind, describeAct } from './allowed-acts.ts'

it('PROD-03 an agent cannot change a client’s passwords, account email address, consents or sign-in', () => {
  const mutations = Object.keys(createSchema().getMutationType()?.getFields() ?? {})
  const account = mutations.filter((name) =>
    /password|customer(V2)?$|email|newsletter|anonymi|agreement|token|confirm/i.test(name),
  )
  expect(account.length).toBeGreaterThan(10)
  const allowed = account.filter((name) => actKind(name) === 'for-client')
  expect(allowed).toEqual(['setGuestEmailOnCart'])
  expect(actKind('someMutationOfTomorrow')).toBe('forbidden')
})

it('PROD-03 an agent can do for a client all that the pages for carts, payments, wish lists and addresses offer', () => {
  const mutations = Object.keys(createSchema().getMutationType()?.getFields() ?? {})
  const offered = mutations.filter((name) => /cart(item)?s?$|wishlist|address|card(result|payment)$/i.test(name))
  expect(offered).toEqual(expect.arrayContaining(['restoreCartItem', 'saveCardResult', 'finishCardPayment']))
  expect(offered.filter((name) => actKind(name) !== 'for-client')).toEqual([])
})

it('the trail contains products, codes and orders, but no personal data', () => {
  const input = {
    cart_items: [{ sku: 'A-1', quantity: 2 }],
    shipping_addresses: [{ address: { firstname: 'Ada', street: ['Prosta 1'], telephone: '123' } }],
    gift_card_code: '12345678',
    payment_method: { code: 'banktransfer' },
  }
  expect(describeAct({ cartId: 'secret', input })).toBe('sku A-1, quantity 2, code banktransfer')
  expect(describeAct({ sku: 'x'.repeat(999) })).toHaveLength(300)
})
