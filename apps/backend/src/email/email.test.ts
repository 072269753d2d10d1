import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { textLocales } from '#src/platform/messages.ts'
import {
  findStore,
  saveSettings,
  sellerLine,
  settingsNow,
  settingsOfStore,
  storeViews,
  type Settings,
  type StoreRow,
} from '#src/store/store.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { checkTemplate } from './check-template.ts'
import { letterOf } from './compose-email.ts'
import { defaultTemplate } from './default-template.ts'
import {
  composeEmail,
  emailNames,
  importTemplates,
  kindOf,
  previewEmail,
  resetTemplate,
  type EmailName,
} from './email.ts'
import { exampleOf } from './preview-email.ts'

let shop: TestShop
let store: StoreRow
beforeAll(async () => {
  shop = await testShop()
  const english = (await storeViews(shop.database.reader)).find(({ locale }) => locale === 'en_US')
  if (english === undefined) throw new Error('No store view is English')
  store = english
})
afterAll(() => shop.close())

const edit = (name: string, source: string) =>
  shop.database.transaction((tx) =>
    importTemplates(tx, [{ name, locale: store.locale, source }], { now: new Date(), isDryRun: false }),
  )

const reset = {
  values: { email: 'ada@example.com', name: 'Ada {shop} <b>' },
  url: 'https://shop.example/?a=1&b=2',
}
const compose = () => shop.database.transaction((tx) => composeEmail(tx, 'reset', store, reset))

const head = 'subject: New password\nheading: Hello\nbutton: Go\nfooter: {shop}\n'

it.each(textLocales())('every email in %s can be used and sent as it is', async (locale) => {
  const settings = await settingsOfStore(shop.database.reader, store.id)
  const view = { ...store, locale }
  for (const name of emailNames) {
    const source = defaultTemplate(name, locale)
    expect(checkTemplate(kindOf(name), source), name).toEqual([])
    const content = exampleOf(name, view, 'Motyl s.r.o.', 'https://shop.example/')
    const every = Object.fromEntries(Object.keys(kindOf(name).maybe).map((key) => [key, `${key}!`]))
    for (const maybe of [{}, content.maybe ?? {}, every]) {
      const { subject, text, html } = letterOf(source, view, settings, { ...content, maybe })
      for (const part of [subject, text, html.replace(/<style>.*<\/style>/, '')])
        expect(part, name).not.toMatch(/\{|\}|undefined|\bmail\.\w|^$/)
      expect(html).toContain(`<html lang="${locale.slice(0, 2)}">`)
      expect(html).toContain('<meta name="color-scheme" content="light dark">')
      expect(html).toContain('@media (prefers-color-scheme:dark)')
      expect(html).not.toMatch(/<(script|iframe|link|img)\b/)
    }
  }
})

it.each([
  ['pl_PL', 'PLN', '129,00 zł', '2 grudnia 2026'],
  ['de_DE', 'EUR', '129,00 €', '2. Dezember 2026'],
  ['en_US', 'EUR', '€129.00', '2 December 2026'],
  ['hu_HU', 'HUF', '129 Ft', '2026. december 2.'],
  ['hy_AM', 'AMD', '129 ֏', '2026 թ. դեկտեմբերի 2'],
])('a preview in %s writes money, days and moments as its store view does', async (locale, currency, amount, day) => {
  const settings = await settingsOfStore(shop.database.reader, store.id)
  const view = { ...store, locale, currency }
  const write = (name: EmailName) =>
    letterOf(defaultTemplate(name, locale), view, settings, exampleOf(name, view, 'Motyl', 'https://shop.example/'))
  expect(write('order.placed').text.replaceAll(/\s/g, ' ')).toContain(amount)
  for (const name of ['giftCard', 'withdrawal', 'newDevice'] as const) expect(write(name).text).toContain(day)
  for (const name of emailNames) expect(write(name).text, name).not.toMatch(/2026-12-02|(?<!€)129\.00/)
})

describe('an edited template', () => {
  it('changes both parts of the email, and resetting it brings back the shop’s own', async () => {
    const before = await compose()
    await edit(
      'reset',
      `${head}\nDear {name},\nread <b>this</b>: <a href="{shopUrl}help">help</a>.<br>Bye\n\n{button}\n\n` +
        'Back within {{config path="sales/rma/return_days" unit="day"}}.\n',
    )
    const { subject, text, html } = await compose()
    expect(subject).toBe('New password')
    // Nothing in a value is read as a tag or a placeholder.
    expect(text).toContain('Dear Ada {shop} <b>, read this: help (http')
    expect(html).toContain('Ada {shop} &#60;b&#62;, read <strong>this</strong>: <a class="link" href="http')
    expect(text).toContain('Go:\nhttps://shop.example/?a=1&b=2')
    expect(text).toMatch(/Back within 30\sdays\./)
    await shop.database.transaction((tx) => resetTemplate(tx, 'reset'))
    expect(await compose()).toEqual(before)
  })

  it('that cannot be sent any more is replaced by the shop’s own', async () => {
    const before = await compose()
    await edit('reset', `${head}\nNo link, {old}\n`)
    expect(await compose()).toEqual(before)
    await shop.database.transaction((tx) => resetTemplate(tx, 'reset'))
  })

  it('that says the same as the shop’s own is not stored', async () => {
    const own = defaultTemplate('reset', store.locale)
    expect(await edit('reset', own.replaceAll('\n', '\r\n'))).toEqual([])
    expect(await edit('reset', own.replace('preheader:', 'preheader: Quickly'))).toMatchObject([{ change: 'new' }])
    expect((await compose()).html).toContain('opacity:0">Quickly</div>')
    expect(await edit('reset', own)).toMatchObject([{ change: 'own' }])
  })
})

describe('checking a template', () => {
  const faults = (body: string, name: (typeof emailNames)[number] = 'reset', top = head) =>
    checkTemplate(kindOf(name), `${top}\n${body}`).map(({ line, reason }) => `${line}: ${reason}`)

  it.each([
    ['{button}\n\n<script>x()</script>', '8: <script> cannot be in an email'],
    ['{button}\n\n<img src="https://t.example/p.gif">', '8: <img> cannot be in an email'],
    ['{button} now', '6: {button} needs a paragraph of its own'],
    ['Hello', '1: {button} is missing'],
    ['{{depend name}}\n{button}\n{{/depend}}', '6: {{depend name}}: this email has no parts that depend'],
    ['{button}\n\nHello {firstname}', '8: {firstname} is not known here'],
    ['{button}\n\na <b>b\n\nc', '8: <b> is not closed before its paragraph ends'],
    ['{button}\n\na</i>', '8: </i> closes a tag that is not open'],
    ['{button}\n\n<b onclick="x()">a</b>', '8: <b> takes no attributes'],
    ['{button}\n\nHi\n<a href="javascript:x()">a</a>', '9: a link is written <a href="https://…">'],
    ['{button}\n\n<a href="https://t.example', '8: a tag that begins with <a is not closed by >'],
    ['{button}\n\n{{if name}}', '8: {{ begins an unknown directive'],
    ['{button}\n\na &nbsp; b', '8: write the character itself in place of &nbsp;'],
    ['{button}\n\na { b', '8: a brace { or } is only for'],
    [
      '{button}\n\n{{config path="payment/banktransfer/account"}}',
      '8: the setting payment/banktransfer/account cannot',
    ],
  ])('%j is refused by its line', (body, reason) => {
    expect(faults(body).join('\n')).toContain(reason)
  })

  it('wants the parts that the law requires, the unsubscribe link, and conditions around what may be missing', () => {
    const placed = defaultTemplate('order.placed', 'en_US')
    expect(checkTemplate(kindOf('order.placed'), placed.replace('{withdrawal}\n', ''))).toMatchObject([
      { reason: expect.stringContaining('{withdrawal} is missing') },
    ])
    const news = defaultTemplate('newsletterWelcome', 'en_US')
    expect(checkTemplate(kindOf('newsletterWelcome'), news.replace(' {unsubscribe}', ''))).toMatchObject([
      { reason: expect.stringContaining('{unsubscribe} is missing') },
    ])
    expect(faults('{button}\n\n{tracking}', 'order.shipped')).toEqual([
      expect.stringContaining('8: {tracking} may be missing; write {{depend tracking}}'),
    ])
    expect(faults('{button}\n\n{{depend tracking}}\n\n{tracking}\n\n', 'order.shipped')).toEqual([
      '8: {{depend tracking}} is not closed by {{/depend}}',
      expect.stringContaining('10: {tracking} may be missing'),
    ])
  })

  it('wants the head of the file', () => {
    const [first, ...more] = faults('{button}', 'reset', 'Hello\nsubject: <b>A</b>\nsubject: B\n')
    expect([first, ...more].join('\n')).toMatch(/1: begin with subject:/)
    expect(more.join('\n')).toContain('2: subject: takes no tags')
    expect(more.join('\n')).toContain('3: subject: is there twice')
    expect(more.join('\n')).toContain('1: heading: is missing')
  })
})

it('an email names its shop and sender by the settings', async () => {
  const values = {
    'general/store_information/shop_name': 'Motyl',
    'trans_email/ident_general/email': 'info@motyl.example',
  }
  await shop.database.transaction((tx) => saveSettings(tx, { scope: 'view', id: store.id }, values))
  const renamed = await shop.database.transaction(async (tx) => {
    const view = await findStore(tx, store.code)
    return view && previewEmail(tx, 'confirm', view)
  })
  expect(renamed).toMatchObject({ sender: { name: 'Motyl', email: 'info@motyl.example' } })
  expect(renamed?.text).toContain('an account with Motyl')
})

describe('the emails of another merchant’s shop', () => {
  const own = {
    'general/store_information/shop_name': 'Motyl',
    'general/store_information/name': 'Motyl s.r.o.',
    'general/store_information/address': 'Dlouhá 1, 110 00 Praha',
    'general/store_information/email': 'info@motyl.example',
    'general/store_information/phone': '+420 222 000 000',
    'general/store_information/vat_number': 'CZ12345678',
    'design/theme/accent': '#3b3fb6',
    'design/theme/ground': '#f4f7ff',
  }
  const ownSettings = (more: Record<string, string> = {}) =>
    shop.database.transaction(async (tx) => {
      await saveSettings(tx, { scope: 'view', id: store.id }, { ...own, ...more })
      return settingsNow(tx)
    })
  const write = (name: EmailName, locale: string, settings: Settings) => {
    const view = { ...store, locale }
    return letterOf(
      defaultTemplate(name, locale),
      view,
      settings,
      exampleOf(name, view, sellerLine(settings, locale), 'https://motyl.example/'),
    )
  }

  it('have its colours, and its logo if it has one', async () => {
    const settings = (await ownSettings()).get(store.id)?.settings
    if (settings === undefined) throw new Error('The store view is gone')
    const { html } = write('order.placed', 'en_US', settings)
    expect(html).toContain('background:#f4f7ff')
    expect(html).toContain('background:#3b3fb6')
    expect(html).not.toContain('<img')
    const withLogo = write('order.placed', 'en_US', { ...settings, 'design/email/logo': '/media/logo/m.png' })
    expect(withLogo.html).toMatch(/<img src="http[^"]*\/media\/logo\/m\.png" alt="Motyl" height="40"/)
  })

  it.each(textLocales())('name neither the demo nor its address or colours in %s', async (locale) => {
    const settings = (await ownSettings()).get(store.id)?.settings
    if (settings === undefined) throw new Error('The store view is gone')
    for (const name of emailNames) {
      const { subject, text, html, sender } = write(name, locale, settings)
      expect(JSON.stringify({ subject, text, html, sender }), name).not.toMatch(
        /bocian|gniazdow|00-999|#faf7f2|#e6e0d6|#0f766e/i,
      )
    }
  })
})
