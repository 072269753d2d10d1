import type { Row } from './row.ts'
import { languages, localeOf } from './stores.ts'
import { giftWrappingTexts } from './texts/gift-wrapping-texts.ts'

const wrappings = [
  { code: 'kraft', prices: '8 PLN|45 CZK|1.9 EUR|9 RON|80 UAH|800 AMD' },
  { code: 'meadow', prices: '10 PLN|55 CZK|2.5 EUR|12 RON|100 UAH|1000 AMD' },
  { code: 'box', prices: '19 PLN|110 CZK|4.9 EUR|23 RON|190 UAH|1900 AMD' },
] as const

/** The gift wrapping designs in every language. */
export function* giftWrappingRows(): Generator<Row> {
  for (const [index, { code, prices }] of wrappings.entries())
    yield {
      code,
      prices,
      position: String(index + 1),
      ...Object.fromEntries(
        languages.flatMap((language) => [
          [`design_${localeOf[language]}`, giftWrappingTexts[language][code]],
          [`message_${localeOf[language]}`, giftWrappingTexts[language].birthday],
        ]),
      ),
    }
}
