import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanText, oneLine, withoutMarks } from './clean-text.ts'

/** What comes along with text from chats, PDFs, spreadsheets and word processors. */
const marks = [
  ...'\u200B\u200C\u200D\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2060\u2061\u2064\u2066\u2067\u2068\u2069',
  ...'\uFEFF\u00AD\u034F\u061C\u115F\u17B4\u180E\u3164\uFFA0\uFE00\uFE0E\uFE0F\uFFF9\uFFFC\u{E0041}\u{E0101}',
  ...'\u0001\u0007\u001B\u007F\u009F',
]

describe('a clean text', () => {
  test.each([
    ['Jo\u0301zef', 'J\u00F3zef', 'composed letters'],
    ['\u202AAnna\u202C', 'Anna', 'no marks of direction'],
    ['user\u202Egnp.exe', 'usergnp.exe', 'no reversed text'],
    ['\uFEFFAn\u200Bna\u00AD', 'Anna', 'nothing of no width'],
    ['e\u200B\u0301', '\u00E9', 'letters that were divided by a mark'],
    ['ul.\u00A0Polna\u202F3\t5\u2800', 'ul. Polna 3 5 ', 'plain spaces'],
    ['Bielsko\u2011Biała, a\u2010b', 'Bielsko-Biała, a-b', 'plain hyphens'],
    ['3\u20134 \u2014 ok', '3\u20134 \u2014 ok', 'dashes that look different'],
    ['a\r\nb\rc\u2028d\u2029e', 'a\nb\nc\nd\ne', 'one kind of line end'],
    ['\u3164\u115F', '', 'no fillers'],
    ['\u212B', '\u00C5', 'one form of a letter'],
  ])('%j becomes %j: %s', (text, clean) => expect(cleanText(text)).toBe(clean))

  test.each([
    ['👩\u200D👧 ❤\uFE0F 1\uFE0F\u20E3', 'parts of emoji'],
    ['👩🏽\u200D🦰 🏳\uFE0F\u200D🌈', 'emoji with a colour of skin, and flags'],
    ['🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}', 'the flag of Scotland'],
    ['می\u200Cخواهم', 'joiners of Persian'],
    ['क्\u200Dष', 'joiners of Hindi'],
    ['Երևան, Їжак, Ștefan, „Łódź” – 5 % «так»', 'letters and quotes of the shop’s languages'],
    ['a\n\nb', 'empty lines'],
  ])('keeps %j: %s', (text) => expect(cleanText(text)).toBe(text))

  test.each([
    ['A\u200Dn\u200Cn\uFE0Fa', 'Anna'],
    ['5\uFE0F', '5'],
    ['👩\u200D', '👩'],
    ['❤\uFE0F\uFE0F', '❤\uFE0F'],
    ['🏴\u{E0041}\u{E0042}', '🏴'],
  ])('joiners without an effect are removed: %j', (text, clean) => expect(cleanText(text)).toBe(clean))

  test('is the same for every mark between, before and after its letters', () => {
    const texts = fc.constantFrom(
      'Anna',
      "Кузьм'яненко",
      'Երևան',
      'Iași',
      'ul. Długa 1/2',
      'a@example.com',
      'HO1',
      '👶',
    )
    const places = fc.array(fc.tuple(fc.nat({ max: 20 }), fc.constantFrom(...marks)), { maxLength: 6 })
    fc.assert(
      fc.property(texts, places, (text, inserted) => {
        const letters = [...text]
        for (const [place, mark] of inserted) letters.splice(place % (letters.length + 1), 0, mark)
        const cleaned = cleanText(letters.join(''))
        // A mark that chooses the picture of a symbol can be seen.
        expect(text === '👶' ? cleaned.replaceAll(/[\uFE0E\uFE0F]/g, '') : cleaned).toBe(text)
      }),
      { numRuns: 2_000 },
    )
  })

  test('cleaned twice stays the same, and no mark is left', () => {
    const parts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(...marks, '👩', '❤', 'e', '\u0301', '1', '\u20E3', 'ا', 'ب', ' ', '\r', '\n', '🏴', '\u2011'),
    )
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 12 }), (all) => {
        const text = all.join('')
        for (const clean of [cleanText, oneLine, withoutMarks]) expect(clean(clean(text))).toBe(clean(text))
        expect(cleanText(text)).not.toMatch(/(?!\n)\p{Cc}|[\u200B\u200E-\u202E\u2060-\u206F]/u)
        expect(cleanText(text).normalize('NFC')).toBe(cleanText(text))
        if (/^[\n -~]*$/.test(text)) expect(cleanText(text)).toBe(text)
      }),
      { numRuns: 2_000 },
    )
  })
})

test('texts of our languages are clean, in any order of their letters', () => {
  const letters =
    /^[\n -~\u00A1-\u00AC\u00AE-\u02FF\u0400-\u0482\u048A-\u052F\u0531-\u058F\u2013\u2014\u2018-\u201E\u2026]*$/
  fc.assert(
    fc.property(fc.stringMatching(letters), (text) => {
      expect(cleanText(text)).toBe(text)
      expect(text.normalize('NFC')).toBe(text)
      // A mark makes the long way necessary, which must not change anything else.
      expect(cleanText(`${text}\u200B`)).toBe(text)
    }),
  )
})

test('a text in one line has single spaces and none at its ends', () => {
  expect(oneLine('\u2003 Anna\u00A0 Maria\n\tNowak \u200B')).toBe('Anna Maria Nowak')
})

test('in content, spaces of other widths stay', () => {
  expect(withoutMarks('5\u00A0zł\t\u200Bx')).toBe('5\u00A0zł\tx')
})
