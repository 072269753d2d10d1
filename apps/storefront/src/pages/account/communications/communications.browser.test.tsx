import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { startSession } from '#src/domains/session/session.ts'
import { dropToken, keepToken } from '#src/domains/session/token/session-token.ts'
import { keepOpenForms } from '#src/platform/forms/form-draft.ts'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { englishStore, renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { action, Component, loader } from './communications.route.tsx'
import { needsLink } from './newsletter-choice.ts'

const agreement = (id: number, label: string, required: boolean) => ({
  __typename: 'Agreement',
  id,
  front_label: label,
  content: `All about ${label}`,
  required,
})
const agreements = [
  agreement(1, 'Rules', true),
  agreement(2, 'Offers', false),
  { ...agreement(3, 'Letters', false), content: null },
]
const box = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) })
const save = page.getByRole('button', { name: 'Save' }).last()
const failed = 'There was a problem during the consent modification. Refresh and try again.'

/** A shop that has granted some consents, and refuses to change the agreement with the broken id. */
async function open(
  granted: readonly number[],
  broken = 0,
  newsletter: string | null = null,
  {
    layout,
    more = {},
    customer = {},
    changed = {},
    isSignedOut = false,
  }: { layout?: object; more?: object; customer?: object; changed?: object; isSignedOut?: boolean } = {},
) {
  const now = new Set(granted)
  const change = (isGranted: boolean) => (variables: Readonly<Record<string, unknown>>) => {
    const id = Number(variables['id'])
    if (id === broken) throw new Error('UNKNOWN_TO_THE_SHOP')
    if (isGranted) now.add(id)
    else now.delete(id)
    return isGranted ? { addAgreement: { id } } : { revokeAgreement: { id } }
  }
  const calls = fakeGraphql({
    Communications: () => ({
      customer: { id: '1', email: 'ada@example.com', newsletter_status: newsletter, ...customer },
      agreements,
      customerAcceptedAgreements: [...now].map((id) => ({ agreement_id: id })),
      newsletter: [],
      sms: [],
      ...more,
    }),
    ChangeSubscription: () => {
      if (isSignedOut) throw new Error('NOT_SIGNED_IN')
      return { updateCustomerV2: { customer: { id: '1', ...changed } } }
    },
    AddAgreement: change(true),
    RevokeAgreement: change(false),
  })
  const { screen, router } = await renderInShop(<Component />, {
    loader: (args) => (args.request.url.includes('/sign-in') ? null : loader(args)),
    action,
    path: '/communications',
    layout,
  })
  await expect.element(box('Rules')).toBeInTheDocument()
  const changes = () => calls.filter(({ operation }) => operation.endsWith('Agreement'))
  return Object.assign(
    () => changes().map(({ operation, variables }) => [operation, variables['id'], variables['acceptant']]),
    {
      screen,
      router,
      choices: () =>
        calls.filter(({ operation }) => operation === 'ChangeSubscription').map(({ variables }) => variables),
    },
  )
}

const signIn = () =>
  keepToken(englishStore, { token: 'half', expiresAt: Date.now() + 3_600_000, groups: [englishStore.group] })
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  startSession()
  signIn()
})
afterEach(() => {
  dropToken()
  vi.unstubAllGlobals()
})

describe('the newsletter of an account', () => {
  it.each([
    [null, 'You aren’t subscribed to our newsletter.', false],
    ['UNSUBSCRIBED', 'You aren’t subscribed to our newsletter.', false],
    ['NOT_ACTIVE', 'We have sent you an email. The newsletter starts once you open the link in it.', true],
    ['UNCONFIRMED', 'We have sent you an email. The newsletter starts once you open the link in it.', true],
    ['SUBSCRIBED', 'You get our news and offers by email.', true],
  ])('with the status %s is described as "%s"', async (status, text, isTicked) => {
    await open([], 0, status)
    await expect.element(page.getByText(text)).toBeVisible()
    const newsletterBox = page.getByRole('checkbox', { name: /newsletter|news/i }).first()
    if (isTicked) await expect.element(newsletterBox).toBeChecked()
    else await expect.element(newsletterBox).not.toBeChecked()
  })
})

describe('the channels of the newsletter of an account', () => {
  const letters = agreement(4, 'I agree to letters', true)
  const messages = agreement(5, 'I agree to messages', true)
  const more = { newsletter: [letters], sms: [messages], agreements: [...agreements, letters, messages] }
  const layout = { storeConfig: { newsletter_enable_phone_field: true } }
  const emails = page.getByRole('checkbox', { name: /^Send me news/ })
  const sms = page.getByRole('checkbox', { name: 'I would like text messages too' })
  const first = page.getByRole('button', { name: 'Save' }).first()

  it('NEWS-01 ask for the required consents of a new channel, and not for those of an unticked one', async () => {
    const calls = await open([1], 0, null, { layout, more })
    expect(page.getByText('I agree to letters').elements()).toEqual([])
    await emails.click()
    await first.click()
    await expect.element(box('I agree to letters')).toHaveAccessibleDescription('This is a required field.')
    expect(calls.choices()).toEqual([])
    await box('I agree to letters').click()
    await first.click()
    await expect.element(page.getByText('Saved.')).toBeVisible()
    expect(calls.choices()).toEqual([{ isSubscribed: true, sms: { is_subscribed: false }, agreements: [4] }])
  })

  it('NEWS-03 NEWS-07 offer text messages, which need the emails and a phone number of the country', async () => {
    const calls = await open([1], 0, null, { layout, more })
    await sms.click()
    await first.click()
    await expect.element(sms).toHaveAccessibleDescription('SMS newsletter signup requires email newsletter signup')
    await emails.click()
    await box('I agree to letters').click()
    await box('I agree to messages').click()
    await page.getByRole('textbox', { name: 'Mobile number' }).fill('512345678')
    await first.click()
    await expect.element(page.getByText('Saved.')).toBeVisible()
    expect(calls.choices()).toEqual([
      { isSubscribed: true, sms: { is_subscribed: true, telephone: '512345678' }, agreements: [4, 5] },
    ])
  })

  const phone = page.getByRole('textbox', { name: /^Mobile number/ })
  const subscribed = (telephone: string, status = 'SUBSCRIBED') => ({
    newsletter_sms_status: status,
    newsletter_telephone: telephone,
  })

  const linkNeeded = 'We have sent you an email. The change takes effect once you open the link in it.'

  it('NEWS-08 end with an emailed link if the shop still sends them, because the account has not proven its address', async () => {
    await open([1], 0, 'SUBSCRIBED', { layout, more, changed: { newsletter_status: 'SUBSCRIBED' } })
    await emails.click()
    await first.click()
    await expect.element(page.getByText(linkNeeded)).toBeVisible()
    expect(page.getByText('Saved.').elements()).toEqual([])
  })

  it.each([
    ['UNSUBSCRIBED', null, { isSubscribed: false, sms: null }, false],
    ['SUBSCRIBED', null, { isSubscribed: false, sms: null }, true],
    ['SUBSCRIBED', null, { isSubscribed: true, sms: null }, false],
    ['SUBSCRIBED', null, { isSubscribed: true, sms: { is_subscribed: true, telephone: '512345678' } }, true],
    ['SUBSCRIBED', '•••678', { isSubscribed: true, sms: { is_subscribed: true, telephone: '512345678' } }, false],
    ['SUBSCRIBED', '•••678', { isSubscribed: true, sms: { is_subscribed: true, telephone: '512345679' } }, true],
    ['SUBSCRIBED', '512345679', { isSubscribed: true, sms: { is_subscribed: true, telephone: '512345679' } }, false],
    ['SUBSCRIBED', '•••678', { isSubscribed: true, sms: { is_subscribed: true } }, false],
    ['SUBSCRIBED', '•••678', { isSubscribed: true, sms: { is_subscribed: false } }, true],
    ['NOT_ACTIVE', null, { isSubscribed: true, sms: { is_subscribed: true, telephone: '512345679' } }, false],
  ] as const)('NEWS-08 with %s and the number %s need a link after %j: %s', (status, telephone, wish, isNeeded) => {
    const sms = telephone === null ? null : 'SUBSCRIBED'
    const now = { newsletter_status: status, newsletter_sms_status: sms, newsletter_telephone: telephone } as const
    expect(needsLink({ ...wish, agreements: [] }, now)).toBe(isNeeded)
  })

  it('VAL-08 NEWS-07 show the number as it is written in the country, and change it', async () => {
    const calls = await open([1], 0, 'SUBSCRIBED', { layout, more, customer: subscribed('0851234567') })
    await expect.element(page.getByText('We send text messages to 0851234567.')).toBeVisible()
    await expect.element(sms).toBeChecked()
    await phone.fill('085 765 4321')
    await first.click()
    await expect.element(page.getByText('Saved.')).toBeVisible()
    expect(calls.choices()).toEqual([
      { isSubscribed: true, sms: { is_subscribed: true, telephone: '0857654321' }, agreements: [] },
    ])
  })

  it('NEWS-01 keep a number that is only shown in part unless another one is typed', async () => {
    const calls = await open([1], 0, 'NOT_ACTIVE', { layout, more, customer: subscribed('•••567', 'NOT_ACTIVE') })
    await expect
      .element(page.getByText('Text messages to •••567 start once you open the link in our email.'))
      .toBeVisible()
    await expect.element(phone).toHaveValue('')
    await expect.element(phone).toHaveAccessibleDescription('Leave it empty to keep •••567.')
    await first.click()
    await expect.element(page.getByText('Saved.')).toBeVisible()
    expect(calls.choices()).toEqual([{ isSubscribed: true, sms: { is_subscribed: true }, agreements: [] }])
    await sms.click()
    await first.click()
    await expect
      .poll(() => calls.choices().at(-1))
      .toEqual({
        isSubscribed: true,
        sms: { is_subscribed: false },
        agreements: [],
      })
  })

  it('AMB-17 are restored after the session has expired, with the phone number and the consents', async () => {
    const opened = await open([1], 0, null, { layout, more })
    await emails.click()
    await sms.click()
    await phone.fill('0851234567')
    await box('I agree to messages').click()
    await box('Offers').click()
    keepOpenForms()
    await opened.screen.unmount()
    await open([1], 0, null, { layout, more })
    await expect.element(phone).toHaveValue('0851234567')
    await expect.element(emails).toBeChecked()
    await expect.element(box('I agree to messages')).toBeChecked()
    await expect.element(box('I agree to letters')).not.toBeChecked()
    await expect.element(box('Offers')).toBeChecked()
    await expect.element(box('Letters')).not.toBeChecked()
  })

  it('AMB-17 lead to the sign-in page if another device has ended the session, and are then restored', async () => {
    const { screen, router } = await open([1], 0, 'SUBSCRIBED', { layout, more, isSignedOut: true })
    await sms.click()
    await phone.fill('0851234567')
    await box('I agree to messages').click()
    await first.click()
    await expect.poll(() => router.state.location.pathname).toBe('/eu/sign-in')
    await screen.unmount()
    signIn()
    await open([1], 0, 'SUBSCRIBED', { layout, more })
    await expect.element(phone).toHaveValue('0851234567')
    await expect.element(box('I agree to messages')).toBeChecked()
  })

  it('NEWS-02 are hidden where the store has no newsletter; the other consents stay', async () => {
    await open([1], 0, null, { layout: { storeConfig: { newsletter_enabled: false } }, more })
    await expect.element(box('Rules')).toBeVisible()
    expect(emails.elements()).toEqual([])
    expect(page.getByText('You aren’t subscribed to our newsletter.').elements()).toEqual([])
  })

  it('NEWS-02 have no text messages where the store sends none', async () => {
    await open([1], 0, 'SUBSCRIBED', { more })
    await expect.element(emails).toBeChecked()
    expect(sms.elements()).toEqual([])
    expect(page.getByText('I agree to letters').elements()).toEqual([])
  })
})

describe('the consents of an account', () => {
  it('CONS-08 cannot lose a required one, and a missing one can be given', async () => {
    await open([1])
    await expect.element(box('Rules')).toBeDisabled()
    await expect.element(box('Offers')).toBeEnabled()
  })

  it('CONS-09 are saved one by one: added if newly given, revoked if not given any more', async () => {
    const changes = await open([1, 2])
    await box('Offers').click()
    await box('Letters').click()
    await save.click()
    await expect.element(page.getByText('Saved.')).toBeVisible()
    expect(changes()).toEqual([
      ['RevokeAgreement', 2, 'ada@example.com'],
      ['AddAgreement', 3, 'ada@example.com'],
    ])
    await expect.element(box('Offers')).not.toBeChecked()
    await expect.element(box('Letters')).toBeChecked()
  })

  it('CONS-10 CONS-11 AMB-49 stop at the first error, say what was saved, and show what is stored', async () => {
    const changes = await open([], 2)
    await page.getByRole('checkbox', { name: /^Select all/ }).click()
    await save.click()
    await expect.element(page.getByText(failed)).toBeVisible()
    await expect.element(page.getByText('Saved so far: Rules')).toBeVisible()
    expect(changes().map(([, id]) => id)).toEqual([1, 2])
    await expect.element(box('Rules')).toBeChecked()
    await expect.element(box('Offers')).not.toBeChecked()
    await expect.element(box('Letters')).not.toBeChecked()
  })

  it('CONS-04 CONS-05 CONS-07 have a star if required, open their content, if they have any, and are selected all at once', async () => {
    await open([1])
    await expect.element(page.getByText('Rules *')).toBeVisible()
    await page.getByRole('button', { name: 'Read: Offers' }).click()
    const dialog = page.getByRole('dialog', { name: 'Content of consent' })
    await expect.element(dialog.getByText('All about Offers')).toBeVisible()
    expect(page.getByRole('button', { name: /^Read: /, includeHidden: true }).elements()).toHaveLength(2)
    await dialog.getByRole('button').first().click()
    const all = page.getByRole('checkbox', { name: /^Select all/ })
    await all.click()
    await expect.element(box('Letters')).toBeChecked()
    await box('Letters').click()
    await expect.element(all).not.toBeChecked()
    await all.click()
    await all.click()
    await expect.element(box('Rules')).toBeChecked()
    await expect.element(box('Offers')).not.toBeChecked()
  })
})

it('the consents are not shown to an agent who acts for the customer, because the server refuses them', async () => {
  fakeGraphql({
    Communications: {
      customer: { id: '1', email: 'ada@example.com' },
      agreements,
      customerAcceptedAgreements: null,
      newsletter: [],
      sms: [],
    },
  })
  await renderInShop(<Component />, { loader, action, path: '/communications' })
  await expect.element(page.getByRole('checkbox', { name: /news and offers/ })).toBeInTheDocument()
  await expect.element(box('Rules')).not.toBeInTheDocument()
})
