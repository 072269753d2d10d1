import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadMessages, type MessageKey } from './messages.ts'

const folder = path.join(import.meta.dirname, '../../../messages')
const locales = fs.readdirSync(folder).map((file) => path.basename(file, '.json'))
const textsOf = (locale: string): [MessageKey, string][] =>
  Object.entries(
    JSON.parse(fs.readFileSync(path.join(folder, `${locale}.json`), 'utf8')) as Record<string, string>,
  ) as [MessageKey, string][]
const counts = [1, 2, 5, 22, 1.5]

describe.each(locales)('plurals in %s', (locale) => {
  const rules = new Intl.PluralRules(locale)
  const plurals = textsOf(locale).filter(([, text]) => text.includes(', plural,'))

  it('has all plural forms of the language in every counted message', () => {
    expect(plurals.length).toBeGreaterThan(5)
    const forms = new Set(counts.map((count) => rules.select(count)))
    const lacking = plurals.flatMap(([key, text]) =>
      [...forms].filter((form) => !new RegExp(`\\b${form} \\{`).test(text)).map((form) => `${key}: ${form}`),
    )
    expect(lacking).toEqual([])
  })

  it('leaves no gaps or ICU syntax for any count', async () => {
    const t = await loadMessages(locale)
    for (const [key] of plurals)
      for (const count of counts)
        expect(t(key, { count, name: 'N', store: 'S' }), `${key} of ${count}`).toMatch(/^[^{}#]{3,}$/)
  })
})

describe('a counted noun', () => {
  it.each([
    ['pl-PL', ['1 produkt', '2 produkty', '5 produktów', '22 produkty', '1,5 produktu']],
    ['cs-CZ', ['1 produkt', '2 produkty', '5 produktů', '22 produktů', '1,5 produktu']],
    ['sk-SK', ['1 produkt', '2 produkty', '5 produktov', '22 produktov', '1,5 produktu']],
    ['uk-UA', ['1 товар', '2 товари', '5 товарів', '22 товари', '1,5 товару']],
    ['ro-RO', ['1 produs', '2 produse', '5 produse', '22 de produse', '1,5 produse']],
    ['de-DE', ['1 Artikel', '2 Artikel', '5 Artikel', '22 Artikel', '1,5 Artikel']],
    ['en-GB', ['1 product', '2 products', '5 products', '22 products', '1.5 products']],
    ['hy-AM', ['1 ապրանք', '2 ապրանք', '5 ապրանք', '22 ապրանք', '1,5 ապրանք']],
  ])('in %s has the forms %j', async (locale, words) => {
    const t = await loadMessages(locale)
    expect(counts.map((count) => t('catalogue.count', { count }))).toEqual(words)
  })

  it('uses no plural rules in Armenian, because some browsers lack them', () => {
    const forms = textsOf('hy-AM').flatMap(([key, text]) => {
      const [, one, other] = /\bone (\{[^{}]*\}) other (\{[^{}]*\})/.exec(text) ?? []
      return one === other ? [] : [key]
    })
    expect(forms).toEqual([])
  })
})
