import { expect, test } from 'vitest'
import { message } from '#src/platform/messages.ts'
import { pageFile } from './page-files.ts'
import { languages } from './stores.ts'

const plain = (text: string): string => text.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')

/** What an email says, without the names of the seller that it fills in. */
const partsOf = (locale: string, key: string): string[] =>
  message(locale, `mail.order.${key}`)
    .split(/\{\w+\}/)
    .map((part) =>
      plain(part)
        .replace(/^[\s.:,]+/, '')
        .trim(),
    )
    .filter((part) => part.length > 20)

const law = ['form.text', 'withdrawal.send', 'withdrawal.money', 'withdrawal.cost', 'withdrawal.except']
const locales = {
  pl: 'pl_PL',
  cs: 'cs_CZ',
  sk: 'sk_SK',
  de: 'de_DE',
  en: 'en_US',
  ro: 'ro_RO',
  uk: 'uk_UA',
  hy: 'hy_AM',
} as const

test.each(languages)(
  'in %s the page and the email have the same words about withdrawal, also about who pays',
  (language) => {
    const page = plain(pageFile(language, 'returns').body)
    for (const key of law) {
      const parts = partsOf(locales[language], key)
      expect(parts.length, key).toBeGreaterThan(0)
      for (const part of parts) expect(page).toContain(part)
    }
  },
)

test.each([
  [
    'de',
    'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren',
    'Wenn Sie diese Online-Funktion nutzen',
  ],
  [
    'en',
    'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods',
    'If you use this online function',
  ],
  [
    'ro',
    'cu privire la retragerea mea/noastră din contractul referitor la vânzarea următoarelor produse',
    'Dacă folosești această funcție online',
  ],
] as const)(
  'in %s the words of the law are on the page, and those on the online function in the email too',
  (language, form, online) => {
    const page = plain(pageFile(language, 'returns').body)
    const told = plain(message(locales[language], 'mail.order.withdrawal.function'))
    expect(page).toContain(form)
    expect(told).toContain(online)
    expect(page).toContain(told.slice(told.indexOf(online)))
  },
)

test.each([
  ['pl_PL', 'na trwałym nośniku'],
  ['cs_CZ', 'na trvalém nosiči dat'],
  ['sk_SK', 'na trvanlivom nosiči'],
  ['de_DE', 'auf einem dauerhaften Datenträger'],
  ['en_US', 'on a durable medium'],
  ['ro_RO', 'pe un suport durabil'],
  ['hu_HU', 'tartós adathordozón'],
])('in %s the email promises the receipt of Article 11a of Directive 2011/83/EU', (locale, medium) => {
  expect(plain(message(locale, 'mail.order.withdrawal.function'))).toContain(medium)
})
