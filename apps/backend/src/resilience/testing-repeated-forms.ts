import { randomUUID } from 'node:crypto'
import { savePosts } from '../blog/blog.ts'
import { saveSettings } from '../store/store.ts'
import { deliverDueEvents } from '../testing/testing-events.ts'
import { newKey, row, type World } from './testing-repeated.ts'

const email = async (world: World) => ({ args: { email: world.newEmail() } })
const soldOut = 'ROLE-S0'
const alertConsents = async (world: World): Promise<number[]> => {
  const consents = await world.must<{ id: number }[]>('{ agreements(scope: "subscribe_to_stock_alert") { id } }')
  return consents.map(({ id }) => id)
}
const alertOn = async (world: World): Promise<string> => {
  const address = world.newEmail()
  await world.must(
    `mutation ($sku: String!, $email: String!, $ids: [Int]) {
      subscribeToStockAlert(sku: $sku, email: $email, agreements: $ids) { success } }`,
    { sku: soldOut, email: address, ids: await alertConsents(world) },
  )
  return address
}
/** The code in the link by which the owner of the address ends alerts. */
const alertCode = async (world: World, address: string): Promise<string> => {
  await world.must(
    'mutation ($email: String!) { requestProductAlertLink(input: { type: stock, email: $email }) { success } }',
    { email: address },
  )
  return world.fromMail(address, /\?code=([\w-]+)/)
}

/** The id and code in an email about a newsletter subscription. */
const subscription = async (world: World, isConfirmed: boolean) => {
  const address = world.newEmail()
  await world.must('mutation ($email: String!) { subscribeEmailToNewsletter(email: $email) { status } }', {
    email: address,
  })
  const ids = async (page: string) => {
    const found = await world.fromMail(address, new RegExp(`subscriber/${page}/id/(\\d+/code/[\\w-]+)`))
    const [id, code] = found.split('/code/')
    return { id: Number(id), code }
  }
  const confirm = await ids('confirm')
  if (!isConfirmed) return confirm
  await world.must(
    'mutation ($id: Int!, $code: String!) { confirmNewsletterSubscription(id: $id, code: $code) { status } }',
    confirm,
  )
  return ids('unsubscribe')
}

/** The id of a post of the blog, whose readers may comment. */
const openPost = async ({ shop }: World): Promise<number> => {
  const now = new Date()
  const post = {
    identifier: 'repeated',
    storeId: 1,
    urlKey: 'repeated',
    title: 'Wpis',
    shortContent: '',
    content: '',
    image: '',
  }
  const facts = {
    metaTitle: '',
    metaDescription: '',
    related: [],
    productSkus: [],
    author: undefined,
    terms: [],
    isActive: true,
  }
  const { posts } = await shop.database.transaction(async (tx) => {
    await saveSettings(tx, { scope: 'default', id: 0 }, { 'blog/comments/enabled': true, 'blog/comments/guest': true })
    return savePosts(tx, [{ ...post, ...facts, publishedAt: '2026-01-01T00:00:00Z' }], now)
  })
  await deliverDueEvents(shop.database)
  return posts[0]?.id ?? 0
}

const encode = (id: number): string => Buffer.from(String(id)).toString('base64')
const urls = { return_url: 'a', cancel_url: 'b', error_url: 'c' }
const other = { refusedWith: 'PAYMENT_PROVIDER_NOT_OFFERED' }

export const formRows = [
  row('addCommentToPost', async (world) => ({
    args: {
      input: {
        post_id: await openPost(world),
        text: 'Działa!',
        author_nickname: 'Ada',
        author_email: world.newEmail(),
        parent_id: 0,
      },
    },
  })),
  row('countBlogView', async (world) => ({ args: { post_id: await openPost(world) } }), {
    changesNothing: 'views are counted in memory and stored together, each reader of a post once a day',
  }),
  row('contactUs', async (world) => ({
    args: { input: { name: 'Ada', email: world.newEmail(), telephone: '', comment: 'Czy są niebieskie?' } },
  })),
  row('createProductReview', async (world) => ({
    args: {
      input: {
        sku: 'ROLE-C1',
        nickname: 'Ada',
        summary: 'Miękka',
        text: 'Po dziesięciu praniach wygląda jak nowa.',
        ratings: [1, 2, 3].map((rating) => ({ id: encode(rating), value_id: encode(rating * 5) })),
      },
    },
    headers: (await world.customer()).headers,
  })),
  row('subscribeEmailToNewsletter', email),
  row('confirmNewsletterSubscription', async (world) => ({ args: await subscription(world, false) })),
  row('unsubscribeFromNewsletter', async (world) => ({ args: await subscription(world, true) })),
  row('subscribeToStockAlert', async (world) => ({
    args: { sku: soldOut, email: world.newEmail(), agreements: await alertConsents(world) },
  })),
  row('requestProductAlertLink', async (world) => ({
    args: { input: { type: 'stock', email: await alertOn(world) } },
  })),
  row('unsubscribeProductAlertByEmail', async (world) => {
    const address = await alertOn(world)
    return { args: { input: { type: 'stock', email: address, code: await alertCode(world, address) } } }
  }),
  row('unsubscribeFromProductAlert', async (world) => {
    const address = await alertOn(world)
    return { args: { type: 'stock', email: address, token: await alertCode(world, address) } }
  }),
  row('requestAnonymization', async (world) => ({ args: { input: { email: world.newEmail() } } })),
  row('confirmAnonymization', async (world) => {
    const address = world.newEmail()
    await world.must('mutation ($email: String!) { requestAnonymization(input: { email: $email }) { success } }', {
      email: address,
    })
    return { args: { input: { token: await world.fromMail(address, /approve\?token=([\w-]+)/) } } }
  }),
  row('requestPersonalDataLink', async (world) => ({ headers: (await world.customer()).headers })),
  row('sendSearch', async (world) => {
    await world.must('mutation { sendSearch(input: { query: "Mirabelka" }) { success } }')
    return { args: { input: { query: 'Mirabelka', client_uuid: randomUUID() } } }
  }),
  row('sendItemClick', async (world) => {
    const click = { correlation_id: newKey(), position: 1, search_type: 'autocomplete', sku: 'ROLE-PLENTY' }
    const send = 'mutation ($input: ItemClickInput!) { sendItemClick(input: $input) { success } }'
    await world.must(send, { input: click })
    return { args: { input: { ...click, correlation_id: newKey() } } }
  }),
  row(
    'sendEmailToFriend',
    async (world) => {
      const sender = { name: 'Ada', email: world.newEmail(), message: 'Zobacz' }
      return { args: { input: { product_id: 1, sender, recipients: [{ name: 'Jan', email: world.newEmail() }] } } }
    },
    { refusedWith: 'SEND_TO_FRIEND_NOT_OFFERED' },
  ),
  row('createBraintreeClientToken', async () => ({}), other),
  row('createPayflowProToken', async () => ({ args: { input: { cart_id: 'x', urls } } }), other),
  row(
    'createPaypalExpressToken',
    async () => ({
      args: { input: { cart_id: 'x', code: 'paypal_express', urls: { return_url: 'a', cancel_url: 'b' } } },
    }),
    other,
  ),
  row('handlePayflowProResponse', async () => ({ args: { input: { cart_id: 'x', paypal_payload: 'y' } } }), other),
]
