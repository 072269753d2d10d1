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
        expect(t(key, { count, total: count, name: 'N', store: 'S' }), `${key} of ${count}`).toMatch(/^[^{}#]{3,}$/)
  })
})

it.each([
  ['pl-PL', ['Dostępne w 1 z 1 sklepu', 'Dostępne w 1 z 3 sklepów', 'Dostępne w 2 z 5 sklepów']],
  ['cs-CZ', ['K dostání v 1 z 1 prodejny', 'K dostání v 1 ze 3 prodejen', 'K dostání ve 2 z 5 prodejen']],
  ['sk-SK', ['K dispozícii v 1 z 1 predajne', 'K dispozícii v 1 z 3 predajní', 'K dispozícii v 2 z 5 predajní']],
  ['de-DE', ['In 1 von 1 Filiale vorrätig', 'In 1 von 3 Filialen vorrätig', 'In 2 von 5 Filialen vorrätig']],
  ['en-GB', ['1 of 1 store has it', '1 of 3 stores has it', '2 of 5 stores have it']],
  ['ro-RO', ['Se găsește în 1 magazin din 1', 'Se găsește în 1 magazin din 3', 'Se găsește în 2 magazine din 5']],
  ['uk-UA', ['Є в 1 з 1 магазину', 'Є в 1 з 3 магазинів', 'Є в 2 з 5 магазинів']],
  ['hy-AM', ['Կա 1 խանութից 1‑ում', 'Կա 3 խանութից 1‑ում', 'Կա 5 խանութից 2‑ում']],
  ['hu-HU', ['1 üzletből 1 üzletben kapható', '3 üzletből 1 üzletben kapható', '5 üzletből 2 üzletben kapható']],
])('in %s the shops that have a product agree with how many there are', async (locale, texts) => {
  const t = await loadMessages(locale)
  const shops = [
    [1, 1],
    [1, 3],
    [2, 5],
  ] as const
  expect(shops.map(([count, total]) => t('storeLocator.summary', { count, total }).replaceAll(/\s/g, ' '))).toEqual(
    texts,
  )
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
