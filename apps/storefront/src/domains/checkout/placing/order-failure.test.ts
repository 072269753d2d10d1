import { beforeAll, describe, expect, it } from 'vitest'
import type { CartItemFragment } from '#src/platform/graphql/documents.gen.ts'
import { loadErrorTexts } from '#src/platform/graphql/error-texts.ts'
import { GraphqlFailure } from '#src/platform/graphql/graphql-failure.ts'
import { HttpFailure } from '#src/platform/graphql/http-failure.ts'
import { loadMessages, type Translate } from '#src/platform/i18n/messages.ts'
import { orderFailureText } from './order-failure.ts'
import { OrderRefused } from './order-refused.ts'

let t: Translate
beforeAll(async () => {
  t = await loadMessages('en-GB')
  await loadErrorTexts()
})

const line = {
  uid: 'NQ==',
  __typename: 'ConfigurableCartItem',
  configured_variant: { cdrl_age: null },
  configurable_options: [
    { option_label: 'Size', value_label: '104' },
    { option_label: 'Colour', value_label: 'red' },
  ],
} as unknown as CartItemFragment

const outOfStock = (left: number) =>
  new OrderRefused({
    code: 'UNABLE_TO_PLACE_ORDER',
    reason: { code: 'ORDER_OUT_OF_STOCK', parameters: [] },
    items: [{ uid: 'NQ==', name: 'Rain coat', available_quantity: left }],
  })

describe('the error text of an order that was not placed', () => {
  it('names the sold-out line with its size and colour', () => {
    expect(orderFailureText(t, outOfStock(0), [line])).toBe(
      '“Rain coat (104, red)” is sold out. Remove it from the cart to order the rest.',
    )
  })

  it('says how many are left, without options if the cart is unknown', () => {
    expect(orderFailureText(t, outOfStock(2), [])).toBe('“Rain coat”: only 2 left. Change the quantity in the cart.')
  })

  it('does not say that an order failed when its response was lost', () => {
    const lost = new GraphqlFailure({ graphQLErrors: [], networkError: new HttpFailure(0, '1') })
    expect(orderFailureText(t, lost, [])).toBe(t('checkout.pending.unknown'))
  })

  it('translates the refusal of a closed cart', () => {
    const closed = new OrderRefused({
      code: 'CART_NOT_ACTIVE',
      reason: { code: 'CART_MISSING', parameters: [] },
      items: [],
    })
    expect(orderFailureText(t, closed, [])).toBe(t('forms.server.cartClosed'))
  })
})
