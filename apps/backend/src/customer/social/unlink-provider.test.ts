import { afterAll, beforeAll, expect, it } from 'vitest'
import { codeOf, SocialShop, type Browser } from './testing-social-shop.ts'

let social: SocialShop
beforeAll(async () => {
  social = await SocialShop.open()
  social.connect()
})
afterAll(() => social.close())

interface Ways {
  has_password: boolean
  providers: { provider: string; title: string }[]
}
const ways = '{ has_password providers { provider title } }'
const waysOf = async (browser: Browser) => (await browser.send<Ways>(`{ customerSignInWays ${ways} }`)).data
const unlink = (browser: Browser, provider: string) =>
  browser.send<Ways>(`mutation { unlinkSocialProvider(provider: ${provider}) ${ways} }`)

/** Somebody who has registered with Google. */
async function newPerson() {
  const [person, browser] = [social.person(), social.browser()]
  const { data } = await social.signIn('GOOGLE', person, { browser })
  await browser.register({
    key: data?.registration?.key,
    firstname: 'Ada',
    lastname: 'Nowak',
    agreements: [social.agreements['rules']],
  })
  return { person, browser }
}

it('an account that began with a provider has no password, and keeps its only provider', async () => {
  const { browser } = await newPerson()
  expect(await waysOf(browser)).toEqual({
    has_password: false,
    providers: [{ provider: 'GOOGLE', title: 'Google' }],
  })
  expect(codeOf(await unlink(browser, 'GOOGLE'))).toBe('LAST_SIGN_IN_WAY')
  expect((await waysOf(browser))?.providers).toHaveLength(1)
})

it('one of two providers can be unlinked; the owner is told once, and it signs nobody in any more', async () => {
  const { person, browser } = await newPerson()
  await social.signIn('APPLE', person)
  expect((await waysOf(browser))?.providers.map(({ provider }) => provider)).toEqual(['APPLE', 'GOOGLE'])
  for (let time = 0; time < 2; time++)
    expect((await unlink(browser, 'GOOGLE')).data?.providers).toEqual([{ provider: 'APPLE', title: 'Apple' }])
  const titles = (await social.mailsTo(person.email)).map(({ subject }) => subject)
  expect(titles.filter((title) => title === 'Nie zalogujesz się już przez Google')).toHaveLength(1)
  expect(codeOf(await unlink(browser, 'APPLE'))).toBe('LAST_SIGN_IN_WAY')
  const stranger = await social.signIn('GOOGLE', { ...person, email: 'other@example.com' })
  expect(stranger.data?.token).toBeNull()
})

it('with a password, the last provider can be unlinked', async () => {
  const [person, browser] = [social.person(), social.browser()]
  await social.account(person.email)
  await browser.signIn(person.email)
  await social.signIn('GOOGLE', person, { browser })
  expect((await waysOf(browser))?.has_password).toBe(true)
  expect((await unlink(browser, 'GOOGLE')).data?.providers).toEqual([])
  expect(await social.canSignIn(person.email)).toBe(true)
})

it('is refused for guests, and another customer’s link is like none', async () => {
  expect(codeOf(await unlink(social.browser(), 'GOOGLE'))).toBe('NOT_SIGNED_IN')
  const [hers, his] = [await newPerson(), await newPerson()]
  await unlink(his.browser, 'APPLE')
  expect((await waysOf(hers.browser))?.providers).toHaveLength(1)
})
