import { describe, expect, it } from 'vitest'
import { checkLanguage, languageRules } from './language-rules.ts'
import { textsOfCatalogue, textsOfMarkdown, textsOfScript } from './read-texts.ts'

const placesOf = (texts: { language: string; text: string; place: string }[]): string[] =>
  texts.map(({ language, text, place }) => `${language} ${place} ${text}`)

describe('the rules of docs/languages.md', () => {
  it.each(languageRules)('find “$example”: $instead', (rule) => {
    for (const language of rule.languages)
      expect(
        checkLanguage(language, rule.example).map(({ instead }) => instead),
        language,
      ).toContain(rule.instead)
  })

  it.each([
    ['pl', 'Kolekcja „Fern”: 30\u00A0°C, 20%, 12,99\u00A0zł…'],
    ['cs', 'Kolekce „Fern“: 30\u00A0°C, 20\u00A0%, 109\u00A0Kč…'],
    ['de', 'Karte …{number} wird geladen\u00A0… Modell „Fern“, 20\u00A0%'],
    ['en', 'The “Fern” dress doesn’t fade: 20% off at 30°C…'],
    ['ro', 'Colecția „Fern”: 20%, 14,99\u00A0lei…'],
    ['uk', 'Колекція «Fern»: 20%, 849\u00A0₴…'],
    ['hy', 'Գինը՝ 12\u00A0000\u00A0֏։ «Fern» մոդելը, էլ. փոստով'],
    ['sk', 'Skúste to, prosím, znova: 20\u00A0%'],
    ['hu', 'A „Fern” modell: 20%, 12\u00A0990\u00A0Ft…'],
  ] as const)('find nothing in a right text in %s', (language, text) =>
    expect(checkLanguage(language, text)).toEqual([]),
  )

  it('do not read tags, directives and the addresses in them', () => {
    expect(checkLanguage('pl', '<a href="/cart">Koszyk</a> na {{config path="sales/rma/return_days"}} dni')).toEqual([])
  })
})

describe('the texts that are checked', () => {
  it('are the values of a catalogue', () => {
    expect(placesOf(textsOfCatalogue('pl', '{ "cart.title": "Koszyk" }'))).toEqual(['pl cart.title Koszyk'])
  })

  it('are the lines of a page without its path and the addresses of links', () => {
    const page = '# Pomoc\n\npath: help\n\nZobacz [zwroty](/returns).'
    expect(placesOf(textsOfMarkdown('pl', page))).toEqual(['pl 1 # Pomoc', 'pl 5 Zobacz [zwroty].'])
  })

  it('are the strings of a script in one language', () => {
    const script = "import a from 'b'\nexport const words = { title: 'Koszyk', more: `${a} dni` }"
    expect(placesOf(textsOfScript(script, 'pl'))).toEqual(['pl 2 Koszyk', 'pl 2 {value} dni'])
  })

  it('are the parts of other scripts that are named after a language', () => {
    const script = "const kind = 'none'\nconst texts = {\n  pl: { title: 'Koszyk' },\n  de: 'Warenkorb',\n}"
    expect(placesOf(textsOfScript(script))).toEqual(['pl 3 Koszyk', 'de 4 Warenkorb'])
  })
})
