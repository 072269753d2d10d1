// The account pages of an unmodified Venia (Magento PWA Studio, venia-ui 11 and peregrine 15, AFL-3.0). The documents
// (venia-account.json), their variables and their order are those of its components.
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { issueCards } from '../gift-card/issue/issue.ts'
import { listMails } from '../platform/email/email-queue.ts'
import { deliverDueEvents } from '../testing/testing-events.ts'
import { testShop, type TestShop } from '../testing/testing.ts'
import { changeSettings, password, signedInBrowser, VeniaBrowser, veniaServer } from './testing-venia.ts'

let shop: TestShop
let server: FastifyInstance
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  server = await veniaServer(shop)
})
afterAll(async () => {
  await server.close()
  await shop.close()
})

interface Cart {
  items: { quantity: number; product: { sku: string; small_image: { url: string } } }[]
  prices: { grand_total: { value: number; currency: string } }
}
interface CartId {
  cartId: string
}
interface Config {
  storeConfig: Record<string, unknown>
}

/** A guest's browser with one hat in its cart. */
async function guestWithCart(): Promise<{ browser: VeniaBrowser; cartId: string }> {
  const browser = new VeniaBrowser(server)
  const { cartId } = await browser.send<CartId>('createCart')
  await browser.send('AddProductToCart', { cartId, product: { sku: 'ROLE-S1', quantity: 1 } })
  return { browser, cartId }
}

const names = { firstname: 'Vera', lastname: 'Nowak' }

/** The link in the newest email to this address that has one with this text. */
async function linkTo(email: string, text: string): Promise<URL> {
  await deliverDueEvents(shop.database)
  const links = (await listMails(shop.database.reader, 100))
    .filter(({ to }) => to === email)
    .flatMap((mail) => mail.text.match(/https?:\S+/g) ?? [])
  return new URL(links.find((link) => link.includes(text)) ?? '')
}

describe('every page', () => {
  it('reads the store view, the menu and the footer', async () => {
    const guest = new VeniaBrowser(server)
    const { storeConfig } = await guest.send<Config>('getLocale')
    expect(storeConfig['locale']).toBe('pl_PL')
    expect((await guest.send<Config>('getStoreName')).storeConfig['store_name']).toBe('Polska')
    expect((await guest.send<Config>('storeConfigData')).storeConfig['copyright']).toEqual(expect.any(String))
    expect((await guest.send<Config>('getStoreConfigData')).storeConfig).toMatchObject({ store_group_name: 'Polska' })
    const { availableStores } = await guest.send<{ availableStores: object[] }>('getAvailableStoresData')
    expect(availableStores).toMatchObject([
      { store_code: 'pl', locale: 'pl_PL', default_display_currency_code: 'PLN', store_group_code: expect.any(String) },
    ])
    expect(await guest.send('getCurrencyData')).toMatchObject({
      currency: { default_display_currency_code: 'PLN', available_currency_codes: ['PLN'] },
    })
    expect((await guest.send<Config>('getRootCategoryId')).storeConfig['root_category_uid']).toEqual(expect.any(String))
    const { categoryList } = await guest.send<{ categoryList: { children: object[] }[] }>('getMegaMenu')
    expect(categoryList[0]?.children[0]).toMatchObject({ include_in_menu: 1, url_path: expect.any(String) })
    expect((await guest.send<Config>('GetStoreConfigForMegaMenu')).storeConfig['category_url_suffix']).toBe('.html')
    expect((await guest.send<Config>('getStoreConfigForMiniCart')).storeConfig).toMatchObject({
      product_url_suffix: '.html',
      configurable_thumbnail_source: expect.stringMatching(/^(parent|itself)$/),
    })
    expect(await guest.send('GetRobotsConfig')).toMatchObject({ robotsConfig: { defaultRobots: 'INDEX, FOLLOW' } })
  })

  it('reads how long a password and a session are, and that no captcha is required', async () => {
    const guest = new VeniaBrowser(server)
    const { storeConfig } = await guest.send<Config>('GetStoreConfigData')
    // Venia keeps the token for that many hours.
    expect(storeConfig).toMatchObject({ minimum_password_length: '8', customer_access_token_lifetime: 1 })
    expect(await guest.send('GetReCaptchaV3Config')).toEqual({ recaptchaV3Config: null })
  })

  it('shows who is signed in, and no customer to a guest', async () => {
    const vera = await signedInBrowser(server, 'vera@example.com')
    const customer = { email: 'vera@example.com', ...names, is_subscribed: false }
    expect(await vera.send('GetCustomerForLeftNav')).toMatchObject({ customer })
    expect(await vera.send('accountChipQuery')).toMatchObject({ customer: { firstname: 'Vera' } })
    for (const name of ['GetCustomerForLeftNav', 'GetCustomerInformation', 'GetCustomerSubscription'] as const)
      expect(await new VeniaBrowser(server).refusal(name)).toEqual([
        "The current customer isn't authorized.",
        'graphql-authorization',
      ])
  })
})

describe('creating an account', () => {
  const draft = { email: 'new@example.com', ...names, password, is_subscribed: false }

  it('signs in and keeps the guest’s cart', async () => {
    const { browser, cartId: sourceCartId } = await guestWithCart()
    const { createCustomer } = await browser.send<{ createCustomer: object }>('CreateAccount', draft)
    expect(createCustomer).toMatchObject({ customer: { email: draft.email, is_confirmed: true } })
    const { generateCustomerToken } = await browser.send<{ generateCustomerToken: { token: string } }>(
      'SignInAfterCreate',
      { email: draft.email, password },
    )
    browser.token = generateCustomerToken.token
    const { cartId: destinationCartId } = await browser.send<CartId>('CreateCartAfterAccountCreation')
    expect(destinationCartId).not.toBe(sourceCartId)
    await browser.send('MergeCartsAfterAccountCreation', { sourceCartId, destinationCartId })
    const { customer } = await browser.send<{ customer: object }>('GetCustomerAfterCreate')
    expect(customer).toMatchObject({ email: draft.email, ...names, is_subscribed: false })
    const { cart } = await browser.send<{ cart: Cart }>('GetCartDetailsAfterAccountCreation', {
      cartId: destinationCartId,
    })
    expect(cart.items).toMatchObject([{ quantity: 1, product: { sku: 'ROLE-S1' } }])
    expect(cart.items[0]?.product.small_image.url).toMatch(/^http/)
    expect(cart.prices.grand_total).toMatchObject({ value: 40, currency: 'PLN' })
  })

  it('does not reveal a used email, unless the merchant chose to', async () => {
    const used = { ...draft, email: 'used@example.com' }
    await signedInBrowser(server, used.email)
    const guest = new VeniaBrowser(server)
    const tryAgain = async () => {
      await sql`delete from platform_attempt`.execute(shop.database.reader)
      return guest.refusal('CreateAccount', used)
    }
    await sql`delete from platform_attempt`.execute(shop.database.reader)
    await guest.send('CreateAccount', { ...used, password: 'Another#1234' })
    expect(await guest.refusal('SignInAfterCreate', { email: used.email, password: 'Another#1234' })).toEqual([
      'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
      'graphql-authentication',
    ])
    await changeSettings(shop, { 'customer/create_account/reveal_taken_email': true })
    expect(await tryAgain()).toEqual([
      'A customer with the same email address already exists in an associated website.',
      'graphql-input',
    ])
    await changeSettings(shop, { 'customer/create_account/reveal_taken_email': false })
  })

  it.each([
    [{ password: 'Short#1' }, 'The password needs at least 8 characters. Create a new password and try again.'],
    [{ email: 'no-address' }, '"no-address" is not a valid email address.'],
    [{ firstname: ' ' }, 'Required parameters are missing: First Name'],
  ])('shows what is wrong with %j', async (wrong, message) => {
    const values = { ...draft, email: 'wrong@example.com', ...wrong }
    expect(await new VeniaBrowser(server).refusal('CreateAccount', values)).toEqual([message, 'graphql-input'])
  })

  it('refuses an address that is not confirmed like a wrong password, where the store view requires confirmation', async () => {
    const values = { ...draft, email: 'unconfirmed@example.com' }
    const guest = new VeniaBrowser(server)
    await changeSettings(shop, { 'customer/create_account/confirm': true })
    expect(await guest.send('CreateAccount', values)).toMatchObject({
      createCustomer: { customer: { is_confirmed: false } },
    })
    await changeSettings(shop, { 'customer/create_account/confirm': false })
    expect(await guest.refusal('SignInAfterCreate', { email: values.email, password })).toEqual([
      'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
      'graphql-authentication',
    ])
  })

  it('refuses to merge without a guest’s cart, as Magento does', async () => {
    const browser = await signedInBrowser(server, 'cartless@example.com')
    const { cartId: destinationCartId } = await browser.send<CartId>('CreateCartAfterAccountCreation')
    // Venia sends this if the guest has no cart. The customer is signed in nevertheless.
    const merge = { sourceCartId: null, destinationCartId }
    const [message] = await browser.refusal('MergeCartsAfterAccountCreation', merge)
    expect(message).toBe('Variable "$sourceCartId" of non-null type "String!" must not be null.')
    expect(await browser.send('accountChipQuery')).toMatchObject({ customer: { firstname: 'Vera' } })
  })

  it('shows that there were too many attempts', async () => {
    const values = { ...draft, email: 'often@example.com' }
    const guest = new VeniaBrowser(server)
    await guest.send('CreateAccountAfterCheckout', values)
    expect(await guest.refusal('CreateAccountAfterCheckout', values)).toEqual([
      'Too many attempts. Please wait a moment and try again.',
      'graphql-too-many-requests',
    ])
  })
})

describe('signing in and out', () => {
  it('merges the guest’s cart into the customer’s', async () => {
    const email = 'buyer@example.com'
    const before = await signedInBrowser(server, email)
    const { cartId: customerCart } = await before.send<CartId>('createCart')
    await before.send('AddProductToCart', {
      cartId: customerCart,
      product: { sku: 'ROLE-S1', quantity: 1 },
    })

    const { browser, cartId: sourceCartId } = await guestWithCart()
    const source = await browser.send<{ cart: Cart }>('GetCartDetailsAfterSignInMOS', { cartId: sourceCartId })
    expect(source.cart.items).toHaveLength(1)
    await browser.signIn(email)
    const { cartId: destinationCartId } = await browser.send<CartId>('CreateCartAfterSignIn')
    expect(destinationCartId).toBe(customerCart)
    const destination = await browser.send<{ cart: Cart }>('GetCartDetailsAfterSignIn', { cartId: destinationCartId })
    expect(destination.cart.items).toHaveLength(1)
    const { mergeCarts } = await browser.send<{ mergeCarts: object }>('MergeCartsAfterSignIn', {
      sourceCartId,
      destinationCartId,
    })
    expect(mergeCarts).toMatchObject({ id: customerCart, total_quantity: 2 })
    expect(await browser.send('GetCustomerAfterSignIn')).toMatchObject({ customer: { email, ...names } })
    expect(await browser.send('getItemCount', { cartId: customerCart })).toMatchObject({
      cart: { total_quantity: 2, total_summary_quantity_including_config: 2 },
    })
    const { cart } = await browser.send<{ cart: Cart }>('GetCartDetailsAfterSignIn', { cartId: customerCart })
    expect(cart.items).toMatchObject([{ quantity: 2, product: { sku: 'ROLE-S1' } }])
  })

  it.each(['SignOutFromMenu', 'SignOutFromModal'] as const)('ends the session with %s', async (name) => {
    const browser = await signedInBrowser(server, `${name}@example.com`)
    expect(await browser.send(name)).toMatchObject({ revokeCustomerToken: { result: true } })
    // A request with the old token is a guest's.
    expect((await browser.refusal('accountChipQuery'))[1]).toBe('graphql-authorization')
    await browser.send('getLocale')
  })

  it('replaces the customer’s cart, which a guest cannot read, with a new one', async () => {
    const browser = await signedInBrowser(server, 'leaver@example.com')
    const { cartId } = await browser.send<CartId>('CreateCartAfterSignIn')
    await browser.send('SignOutFromMenu')
    // Venia's `isInvalidCart` finds these words, and creates a new cart.
    const [message] = await new VeniaBrowser(server).refusal('getItemCount', { cartId })
    expect(message).toContain('Could not find a cart')
  })

  it('refuses a wrong password, and any after too many of them', async () => {
    const email = 'guessed@example.com'
    await signedInBrowser(server, email)
    const guest = new VeniaBrowser(server)
    for (let attempt = 0; attempt < 10; attempt++)
      expect((await guest.refusal('SignIn', { email, password: 'Wrong#1234x' }))[1]).toBe('graphql-authentication')
    expect(await guest.refusal('SignIn', { email, password })).toEqual([
      'Too many attempts. Please wait a moment and try again.',
      'graphql-too-many-requests',
    ])
  })
})

describe('a forgotten password', () => {
  it('is replaced by means of the emailed link to Venia’s page', async () => {
    const email = 'forgetful@example.com'
    await signedInBrowser(server, email)
    const guest = new VeniaBrowser(server)
    expect(await guest.send('requestPasswordResetEmail', { email })).toEqual({ requestPasswordResetEmail: true })
    const link = await linkTo(email, 'token=')
    expect(link.pathname).toBe('/customer/account/createPassword')
    const newPassword = 'Remembered#1'
    const token = link.searchParams.get('token')
    expect(await guest.refusal('resetPassword', { email, token: 'wrong', newPassword })).toEqual([
      'The password token is mismatched. Reset and try again',
      'graphql-input',
    ])
    expect(await guest.send('resetPassword', { email, token, newPassword })).toEqual({ resetPassword: true })
    await guest.signIn(email, newPassword)
    expect(await guest.send('accountChipQuery')).toMatchObject({ customer: { firstname: 'Vera' } })
  })

  it('gets the same response for an unknown email', async () => {
    const guest = new VeniaBrowser(server)
    const sent = await guest.send('requestPasswordResetEmail', { email: 'nobody@example.com' })
    expect(sent).toEqual({ requestPasswordResetEmail: true })
  })
})

describe('account information', () => {
  const saved = (customerInput: object) => ({
    customerInput: { email: 'info@example.com', ...names, ...customerInput },
  })

  it('is shown and changed, and so is the password', async () => {
    const browser = await signedInBrowser(server, 'info@example.com')
    const { customer } = await browser.send<{ customer: object }>('GetCustomerInformation')
    expect(customer).toMatchObject({ id: expect.any(Number), email: 'info@example.com', ...names })
    const changed = { email: 'changed@example.com', firstname: 'Weronika', lastname: 'Kowalska' }
    expect(await browser.send('SetCustomerInformation', saved({ ...changed, password }))).toMatchObject({
      updateCustomer: { customer: changed },
    })
    const newPassword = 'Another#1234'
    expect(await browser.send('ChangeCustomerPassword', { currentPassword: password, newPassword })).toMatchObject({
      changeCustomerPassword: { email: changed.email },
    })
    expect(await browser.send('GetCustomerInformation')).toMatchObject({ customer: changed })
    await new VeniaBrowser(server).signIn(changed.email, newPassword)
  })

  it('is not changed with a wrong password or to a used email', async () => {
    await signedInBrowser(server, 'owner@example.com')
    const browser = await signedInBrowser(server, 'other@example.com')
    const wrong = saved({ email: 'free@example.com', password: 'Wrong#1234x' })
    expect(await browser.refusal('SetCustomerInformation', wrong)).toEqual([
      'Invalid login or password.',
      'graphql-authentication',
    ])
    const used = saved({ email: 'owner@example.com', password })
    await changeSettings(shop, { 'customer/create_account/reveal_taken_email': true })
    expect(await browser.refusal('SetCustomerInformation', used)).toEqual([
      'A customer with the same email address already exists in an associated website.',
      'graphql-already-exists',
    ])
    await changeSettings(shop, { 'customer/create_account/reveal_taken_email': false })
    const change = { currentPassword: 'Wrong#1234x', newPassword: 'Another#1234' }
    expect(await browser.refusal('ChangeCustomerPassword', change)).toEqual([
      'Invalid login or password.',
      'graphql-authentication',
    ])
    const weak = { currentPassword: password, newPassword: 'aaaaaaaa' }
    expect(await browser.refusal('ChangeCustomerPassword', weak)).toEqual([
      expect.stringMatching(/^Minimum of different classes of characters in password is 3\./),
      'graphql-input',
    ])
    expect(await browser.send('GetCustomerInformation')).toMatchObject({ customer: { email: 'other@example.com' } })
  })
})

describe('communications', () => {
  const isSubscribed = async (browser: VeniaBrowser) =>
    (await browser.send<{ customer: { is_subscribed: boolean } }>('GetCustomerSubscription')).customer.is_subscribed

  it('subscribes the customer once the email is confirmed, and unsubscribes: at once if the account has proven the address', async () => {
    const email = 'reader@example.com'
    const browser = await signedInBrowser(server, email)
    expect(await isSubscribed(browser)).toBe(false)
    await browser.send('SetNewsletterSubscription', { isSubscribed: true })
    const [, id, code] = /id\/(\d+)\/code\/([\w-]+)/.exec((await linkTo(email, '/confirm/')).pathname) ?? []
    await shop.execute(`mutation { confirmNewsletterSubscription(id: ${id}, code: "${code}") { status } }`)
    expect(await isSubscribed(browser)).toBe(true)
    await browser.send('SetNewsletterSubscription', { isSubscribed: false })
    expect(await isSubscribed(browser)).toBe(true)
    await sql`update customer_customer set is_address_proven = true where email = ${email}`.execute(
      shop.database.reader,
    )
    expect(await browser.send('SetNewsletterSubscription', { isSubscribed: false })).toMatchObject({
      updateCustomer: { customer: { is_subscribed: false } },
    })
    expect(await isSubscribed(browser)).toBe(false)
  })

  it('subscribes a guest in the footer', async () => {
    const guest = new VeniaBrowser(server)
    expect((await guest.send<Config>('GetStoreConfigForNewsletter')).storeConfig['newsletter_enabled']).toBe(true)
    // Venia thanks for any status.
    expect(await guest.send('SubscribeToNewsletter', { email: 'footer@example.com' })).toMatchObject({
      subscribeEmailToNewsletter: { status: 'NOT_ACTIVE' },
    })
    expect((await linkTo('footer@example.com', '/confirm/')).pathname).toMatch(/^\/newsletter\/subscriber\/confirm\//)
    expect(await guest.refusal('SubscribeToNewsletter', { email: 'footer' })).toEqual([
      'Enter a valid email address.',
      'graphql-input',
    ])
  })
})

describe('saved payments', () => {
  interface Payments {
    customerPaymentTokens: { items: { details: string; public_hash: string; payment_method_code: string }[] }
  }

  it('are listed with the details that Venia parses, and deleted', async () => {
    const browser = await signedInBrowser(server, 'card@example.com')
    expect((await browser.send<Payments>('GetSavedPayments')).customerPaymentTokens.items).toEqual([])
    await sql`
      with shopper as (
        insert into payment_shopper (customer_id, reference)
        select id, 'pseudonym' from customer_customer where email = 'card@example.com' returning customer_id
      )
      insert into payment_saved_card (customer_id, provider, token, public_hash, method, brand, last_digits, expires, saved_at)
      select customer_id, 'adyen', 'token', 'hash', 'adyen_cc', 'visa', '1111', '03/2030', now() from shopper`.execute(
      shop.database.reader,
    )
    const { items } = (await browser.send<Payments>('GetSavedPayments')).customerPaymentTokens
    expect(items).toMatchObject([{ public_hash: 'hash', payment_method_code: 'adyen_cc' }])
    expect(JSON.parse(items[0]?.details ?? '')).toMatchObject({
      maskedCC: '1111',
      type: 'VI',
      expirationDate: '03/2030',
    })
    const deletion = { paymentHash: 'hash' }
    expect(await browser.send('DeleteCreditCardPayment', deletion)).toMatchObject({
      deletePaymentToken: { result: true, customerPaymentTokens: { items: [] } },
    })
    expect(await browser.refusal('DeleteCreditCardPayment', deletion)).toEqual([
      'Could not find a token using public hash: hash',
      'graphql-no-such-entity',
    ])
  })
})

describe('the balance of a gift card', () => {
  it('is shown with its expiry date, and a wrong code is refused', async () => {
    const order = { id: 1, number: '1', storeId: 1, currency: 'PLN', email: 'vera@example.com', isByMail: true }
    const line = { itemId: 1, productId: null, quantity: 1, amount: 50_00, senderName: 'Vera', recipientName: 'Ewa' }
    await shop.database.transaction((tx) => issueCards(tx, order, [line], new Date()))
    const { rows } = await sql<{ code: string }>`
      update gift_card_account set expires_at = '2030-01-31T12:00:00Z' returning code`.execute(shop.database.reader)
    const guest = new VeniaBrowser(server)
    const code = rows[0]?.code ?? ''
    expect(await guest.send('getGiftCardBalance', { giftCardCode: code })).toMatchObject({
      giftCardAccount: { id: code, code, balance: { value: 50, currency: 'PLN' }, expiration_date: '2030-01-31' },
    })
    const wrong = code.replace(/.$/, (digit) => String((Number(digit) + 1) % 10))
    expect((await guest.refusal('getGiftCardBalance', { giftCardCode: wrong }))[1]).toBe('graphql-no-such-entity')
  })
})
