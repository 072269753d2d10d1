import { makeExecutableSchema } from '@graphql-tools/schema'
import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  type GraphQLFieldResolver,
  type GraphQLInputType,
} from 'graphql'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CartClient, polishAddress } from '#src/cart/testing-client.ts'
import { saveRules } from '#src/cart/testing-rules.ts'
import { findMail, listMails } from '#src/platform/email/email-queue.ts'
import { cleanInputs } from '#src/platform/graphql/clean-inputs.ts'
import { newCustomer } from '#src/testing/testing-customer.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { readTypeDefs } from '#src/type-defs.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  await saveRules(shop.database, [
    { code: 'pasted', action: 'by_percent', percent: 1_000, coupons: ['HO1', 'SUMMER-25', 'ЛІТО'] },
  ])
})
afterAll(() => shop.close())

const client = (store?: string, token?: string) => new CartClient(shop, store, token)

/** The text as it comes from a contact list, a PDF or a chat. */
const pasted = (text: string): string => `\u202A\uFEFF${[...text.normalize('NFD')].join('\u200B')}\u00AD\u202C\u2069`

describe('every text of a mutation or query', () => {
  const seen: unknown[] = []
  const spied = () => {
    const schema = makeExecutableSchema({ typeDefs: readTypeDefs() })
    const roots = [schema.getMutationType(), schema.getQueryType()].flatMap((type) =>
      Object.values(type?.getFields() ?? {}),
    )
    const spy: GraphQLFieldResolver<unknown, unknown> = (_root, args) => seen.push(args)
    for (const field of roots) field.resolve = spy
    cleanInputs(schema)
    return roots
  }

  /** A value of the type in which every text, at any depth, is the pasted one. */
  function valueOf(type: GraphQLInputType, text: string, above: readonly string[] = []): unknown {
    const plain = getNullableType(type) as GraphQLInputType
    if (isListType(plain)) return [valueOf(plain.ofType, text, above)]
    if (isEnumType(plain)) return plain.getValues()[0]?.value
    if (!isInputObjectType(plain)) return plain.toString() === 'String' ? text : 1
    if (above.includes(plain.name)) return null
    const fields = Object.values(plain.getFields())
    return Object.fromEntries(fields.map((field) => [field.name, valueOf(field.type, text, [...above, plain.name])]))
  }

  /** The paths of the texts that are not clean. */
  function rawIn(value: unknown, path: string): string[] {
    if (typeof value === 'string') return value === 'Iași' ? [] : value === pasted('Iași') ? [path] : []
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([name, part]) => rawIn(part, Array.isArray(value) ? path : `${path}.${name}`))
  }

  test('arrives clean, except passwords and what other services have signed', async () => {
    const raw: string[] = []
    for (const { name, args, resolve } of spied()) {
      const given = Object.fromEntries(args.map((arg) => [arg.name, valueOf(arg.type, pasted('Iași'))]))
      await resolve?.({}, given, {}, {} as never)
      raw.push(...rawIn(seen.at(-1), name))
    }
    const names = new Set(raw.map((path) => path.split('.').at(-1) ?? ''))
    expect([...names].toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
      'currentPassword',
      'device_data',
      'newPassword',
      'password',
      'payment_method_nonce',
      'paypal_payload',
      'redirect_result',
      'response',
      'session_result',
    ])
  })
})

describe('pasted texts', () => {
  test('an address is accepted and stored as it is seen', async () => {
    const id = await client().newCart()
    await client().add(id, [{ sku: 'ROLE-PLENTY', quantity: 1 }])
    const address = {
      firstname: pasted('Zoë'),
      lastname: pasted('Kowalska-Nóżka').replace('-', '\u2011'),
      company: pasted('Łódź sp.\u00A0z\u202Fo.o.'),
      vat_id: pasted('PL 526-000-12-46'),
      street: [pasted('ul. Długa\u20031/2')],
      city: pasted('Łódź'),
      region: pasted('Łódzkie'),
      postcode: pasted('PL 00\u2013950'),
      country_code: 'PL',
      telephone: '\u202A+48\u00A0512\u2011345\u2011678\u202C',
    }
    await client().must(
      `mutation ($id: String!, $address: CartAddressInput!) {
        setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) { cart { id } } }`,
      { id, address },
    )
    const { cart } = await client().must<{ cart: { shipping_addresses: unknown[] } }>(
      `query ($id: String!) { cart(cart_id: $id) { shipping_addresses {
        firstname lastname company vat_id street city region { label } postcode telephone } } }`,
      { id },
    )
    expect(cart.shipping_addresses).toMatchObject([
      {
        firstname: 'Zoë',
        lastname: 'Kowalska-Nóżka',
        company: 'Łódź sp. z o.o.',
        vat_id: 'PL5260001246',
        street: ['ul. Długa 1/2'],
        city: 'Łódź',
        postcode: '00-950',
        telephone: '512345678',
      },
    ])
  })

  test.each([
    ['eu', 'LV', 'LV-1010', '1010'],
    ['eu', 'LT', 'LT-01100', '01100'],
    ['eu', 'LU', 'L-1234', '1234'],
    ['de', 'DE', 'D-10969', '10969'],
  ])('VAL-17 VAL-18 in %s for %s the post code %s is accepted', async (store, country, postcode, stored) => {
    const id = await client(store).newCart()
    await client(store).add(id, [{ sku: 'ROLE-PLENTY', quantity: 1 }])
    const { data, errors } = await client(store).setAddress(id, {
      ...polishAddress,
      country_code: country,
      postcode,
      telephone: '600100200',
    })
    expect(errors).toBeUndefined()
    expect(data.setShippingAddressesOnCart.cart.shipping_addresses).toMatchObject([{ postcode: stored }])
  })

  test('VAL-22 the post code of another country is refused, and the reason is named', async () => {
    const id = await client().newCart()
    const { errors } = await client().setAddress(id, { ...polishAddress, postcode: 'LT-01100' })
    expect(errors).toMatchObject([
      {
        message: 'Provided Zip/Postal Code seems to be invalid: it has the prefix of another country (ex: 12-345)',
        extensions: { category: 'graphql-input' },
      },
    ])
  })

  test.each(['Iasi', 'IAŞI', 'Ia\u015Fi', pasted('Iași'), 'is'])('a Romanian county is found as %j', async (region) => {
    const ro = client('ro')
    const id = await ro.newCart()
    await ro.add(id, [{ sku: 'ROLE-PLENTY', quantity: 1 }])
    const address = {
      ...polishAddress,
      country_code: 'RO',
      postcode: '700001',
      telephone: '0712345678',
      region,
    }
    const { data, errors } = await ro.setAddress(id, address)
    expect(errors).toBeUndefined()
    expect(data.setShippingAddressesOnCart.cart.shipping_addresses).toMatchObject([{ region: { label: 'Iași' } }])
  })

  test.each([
    ['ho1', 'HO1'],
    [' ho 1 ', 'HO1'],
    [pasted('HO1'), 'HO1'],
    ['НО1', 'HO1'],
    ['SUMMER\u201325', 'SUMMER-25'],
    ['summer25', 'SUMMER-25'],
    ['summer 25', 'SUMMER-25'],
    ['літо', 'ЛІТО'],
  ])('a coupon is found as %j and can be removed as it was typed', async (typed, code) => {
    const id = await client().newCart()
    await client().add(id, [{ sku: 'ROLE-PLENTY', quantity: 1 }])
    const apply = `mutation ($id: String!, $code: String!) {
      applyCouponToCart(input: { cart_id: $id, coupon_code: $code }) { cart { applied_coupons { code } } } }`
    type Applied = { applyCouponToCart: { cart: { applied_coupons: { code: string }[] } } }
    const { applyCouponToCart } = await client().must<Applied>(apply, { id, code: typed })
    expect(applyCouponToCart.cart.applied_coupons.map((one) => one.code.toUpperCase())).toEqual([code])
    const remove = `mutation ($id: String!, $code: String!) {
      removeCouponsFromCart(input: { cart_id: $id, coupon_codes: [$code] }) { cart { applied_coupons { code } } } }`
    type Removed = { removeCouponsFromCart: { cart: { applied_coupons: unknown[] | null } } }
    const { removeCouponsFromCart } = await client().must<Removed>(remove, { id, code: typed })
    expect(removeCouponsFromCart.cart.applied_coupons ?? []).toEqual([])
  })

  test.each([
    [
      "Кузьм'яненко",
      ["Кузьм'яненко", 'Кузьм\u02BCяненко', 'кузьм\u2019яненко', pasted('КУЗЬМ\u2019ЯНЕНКО')],
      'Кузьмяненко-2',
    ],
    ['Țepeș', ['Ţepeş', 'Tepes', ' țepeș '], 'Țepe'],
    ['Մարտիրոսևա', ['Մարտիրոսեւա', 'ՄԱՐՏԻՐՈՍԵՎԱ'], 'Մարտիրոս'],
  ])('a guest finds the order of %s by number and surname, however they are typed', async (lastname, typed, wrong) => {
    const id = await client().newCart()
    await client().add(id, [{ sku: 'ROLE-PLENTY', quantity: 1 }])
    await client().makeReady(id)
    await client().setAddress(id, { ...polishAddress, lastname })
    await client().must(
      `mutation ($id: String!) { setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) { cart { id } } }`,
      { id },
    )
    await client().must(
      `mutation ($id: String!) { setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [{ carrier_code: "dpd", method_code: "standard" }] }) { cart { id } } }`,
      { id },
    )
    const { number } = await client().place(id)
    const find = (input: Record<string, string>) =>
      client().execute<{ guestOrder: { number: string } }>(
        'query ($input: OrderInformationInput!) { guestOrder(input: $input) { number } }',
        { input: { email: 'ada@example.com', ...input } },
      )
    for (const name of typed)
      for (const written of [number, `#${number}`, `# ${number.slice(0, 4)} ${number.slice(4)}`, pasted(number)])
        expect((await find({ number: written, lastname: name })).data.guestOrder.number).toBe(number)
    for (const postcode of ['00-001', '00001', 'PL 00\u2013001'])
      expect((await find({ number, postcode })).data.guestOrder.number).toBe(number)
    const wrongName = await find({ number, lastname: wrong })
    const wrongNumber = await find({ number: `${number}1`, lastname })
    expect(wrongName.errors?.[0]?.message).toBe(wrongNumber.errors?.[0]?.message)
    expect(wrongName.errors).toHaveLength(1)
  })

  test('what visitors write is stored, and sent by email, without anything invisible', async () => {
    const { authorization } = await newCustomer(shop, pasted('pasted@example.com'))
    const send = (query: string, variables: object = {}) =>
      shop.execute(query, { ...variables }, { store: 'pl', authorization })
    const answers = [
      await send('mutation ($input: ContactUsInput!) { contactUs(input: $input) { status } }', {
        input: {
          name: pasted('Ada'),
          email: pasted('ada@example.com'),
          telephone: pasted('600 100 200'),
          comment: pasted('Gdzie\tpaczka?'),
        },
      }),
      await send('mutation ($input: WithdrawalInput!) { declareWithdrawal(input: $input) { reference } }', {
        input: {
          name: pasted('Ada'),
          email: pasted('back@example.com'),
          order_number: pasted('#12'),
          items: [{ name: pasted('Czapka') }],
        },
      }),
      await send('mutation ($email: String!) { subscribeEmailToNewsletter(email: $email) { status } }', {
        email: pasted('news@example.com'),
      }),
      await send(
        'mutation ($input: CreateProductReviewInput!) { createProductReview(input: $input) { review { nickname } } }',
        {
          input: {
            sku: 'ROLE-C1',
            nickname: `\u202E${pasted('adA')}`,
            summary: pasted('Miękka'),
            text: pasted('Po praniu jak nowa 👩\u200D👧'),
            ratings: [1, 2, 3].map((rating) => ({ id: btoa(String(rating)), value_id: btoa(String(rating * 5)) })),
          },
        },
      ),
      await send(
        'mutation ($input: CustomerUpdateInput!) { updateCustomerV2(input: $input) { customer { lastname } } }',
        {
          input: { firstname: pasted('Zoë'), lastname: pasted('Nowak'), taxvat: pasted('PL 526') },
        },
      ),
    ]
    expect(answers.flatMap(({ errors = [] }) => errors.map(({ message }) => message))).toEqual([])
    const mails = await listMails(shop.database.reader, 20)
    const texts = await Promise.all(mails.map(({ id }) => findMail(shop.database.reader, id)))
    expect(JSON.stringify(texts)).not.toMatch(/[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/)
    expect(texts.map((mail) => mail?.to)).toContain('back@example.com')
    expect(await invisibleCells()).toEqual([])
  })

  /** The columns of the whole database in which a mark that no one sees is stored, except the joiners of emoji. */
  async function invisibleCells(): Promise<string[]> {
    const { rows } = await sql<{ table: string; column: string }>`
      select c.table_name as table, c.column_name as column from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
        and c.data_type in ('text', 'character varying', 'jsonb', 'ARRAY')`.execute(shop.database.reader)
    const marks = '[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]'
    const found = await Promise.all(
      rows.map(async ({ table, column }) => {
        const { rows: cells } = await sql`
          select 1 from ${sql.table(table)} where ${sql.ref(column)}::text ~ ${marks} limit 1`.execute(
          shop.database.reader,
        )
        return cells.length > 0 ? [`${table}.${column}`] : []
      }),
    )
    return found.flat()
  }
})
