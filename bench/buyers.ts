import { randomUUID } from 'node:crypto'
import type { Ask } from './send-requests.ts'

/** Buys one piece of a product as a guest who never bought before, request by request. Throws if the shop refuses. */
export type Buy = (ask: Ask, product: string) => Promise<void>

const newMailbox = (): string => `ada.${randomUUID()}@example.com`

const cart = `cart { id total_quantity items { uid quantity product { sku name } prices { row_total { value } } }
  prices { grand_total { value currency } } }`

const address = {
  firstname: 'Ada',
  lastname: 'Nowak',
  street: ['Prosta 1'],
  city: 'Warszawa',
  postcode: '00-001',
  country_code: 'PL',
  telephone: '123456789',
}

/** The eight mutations of Magento's schema, with bank transfer. The product is a SKU. */
const buyAtBocian: Buy = async (ask, sku) => {
  const { createEmptyCart: id } = await ask<{ createEmptyCart: string }>('mutation { createEmptyCart }')
  const steps = [
    'addProductsToCart(cartId: $id, cartItems: [{ sku: $sku, quantity: 1 }])',
    'setGuestEmailOnCart(input: { cart_id: $id, email: $email })',
    'setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] })',
    'setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [{ carrier_code: "dpd", method_code: "standard" }] })',
    'setBillingAddressOnCart(input: { cart_id: $id, billing_address: { address: $address } })',
    'setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "banktransfer" } })',
  ]
  const values = {
    id: ['String!', id],
    sku: ['String!', sku],
    email: ['String!', newMailbox()],
    address: ['CartAddressInput!', address],
  }
  for (const step of steps) {
    const used = Object.entries(values).filter(([name]) => step.includes(`$${name}`))
    const types = used.map(([name, [type]]) => `$${name}: ${String(type)}`).join(', ')
    await ask(
      `mutation (${types}) { ${step} { ${cart} } }`,
      Object.fromEntries(used.map(([name, [, value]]) => [name, value])),
    )
  }
  const { placeOrder } = await ask<{ placeOrder: { orderV2: { number: string } | null } }>(
    'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { orderV2 { number } refusals: errors { code } } }',
    { id },
  )
  if (placeOrder.orderV2 === null) throw new Error(`Bocian placed no order: ${JSON.stringify(placeOrder)}`)
}

const order = `... on Order { id code totalQuantity lines { id quantity productVariant { sku name } linePriceWithTax }
  totalWithTax currencyCode } ... on ErrorResult { errorCode message }`

const vendureAddress = {
  fullName: 'Ada Nowak',
  streetLine1: 'Prosta 1',
  city: 'Warszawa',
  postalCode: '00-001',
  countryCode: 'PL',
  phoneNumber: '123456789',
}

/** The seven mutations of Vendure's schema. Its session holds the cart. The product is the id of a variant. */
const buyAtVendure: Buy = async (ask, id) => {
  const step = async (types: string, call: string, variables: Record<string, unknown>): Promise<void> => {
    const data = await ask<Record<string, { errorCode?: string }>>(
      `mutation (${types}) { ${call} { ${order} } }`,
      variables,
    )
    const [answer] = Object.values(data)
    if (answer?.errorCode !== undefined) throw new Error(`Vendure refused ${call}: ${answer.errorCode}`)
  }
  await step('$id: ID!', 'addItemToOrder(productVariantId: $id, quantity: 1)', { id })
  await step('$input: CreateCustomerInput!', 'setCustomerForOrder(input: $input)', {
    input: { emailAddress: newMailbox(), firstName: 'Ada', lastName: 'Nowak' },
  })
  await step('$input: CreateAddressInput!', 'setOrderShippingAddress(input: $input)', { input: vendureAddress })
  await step('$input: CreateAddressInput!', 'setOrderBillingAddress(input: $input)', { input: vendureAddress })
  await step('$id: [ID!]!', 'setOrderShippingMethod(shippingMethodId: $id)', { id: ['1'] })
  await step('$state: String!', 'transitionOrderToState(state: $state)', { state: 'ArrangingPayment' })
  await step('$input: PaymentInput!', 'addPaymentToOrder(input: $input)', {
    input: { method: 'transfer', metadata: {} },
  })
}

/** How to buy at each shop. */
export const buys = { Bocian: buyAtBocian, Vendure: buyAtVendure }
