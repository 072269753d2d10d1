import { expect, test } from 'vitest'
import { message } from '#src/platform/messages.ts'
import { pageFile } from './page-files.ts'

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

const law = ['form.text', 'withdrawal.money', 'withdrawal.cost', 'withdrawal.except']

test.each([
  [
    'de',
    'de_DE',
    'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren',
  ],
  [
    'en',
    'en_US',
    'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods',
  ],
  ['ro', 'ro_RO', 'cu privire la retragerea mea/noastră din contractul referitor la vânzarea următoarelor produse'],
] as const)(
  'the page and the email of the store in %s have the same words of the law about withdrawal',
  (language, locale, form) => {
    const page = plain(pageFile(language, 'returns').body)
    expect(page).toContain(form)
    for (const key of law) {
      const parts = partsOf(locale, key)
      expect(parts.length, key).toBeGreaterThan(0)
      for (const part of parts) expect(page).toContain(part)
    }
  },
)
