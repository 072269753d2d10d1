import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './processes.ts'
import { namesDays } from './day-numbers.ts'

const demo = path.join(root, 'apps/backend/demo')
const textFiles = fs.globSync('texts/*/*.ts', { cwd: demo })
const pageFiles = fs.globSync('{pages,blog}/*/*.md', { cwd: demo })

// The law decides over how many days the lowest price is counted.
const lowestPrice =
  /najniższ\S+ cen|nejnižší cen|najnižši\S+ cen|niedrigste|lowest price|cel mai mic preț|найнижч|ամենացածր/iu
// Words for giving goods back or withdrawing from the contract. Only the setting decides in how many days that is possible.
const givingBack =
  /na zwrot|zwrócić|odstąpić|zrezygnować|(?:vrácení|odstoupení od smlouvy) máte|vrátit nákup|odstoupit|(?:vrátenie|odstúpenie od zmluvy) máte|vrátiť nákup|odstúpiť|zurückgeben|Rückgabe|widerruf|send things back|return a purchase|withdraw|returnezi|retrage|renunța|повернення маєте|повернути покупку|відмо[вф]|վերադարձնել|վերադարձի համար|հրաժարվել/iu

const read = (file: string): string => fs.readFileSync(path.join(demo, file), 'utf8')
const sentencesOf = (text: string): string[] => text.split(/\n|[.!?։]\s/)
const misleading = (text: string): string[] =>
  sentencesOf(text).filter((sentence) => namesDays(sentence) && givingBack.test(sentence))

test('the demo has texts and pages in eight languages', () => {
  expect(textFiles.length).toBeGreaterThanOrEqual(8 * 4)
  expect(pageFiles.length).toBeGreaterThanOrEqual(8 * 12)
})

test.each(textFiles)('%s names no number of days but that of the lowest price', (file) => {
  expect(
    read(file)
      .split('\n')
      .filter((line) => namesDays(line) && !lowestPrice.test(line)),
  ).toEqual([])
})

test.each(pageFiles)('%s names no number of days for returns, which a setting decides', (file) => {
  expect(misleading(read(file))).toEqual([])
})

test('a sentence that names the days for returns is found in every language', () => {
  const sentences = [
    'Na zwrot masz **30 dni** od odebrania paczki.',
    'Od smlouvy můžete do 30 dnů odstoupit.',
    'Na vrátenie máte **30 dní** od prevzatia balíka.',
    'Sie können alles **30 Tage** lang zurückgeben.',
    'You have **30 days** from receiving the parcel to send things back.',
    'Ai **30 de zile** de la primirea coletului ca să returnezi produsele.',
    'На повернення маєте **30\u00A0днів** від отримання посилки.',
    'Գնումից կարելի է հրաժարվել 30\u00A0օրվա ընթացքում։',
    'Sie haben das Recht, binnen dreißig Tagen den Vertrag zu widerrufen.',
  ]
  expect(sentences.filter((sentence) => misleading(sentence).length === 0)).toEqual([])
})
